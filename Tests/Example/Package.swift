// swift-tools-version: 6.2
import PackageDescription

// How an app's package tests its forms: it depends on the simulator and on nothing of its inside.
let package = Package(
  name: "Example",
  dependencies: [.package(name: "keyboard-simulator", path: "../..")],
  targets: [
    .testTarget(
      name: "FormTests",
      dependencies: [
        .product(name: "KeyboardTesting", package: "keyboard-simulator"),
        .product(name: "KeyboardAvoidance", package: "keyboard-simulator"),
      ],
      exclude: ["sign-up.json", "Goldens"])
  ]
)
