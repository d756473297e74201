keyboard-simulator play form.tape
keyboard-simulator audit --scene my-form.json --strategy content-inset
