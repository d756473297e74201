import DeviceProfiles
import KeyboardLayouts
import Simulation
import Workbench

/// What `--state` keeps from one run to the next: the selection and the window's switches.
struct SavedState: Hashable, Sendable {
  var device: String
  var deviceFile: String?
  var version: SystemVersion
  var orientation: Orientation
  /// An id, or the path of a file.
  var scene: String
  var strategy: String
  var keyboardType: KeyboardType?
  var layout: String
  var appearance: PhoneSettings.Appearance
  var contentSize: ContentSize
  var softwareKeyboard: Bool
  var predictiveBar: Bool
  var hardwareKeyboard: Bool
  var switches: WindowSwitches
}
