keyboard-simulator new scene my-form.json
