import DeviceProfiles
package import Foundation
import KeyboardAvoidance
package import KeyboardLayouts

/// Which keyboard there is to be, and where it stands.
extension SimulatedDevice {
  /// Whether the keyboard stands at the bottom edge, or would if it were shown.
  package var isDocked: Bool { settings.arrangement == .docked }

  /// The keyboard that focus and settings ask for; nil for none.
  var wantedForm: OnScreenKeyboard.Form? {
    guard settings.showsSoftwareKeyboard, let row = focusedRow else { return nil }
    return settings.hasHardwareKeyboard ? barForm(for: row.row.input) : form(for: row.row.input)
  }

  private func form(for input: InputTraits) -> OnScreenKeyboard.Form? {
    let type = settings.keyboardType ?? input.keyboardType
    let hasBar = showsBar(type: type, input: input)
    guard let keys = formHeight(type: type, hasBar: hasBar) else { return nil }
    let accessory = accessoryHeight(of: input)
    return OnScreenKeyboard.Form(
      type: type, returnKey: input.returnKey, hasBar: hasBar, height: keys + accessory,
      rise: keys + accessory, accessory: accessory)
  }

  func formHeight(type: KeyboardType, hasBar: Bool) -> CGFloat? {
    settings.arrangement == .floating
      ? FloatingKeyboard.size.height : keyboardHeight(type: type, hasBar: hasBar)
  }

  /// What stays on the screen while a hardware keyboard types: an iPad's bar, a field's toolbar.
  ///
  /// The bar's keyboard is notified at its whole height; only the bar is above the screen's edge
  /// (source: the logs in a pull request of ionic's keyboard plug-in).
  private func barForm(for input: InputTraits) -> OnScreenKeyboard.Form? {
    guard !awaitsFocusForBar else { return nil }
    let accessory = accessoryHeight(of: input)
    let dock = chrome.screenSafeArea.bottom
    var form = OnScreenKeyboard.Form(
      extent: .accessory, type: settings.keyboardType ?? input.keyboardType,
      returnKey: input.returnKey, hasBar: false, height: accessory + dock,
      rise: accessory + dock, accessory: accessory)
    if let bar = settings.device.shortcutBar,
      let whole = keyboardHeight(type: form.type, hasBar: true)
    {
      form.extent = .shortcutBar
      form.hasBar = true
      form.height = whole + accessory
      form.rise = bar + dock + accessory
    }
    return form.extent == .shortcutBar || accessory > 0 ? form : nil
  }

  private func accessoryHeight(of input: InputTraits) -> CGFloat {
    input.hasAccessory ? AccessoryBar.height : 0
  }

  func showsBar(type: KeyboardType, input: InputTraits) -> Bool {
    var input = input
    input.keyboardType = type
    if settings.arrangement == .floating || keyboard.keys.emoji != nil { return true }
    if settings.device.kind == .pad { return settings.hasPredictiveBar }
    return settings.hasPredictiveBar && input.showsPredictiveBar
  }

  /// Returns the height of a keyboard on this device; nil where nobody has measured it.
  package func keyboardHeight(type: KeyboardType, hasBar: Bool) -> CGFloat? {
    settings.device.keyboard(settings.orientation, settings.version)?
      .height(withPredictiveBar: hasBar)
  }

  /// Where a keyboard stands in the present arrangement, in screen coordinates.
  func place(_ form: OnScreenKeyboard.Form) -> CGRect {
    let screen = chrome.screen
    let isBarOnly = form.extent != .whole
    switch settings.arrangement {
    case .undocked where !isBarOnly, .split where !isBarOnly:
      return CGRect(
        x: 0, y: screen.height - form.height - lift(of: form), width: screen.width,
        height: form.height)
    case .floating where !isBarOnly: return floatingFrame(form)
    default:
      return CGRect(
        x: 0, y: screen.height - form.rise, width: screen.width, height: form.height)
    }
  }

  /// From the screen's bottom to an undocked keyboard; at first a third of the room above it.
  private func lift(of form: OnScreenKeyboard.Form) -> CGFloat {
    let room = max(0, chrome.screen.height - form.height - chrome.screenSafeArea.top)
    return min(max(0, keyboardLift ?? (room / 3).rounded()), room)
  }

  /// At first in the middle, above the handle and the safe area.
  private func floatingFrame(_ form: OnScreenKeyboard.Form) -> CGRect {
    let size = CGSize(width: FloatingKeyboard.size.width, height: form.height)
    let screen = chrome.screen
    let room = CGSize(
      width: max(0, screen.width - size.width),
      height: max(0, screen.height - size.height - FloatingKeyboard.handleHeight))
    let wanted =
      floatingOrigin
      ?? CGPoint(x: (room.width / 2).rounded(), y: room.height - chrome.screenSafeArea.bottom - 20)
    return CGRect(
      origin: CGPoint(
        x: min(max(0, wanted.x), room.width), y: min(max(0, wanted.y), room.height)), size: size)
  }

  /// Whether a keyboard would be shown if anybody had measured this one: its absence says nothing
  /// about what it would cover.
  package var lacksKeyboardHeight: Bool {
    focusedRow != nil && !keyboard.isVisible && settings.showsSoftwareKeyboard
      && !settings.hasHardwareKeyboard
  }

  mutating func noteMissingHeight() {
    guard settings.showsSoftwareKeyboard, !settings.hasHardwareKeyboard, let row = focusedRow
    else { return }
    let type = settings.keyboardType ?? row.row.input.keyboardType
    let bar = showsBar(type: type, input: row.row.input) ? "with" : "without"
    let way = settings.orientation.isLandscape ? "landscape" : "portrait"
    note(
      "\(settings.deviceID): nobody has measured the keyboard \(bar) its predictive bar in "
        + "\(way) on iOS \(settings.version.rawValue), so none is shown")
  }

  /// Tells people what could not be done; each thing is kept once, however often it comes.
  mutating func note(_ problem: String) {
    problems.removeAll { $0 == problem }
    problems.append(problem)
  }
}
