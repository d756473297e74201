import Assets
import DeviceProfiles
import Foundation
import InterfaceStyles
import KeyboardAvoidance
import KeyboardLayouts
import Simulation
import VisualQA

/// Every combination of what the lists of the command line name; each is made when it is asked for.
struct Matrix: RandomAccessCollection, Sendable {
  /// A device with what only it can be combined with.
  private struct Part: Sendable {
    var settings: DeviceSettings
    var arrangements: [KeyboardArrangement]
    /// The index of its first combination.
    var start: Int
  }

  private typealias Change = @Sendable (inout DeviceSettings) -> Void

  private let parts: [Part]
  /// The values of each list, as what they change; the first list changes slowest.
  private let axes: [[Change]]
  private let scenes: [Scene]
  private let strategies: [String]
  let endIndex: Int
  let startIndex = 0

  /// - Throws: for a name that is unknown, with the nearest ones.
  init(_ arguments: Arguments, _ library: AssetFinder) throws {
    let lists = MatrixLists(arguments)
    let names = try lists.words("scene", all: library.names(.scenes)) ?? ["tab-form"]
    strategies =
      try lists.words("strategy", all: AvoidanceStrategies.all.map { $0.id }) ?? [ContentInset.id]
    scenes = try names.map(library.scene)
    try Self.checkIDs(scenes, names)
    for strategy in strategies { _ = try library.strategy(strategy) }
    axes = try Self.axes(lists)
    let phones = try Self.phones(arguments, library)
    let arrangements: [KeyboardArrangement] = try lists.choices("arrangement") ?? [.docked]
    let share = axes.reduce(scenes.count * strategies.count) { $0 * $1.count }
    var parts: [Part] = []
    var count = 0
    for settings in phones {
      let possible = arrangements.filter { settings.device.kind == .pad || $0 == .docked }
      guard !possible.isEmpty else { continue }
      parts.append(Part(settings: settings, arrangements: possible, start: count))
      count += share * possible.count
    }
    self.parts = parts
    endIndex = count
    if isEmpty {
      throw UsageError.other(
        "only an iPad's keyboard can be \(arguments["arrangement"] ?? "moved"); choose an iPad")
    }
  }

  /// The combination at an index, as digits of a number whose last place changes fastest.
  subscript(index: Int) -> TestCase {
    guard let part = parts.last(where: { $0.start <= index }) else {
      preconditionFailure("there is no combination \(index)")
    }
    var rest = index - part.start
    func digit<Value>(_ values: [Value]) -> Value {
      defer { rest /= values.count }
      return values[rest % values.count]
    }
    let arrangement = digit(part.arrangements)
    let strategy = digit(strategies)
    let scene = digit(scenes)
    var settings = part.settings
    for axis in axes.reversed() { digit(axis)(&settings) }
    return TestCase(
      settings: settings, scene: scene, strategy: strategy, arrangement: arrangement)
  }

  private static func axes(_ lists: MatrixLists) throws -> [[Change]] {
    let orientations: [Orientation] = try lists.choices("orientation") ?? Orientation.allCases
    let sizes: [ContentSize] = try lists.choices("content-size") ?? [.large]
    let appearances: [Appearance] = try lists.choices("appearance") ?? [.light]
    let contrasts: [Contrast] = try lists.choices("contrast") ?? [.normal]
    let types: [KeyboardType]? = try lists.choices("keyboard")
    let predictive = try lists.predictive()
    let hardware = try lists.switches("hardware-keyboard") ?? [false]
    return [
      orientations.map { value in { $0.orientation = value } },
      sizes.map { value in { $0.contentSize = value } },
      appearances.map { value in { $0.appearance = value } },
      contrasts.map { value in { $0.accessibility.contrast = value } },
      types?.map { value in { $0.keyboardType = value } } ?? [{ _ in }],
      predictive.map { value in { $0.hasPredictiveBar = value } },
      hardware.map { value in { $0.hasHardwareKeyboard = value } },
    ]
  }

  /// Two scenes with one id would be one in every report, and share their goldens.
  private static func checkIDs(_ scenes: [Scene], _ names: [String]) throws(UsageError) {
    var known: [String: String] = [:]
    for (scene, name) in zip(scenes, names) {
      if let other = known[scene.id] {
        throw .other("\(other) and \(name) have the same id, \(scene.id); give one another id")
      }
      known[scene.id] = name
    }
  }

  /// Each device as it is chosen, with everything else that is the same for all.
  private static func phones(
    _ arguments: Arguments, _ library: AssetFinder
  ) throws -> [DeviceSettings] {
    let lists = MatrixLists(arguments)
    let rest = MatrixLists.names.reduce(arguments) { $0.replacing($1, by: nil) }
    if arguments.has("device-file"), arguments.has("device") {
      throw UsageError.other("--device and --device-file exclude each other; give one of them")
    }
    let files = try lists.words("device-file", all: [])
    let classes = DeviceCatalog(folder: Assets.url(.devices)).devices.map(\.id)
    let devices = try files ?? lists.words("device", all: classes) ?? classes
    let option = files == nil ? "device" : "device-file"
    let versions: [SystemVersion]? = try lists.choices("ios")
    let layouts = try lists.words("layout", all: library.names(.layouts)) ?? ["en-US"]
    var settings: [DeviceSettings] = []
    for device in devices {
      let one = rest.replacing(option, by: device)
      let profile = try DeviceOptions(one, library).settings
      let there = profile.device.systemVersions(for: profile.deviceID)
      // Among several devices those are left out that do not run a system; a single one must.
      let wanted = devices.count > 1 ? versions?.filter(there.contains) : versions
      for version in wanted.map({ $0.map(Optional.some) }) ?? [nil] {
        for layout in layouts {
          let call = one.replacing("layout", by: layout)
            .replacing("ios", by: version.map { "\($0.rawValue)" })
          settings.append(try DeviceOptions(call, library).settings)
        }
      }
    }
    if settings.isEmpty {
      throw UsageError.other(
        "none of these devices runs iOS \(arguments["ios"] ?? ""); "
          + "\(HelpText.program) list devices shows what there is")
    }
    return settings
  }
}
