keyboard-simulator audit --scene my-form.json --strategy none
