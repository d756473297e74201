// swift-tools-version: 6.2
import PackageDescription

/// A module of this package; `Tests/NameTests` is added for each by `suite`.
func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], path: String? = nil,
  resources: [Resource]? = nil
) -> Target {
  .target(name: name, dependencies: dependencies, path: path, resources: resources)
}

func suite(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [],
  resources: [Resource]? = nil
) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, resources: resources)
}

/// A C library from Debian, found by its header; `pkgConfig` only where headers need a search path.
func library(_ name: String, pkgConfig: String? = nil, package debian: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([debian])])
}

let package = Package(
  name: "keyboard-simulator",
  // The observables of KeyboardAvoidance need Observation; the simulator itself is for Linux.
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "KeyboardAvoidance", targets: ["KeyboardAvoidance"]),
    // For the tests of other packages.
    .library(name: "KeyboardTesting", targets: ["KeyboardTesting"]),
    .executable(name: "keyboard-simulator", targets: ["keyboard-simulator"]),
  ],
  targets: [
    library("CSDL2", package: "libsdl2-dev"),
    library("CSDL2TTF", package: "libsdl2-ttf-dev"),
    library("CFreeType", pkgConfig: "freetype2", package: "libfreetype-dev"),
    library("CPNG", package: "libpng-dev"),
    library("CZlib", package: "zlib1g-dev"),
    library("CFriBidi", package: "libfribidi-dev"),

    module(
      "Assets", path: "Assets",
      resources: [.copy("Devices"), .copy("Layouts"), .copy("Scenes"), .copy("Tapes")]),
    module("JSON"),
    module("Reporting", ["JSON"], resources: [.embedInCode("Pages")]),
    module("Typography"),
    module("DisplayList", ["Typography", "JSON", "Reporting"]),
    module("KeyboardAvoidance"),
    module("DeviceProfiles", ["JSON"]),
    module("InterfaceStyles", ["Typography", "DisplayList", "DeviceProfiles"]),
    module("KeyboardLayouts", ["JSON", "DeviceProfiles", "InterfaceStyles"]),
    module(
      "Simulation",
      [
        "Typography", "JSON", "KeyboardAvoidance", "DeviceProfiles", "InterfaceStyles",
        "KeyboardLayouts",
      ]),
    module(
      "Picture",
      [
        "DisplayList", "Typography", "Simulation", "KeyboardAvoidance", "DeviceProfiles",
        "KeyboardLayouts", "InterfaceStyles",
      ]),
    module(
      "Workbench",
      [
        "DisplayList", "Typography", "JSON", "Picture", "Simulation", "KeyboardAvoidance",
        "DeviceProfiles", "KeyboardLayouts", "InterfaceStyles",
      ]),
    module(
      "Tape",
      [
        "DisplayList", "Typography",
        "JSON", "Reporting",
        "Picture", "Simulation", "KeyboardAvoidance", "DeviceProfiles",
        "KeyboardLayouts", "InterfaceStyles",
      ]),
    module(
      "VisualQA",
      [
        "DisplayList", "Typography",
        "JSON", "Reporting", "Picture", "Simulation", "KeyboardAvoidance", "DeviceProfiles",
        "KeyboardLayouts", "InterfaceStyles",
      ]),
    module(
      "SDLHost",
      ["DisplayList", "Typography", "CSDL2", "CSDL2TTF", "CFreeType", "CPNG", "CZlib", "CFriBidi"]),
    module(
      "GoldenStore",
      [
        "DisplayList", "Typography",
        "JSON",
        "SDLHost", "VisualQA", "Picture", "Simulation", "KeyboardLayouts", "InterfaceStyles",
        "DeviceProfiles",
      ]),
    module(
      "KeyboardTesting",
      [
        "Typography",
        "JSON",
        "GoldenStore", "SDLHost", "VisualQA", "Simulation", "KeyboardAvoidance", "KeyboardLayouts",
        "InterfaceStyles",
        "DeviceProfiles", "Assets",
      ]),
    .executableTarget(
      name: "keyboard-simulator",
      dependencies: [
        "DisplayList", "Typography",
        "JSON", "Reporting",
        "GoldenStore", "SDLHost", "VisualQA", "Tape", "Workbench", "Picture", "Simulation",
        "KeyboardAvoidance",
        "KeyboardLayouts", "InterfaceStyles", "DeviceProfiles", "Assets",
      ]),
    module(
      "TestSupport",
      [
        "Typography", "JSON", "Simulation", "DeviceProfiles", "KeyboardAvoidance",
        "KeyboardLayouts",
        "InterfaceStyles",
      ],
      path: "Tests/TestSupport"),
    module(
      "Fuzzing",
      [
        "DisplayList", "Typography",
        "JSON",
        "TestSupport", "VisualQA", "SDLHost", "Tape", "Workbench", "Simulation",
        "KeyboardAvoidance", "KeyboardLayouts", "InterfaceStyles", "DeviceProfiles", "Assets",
      ], path: "Tests/Fuzzing"),
    suite("FuzzTests", ["Fuzzing"], exclude: ["Corpus"]),
    suite(
      "KeyboardAvoidanceTests", ["KeyboardAvoidance", "TestSupport"], exclude: ["Stubs"],
      resources: [.copy("Cases")]),
    suite("JSONTests", ["JSON", "TestSupport"]),
    suite("ReportingTests", ["Reporting", "JSON", "TestSupport"]),
    suite("DeviceProfilesTests", ["JSON", "TestSupport", "DeviceProfiles", "Assets"]),
    suite(
      "InterfaceStylesTests",
      ["DisplayList", "Typography", "InterfaceStyles", "DeviceProfiles", "Assets"]),
    suite(
      "SDLHostTests",
      ["DisplayList", "Typography", "TestSupport", "SDLHost", "Picture", "Simulation"]),
    suite(
      "ProgramTests",
      [
        "TestSupport", "DisplayList", "Typography",
        "JSON",
        "keyboard-simulator", "SDLHost", "Workbench", "Picture", "Simulation", "KeyboardAvoidance",
        "KeyboardLayouts", "InterfaceStyles", "DeviceProfiles", "Assets",
      ]),
    suite(
      "KeyboardLayoutsTests",
      ["JSON", "TestSupport", "KeyboardLayouts", "InterfaceStyles", "DeviceProfiles", "Assets"]),
    suite(
      "SimulationTests",
      [
        "Typography",
        "JSON",
        "TestSupport", "Simulation", "KeyboardAvoidance", "KeyboardLayouts", "InterfaceStyles",
        "DeviceProfiles",
        "Assets",
      ],
      resources: [.copy("Report/Golden")]),
    suite(
      "PictureTests",
      [
        "DisplayList", "Typography",
        "JSON", "Reporting",
        "TestSupport",
        "Picture", "Simulation", "KeyboardAvoidance", "KeyboardLayouts", "InterfaceStyles",
        "DeviceProfiles", "Assets",
      ]),
    suite(
      "WorkbenchTests",
      [
        "DisplayList", "Typography",
        "JSON",
        "TestSupport",
        "Workbench", "Picture", "Simulation", "KeyboardAvoidance", "KeyboardLayouts",
        "InterfaceStyles",
        "DeviceProfiles", "Assets",
      ]),
    suite(
      "VisualQATests",
      [
        "DisplayList", "Typography",
        "JSON", "Reporting",
        "TestSupport", "GoldenStore", "VisualQA", "SDLHost", "Picture", "Simulation",
        "KeyboardAvoidance", "KeyboardLayouts", "InterfaceStyles", "DeviceProfiles", "Assets",
      ]),
    suite(
      "TapeTests",
      [
        "DisplayList", "Typography",
        "JSON", "Reporting",
        "TestSupport", "Tape", "Workbench", "Picture", "Simulation", "KeyboardAvoidance",
        "KeyboardLayouts", "InterfaceStyles", "DeviceProfiles", "Assets",
      ]),
    suite(
      "GoldenTests",
      [
        "DisplayList", "Typography",
        "SDLHost", "Workbench", "Picture", "Simulation", "KeyboardAvoidance", "KeyboardLayouts",
        "InterfaceStyles",
        "DeviceProfiles", "Assets",
      ],
      exclude: ["Goldens"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    // A signature that names a type of an imported module must say so: this keeps C types in SDLHost.
    .enableUpcomingFeature("InternalImportsByDefault"),
    // `any` marks every existential, so its cost is seen where it is paid.
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
