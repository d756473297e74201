keyboard-simulator new scene my-form.json
keyboard-simulator audit --scene my-form.json --strategy none
