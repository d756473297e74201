import DeviceProfiles
package import Foundation
import KeyboardAvoidance
import KeyboardLayouts
import Simulation

extension Workbench {
  /// Width of the inspector in window points.
  package static let inspectorWidth: CGFloat = 320
  /// Narrower windows show the phone alone.
  static let leastWidthForInspector: CGFloat = 760

  /// Where the inspector is; nil while it is hidden.
  package var inspectorFrame: CGRect? {
    guard showsInspector, size.width >= Self.leastWidthForInspector else { return nil }
    return CGRect(
      x: size.width - Self.inspectorWidth, y: 0, width: Self.inspectorWidth, height: size.height)
  }

  /// Where the phone stands: what the inspector leaves of the window.
  package var stageArea: CGRect {
    CGRect(x: 0, y: 0, width: inspectorFrame?.minX ?? size.width, height: size.height)
  }

  /// All lines of the inspector from top to bottom; none while it is hidden.
  package var inspectorItems: [InspectorItem] {
    guard let frame = inspectorFrame else { return [] }
    var stack = InspectorStack(frame: frame)
    addChoices(to: &stack)
    addSwitches(to: &stack)
    addValues(to: &stack)
    addNotifications(to: &stack)
    return stack.items
  }

  private func addChoices(to stack: inout InspectorStack) {
    let settings = phone.settings
    stack.heading("DEVICE")
    stack.add(
      .picker(title: "Profile", value: settings.device.name(for: settings.deviceID)), [.nextDevice])
    stack.add(.picker(title: "Scene", value: phone.scene.name), [.nextScene])
    stack.add(
      .segments(["Portrait", "Landscape"], selected: settings.orientation.isLandscape ? 1 : 0),
      [.rotateRight, .rotateLeft])
    stack.add(
      .segments(["Light", "Dark"], selected: settings.appearance == .dark ? 1 : 0),
      [.toggleAppearance, .toggleAppearance])
    stack.heading("AVOIDANCE")
    let strategy = AvoidanceStrategies.named(phone.strategyID)?.title ?? phone.strategyID
    stack.add(.picker(title: "Strategy", value: strategy), [.nextStrategy])
  }

  private func addSwitches(to stack: inout InspectorStack) {
    let settings = phone.settings
    stack.heading("KEYBOARD")
    let switches: [(String, Bool, Command)] = [
      ("Software keyboard", settings.showsSoftwareKeyboard, .toggleSoftwareKeyboard),
      ("Predictive bar", settings.hasPredictiveBar, .togglePredictiveBar),
      ("Hardware keyboard", settings.hasHardwareKeyboard, .toggleHardwareKeyboard),
      ("Slow animations", isSlow, .toggleSlowAnimations),
      ("Overlays", showsOverlays, .toggleOverlays),
    ]
    for (title, isOn, command) in switches {
      let keys = Shortcut.all.first { $0.command == command }?.keys ?? ""
      stack.add(.toggle(title: title, isOn: isOn, keys: keys), [command])
    }
  }

  private func addValues(to stack: inout InspectorStack) {
    stack.heading("LIVE VALUES")
    let frame = phone.keyboardFrame
    let overlap = phone.isKeyboardOnScreen ? phone.chrome.screen.maxY - frame.minY : 0
    let isShown = phone.isKeyboardOnScreen
    stack.value("Keyboard frame", isShown ? Self.text(frame) : "none")
    stack.value("Overlap with view", Self.number(max(0, overlap)))
    stack.value("Bottom safe area", Self.number(phone.chrome.safeArea.bottom))
    stack.value("Bottom inset", Self.number(phone.bottomInset), .inset)
    stack.value("Content offset", Self.number(phone.offset))
    stack.value(
      "Focused field", phone.focusedRow.map { Self.text(phone.frame(of: $0)) } ?? "none")
    let clearance = phone.clearance
    stack.value(
      "Clearance", clearance.map(Self.number) ?? "–",
      clearance.map { $0 < 0 ? .bad : .good } ?? .plain)
  }

  private func addNotifications(to stack: inout InspectorStack) {
    stack.heading("NOTIFICATIONS")
    if phone.notifications.isEmpty { stack.value("none yet", "") }
    for logged in phone.notifications.suffix(stack.freeLines).reversed() {
      let note = logged.notification
      let detail = "\(JSONText.digits(note.duration)) s · \(note.curve.rawValue)"
      stack.add(
        .notification(
          time: Self.seconds(logged.time), name: note.name.rawValue,
          detail: note.name.isAnnouncement ? detail : ""), [])
    }
  }

  private static func seconds(_ time: TimeInterval) -> String {
    let text = JSONText.digits(time)
    let parts = text.split(separator: ".")
    let decimals = parts.count > 1 ? String(parts[1]) : ""
    return "\(parts[0])." + decimals + String(repeating: "0", count: 3 - decimals.count)
  }

  /// Writes a length to a tenth of a point, with a true minus sign.
  private static func number(_ value: CGFloat) -> String {
    JSONText.digits((Double(value) * 10).rounded() / 10).replacing("-", with: "−")
  }

  private static func text(_ rect: CGRect) -> String {
    "\(number(rect.minX)), \(number(rect.minY)), \(number(rect.width)) × \(number(rect.height))"
  }
}

/// Places the inspector's lines under each other.
private struct InspectorStack {
  private let frame: CGRect
  private var y: CGFloat = 18
  private(set) var items: [InspectorItem] = []

  init(frame: CGRect) { self.frame = frame }

  /// How many more notifications fit.
  var freeLines: Int { max(0, Int((frame.maxY - y - 12) / 21)) }

  mutating func heading(_ text: String) {
    if !items.isEmpty { y += 6 }
    add(.heading(text), [])
  }

  mutating func value(_ title: String, _ text: String, _ tone: InspectorItem.Tone = .plain) {
    add(.value(title: title, text: text, tone: tone), [])
  }

  mutating func add(_ content: InspectorItem.Content, _ commands: [Command]) {
    let (height, step) = Self.heights(of: content)
    let box = CGRect(x: frame.minX + 20, y: y, width: frame.width - 40, height: height)
    y += step
    guard box.maxY <= frame.maxY else { return }
    items.append(InspectorItem(frame: box, content: content, commands: commands))
  }

  /// The line's height and how far below its top the next one begins.
  private static func heights(of content: InspectorItem.Content) -> (CGFloat, CGFloat) {
    switch content {
    case .heading: (16, 24)
    case .picker: (30, 38)
    case .segments: (28, 38)
    case .toggle: (24, 30)
    case .value: (20, 21)
    case .notification: (20, 21)
    }
  }
}
