import DeviceProfiles
import KeyboardLayouts
import Simulation

/// What an audited phone was, in the words of the command line; all that a report needs of it.
package struct AuditedPhone: Hashable, Sendable, Codable {
  package var device: String
  package var orientation: String
  package var scene: String
  package var strategy: String
  /// The keyboard that all fields were given; empty where each has its own.
  package var keyboard: String
  package var contentSize: String
  package var predictive: String
  package var hardwareKeyboard: String
  package var arrangement: String
  package var ios: String
  package var layout: String
  package var appearance: String
  /// A word for each choice that is not as usual, as names have them.
  package var unusual: [String]

  package init(_ job: AuditJob) {
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
    unusual = job.unusualWords + (settings.appearance == .dark ? ["dark"] : [])
  }

  /// What sets the phone apart, as a person reads it and `--grep` looks for it.
  package var name: String {
    ([device, orientation, scene, strategy, keyboard].filter { !$0.isEmpty } + unusual)
      .joined(separator: " ")
  }

  /// What was chosen, by the names of the command line's options.
  var values: [(key: String, value: String)] {
    [
      ("device", device), ("orientation", orientation), ("scene", scene), ("strategy", strategy),
      ("keyboard", keyboard), ("contentSize", contentSize), ("predictive", predictive),
      ("hardwareKeyboard", hardwareKeyboard), ("arrangement", arrangement), ("ios", ios),
      ("layout", layout), ("appearance", appearance),
    ]
  }
}
