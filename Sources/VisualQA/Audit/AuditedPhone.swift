import DeviceProfiles
import InterfaceStyles
package import JSON
import KeyboardLayouts
import Simulation

/// What an audited phone was, in the words of the command line; all that a report needs of it.
package struct AuditedPhone: Hashable, Sendable {
  package var device = ""
  package var orientation = ""
  package var scene = ""
  package var strategy = ""
  /// The keyboard that all fields were given; empty where each has its own.
  package var keyboard = ""
  package var contentSize = ""
  package var predictive = ""
  package var hardwareKeyboard = ""
  package var arrangement = ""
  package var ios = ""
  package var layout = ""
  package var appearance = ""
  /// A word for each choice that is not as usual, as names have them.
  package var unusual: [String]

  package init(_ job: TestCase) {
    let settings = job.settings
    device = settings.deviceID
    orientation = settings.orientation.rawValue
    scene = job.scene.id
    strategy = job.strategy
    keyboard = settings.keyboardType?.rawValue ?? ""
    contentSize = settings.contentSize.rawValue
    predictive = settings.hasPredictiveBar ? "on" : "off"
    hardwareKeyboard = settings.hasHardwareKeyboard ? "on" : "off"
    arrangement = job.arrangement.rawValue
    ios = "\(settings.version.rawValue)"
    layout = settings.layout.id
    appearance = settings.appearance.rawValue
    unusual = job.nonDefaultOptions + (settings.appearance == .dark ? ["dark"] : [])
  }

  /// Reads the values of a report's line; nil where one of them is missing.
  package init?(_ line: JSONValue) {
    let texts = Self.keys.compactMap { line[$0.name]?.string }
    guard texts.count == Self.keys.count, let unusual = line["unusual"]?.strings else { return nil }
    self.unusual = unusual
    for (key, text) in zip(Self.keys, texts) { self[keyPath: key.path] = text }
  }

  /// What sets the phone apart, as a person reads it and `--grep` looks for it.
  package var name: String {
    ([device, orientation, scene, strategy, keyboard].filter { !$0.isEmpty } + unusual)
      .joined(separator: " ")
  }

  private typealias Key = (name: String, path: any WritableKeyPath<Self, String> & Sendable)

  /// What was chosen, by the names of the command line's options, in the order of reports.
  private static let keys: [Key] = [
    ("device", \.device), ("orientation", \.orientation), ("scene", \.scene),
    ("strategy", \.strategy), ("keyboard", \.keyboard), ("contentSize", \.contentSize),
    ("predictive", \.predictive), ("hardwareKeyboard", \.hardwareKeyboard),
    ("arrangement", \.arrangement), ("ios", \.ios), ("layout", \.layout),
    ("appearance", \.appearance),
  ]

  /// What was chosen, by the names of the command line's options.
  var values: [(key: String, value: String)] {
    Self.keys.map { ($0.name, self[keyPath: $0.path]) }
  }
}
