import DisplayList
import InterfaceStyles
import Simulation

/// The colours of the window itself; the phone's are in its style.
struct WorkbenchStyle: Hashable, Sendable {
  var ground: Color
  var panel: Color
  var ink: Color
  var dim: Color
  var line: Color
  var veil: Color
  /// The background of a control, the track and the knob of segments, and a switch that is off.
  var control: Color
  var track: Color
  var knob: Color
  var off: Color
  var good: Color
  var bad: Color
  var inset: Color
  /// The background of an open list.
  var popup: Color
  /// The background and the text of a focused control.
  var accent = Color(0x0A6CFF)
  var accentInk = Color.white
  var message = Color(0x1C1C1E, opacity: 0.92)
  var messageLabel = Color.white

  static func of(_ appearance: Appearance) -> WorkbenchStyle {
    appearance == .dark ? dark : light
  }

  private static let light = WorkbenchStyle(
    ground: Color(0xE6E7EB), panel: Color(0xF7F7F9), ink: Color(0x1C1C1E), dim: Color(0x6C6C70),
    line: Color(0, opacity: 0.14), veil: Color(0, opacity: 0.28), control: .white,
    track: Color(0xE9E9EC), knob: .white, off: Color(0xD1D1D6), good: Color(0x248A3D),
    bad: Color(0xE0342B), inset: Color(0x0B7F8F), popup: Color(0xFCFCFD))

  private static let dark = WorkbenchStyle(
    ground: Color(0x1B1C1F), panel: Color(0x242529), ink: Color(0xF2F2F5), dim: Color(0x8E8E93),
    line: Color(0xFFFFFF, opacity: 0.1), veil: Color(0, opacity: 0.5), control: Color(0x2E2F34),
    track: Color(0x2E2F34), knob: Color(0x5A5B61), off: Color(0x48494E), good: Color(0x30D158),
    bad: Color(0xFF453A), inset: Color(0x40C8E0), popup: Color(0x2C2D32),
    message: Color(0x3A3B40, opacity: 0.96))
}
