import Foundation
import JSON
import KeyboardAvoidance
import Picture
import Simulation

extension InspectorContent {
  /// The measurements of the active phone.
  func addValues(to stack: inout InspectorStack) {
    stack.heading("LIVE VALUES")
    let isShown = phone.isKeyboardOnScreen
    stack.value(
      "Keyboard frame", isShown ? phone.keyboardFrame.measures : "none",
      tip: "Left, top, width × height on the screen")
    stack.value(
      "Overlap with view", phone.viewOverlap.measure,
      tip: "Height of the part of the view that the keyboard covers")
    stack.value(
      "Bottom safe area", phone.metrics.safeArea.bottom.measure,
      tip: "Height reserved by the device and the bars at the bottom")
    stack.value(
      "Bottom inset", phone.bottomInset.measure, .inset,
      tip: "Inset that the strategy adds at the bottom of the content")
    if phone.viewOffset != 0 {
      stack.value(
        "View offset", phone.viewOffset.measure, .inset,
        tip: "Distance by which the strategy moves the view; negative is up")
    }
    stack.value(
      "Content offset", phone.offset.measure, tip: "Distance by which the content is scrolled")
    stack.value(
      "Focused field", phone.focusedRow.map { phone.frame(of: $0).measures } ?? "none",
      tip: "Left, top, width × height on the screen")
    stack.value(
      "Clearance", phone.clearance?.measure ?? "–", Self.tone(of: phone),
      tip: "Distance from the bottom of the field to the keyboard; negative if covered")
  }

  /// The measurements of all phones, one column for each phone.
  func addColumns(to stack: inout InspectorStack) {
    stack.heading("LIVE VALUES")
    let phones = phones
    func row(_ title: String, _ cell: (SimulatedDevice) -> InspectorItem.Cell) {
      stack.add(.columns(title: title, phones.map(cell)))
    }
    row("Overlap") { InspectorItem.Cell(text: $0.viewOverlap.measure) }
    row("Bottom inset") { InspectorItem.Cell(text: $0.bottomInset.measure, tone: .inset) }
    row("Content offset") { InspectorItem.Cell(text: $0.offset.measure) }
    row("Field top") { phone in
      InspectorItem.Cell(
        text: phone.focusedRow.map { phone.frame(of: $0).minY.measure } ?? "–")
    }
    row("Clearance") {
      InspectorItem.Cell(text: $0.clearance?.measure ?? "–", tone: Self.tone(of: $0))
    }
    stack.add(
      .columns(title: "Covered for", histories.map { Self.coverage($0.coveredTime) }),
      tip: "Time for which the field was covered since the last tap")
  }

  private static func coverage(_ time: TimeInterval?) -> InspectorItem.Cell {
    guard let time else { return InspectorItem.Cell(text: "–") }
    if time == .infinity { return InspectorItem.Cell(text: "∞", tone: .bad) }
    return InspectorItem.Cell(text: "\(time.seconds.dropLast()) s")
  }

  private static func tone(of phone: SimulatedDevice) -> InspectorItem.Tone {
    if phone.clearance == nil { return .plain }
    return phone.isFocusCovered ? .bad : .good
  }
}

extension SimulatedDevice {
  /// The height of the app's window that a docked keyboard covers, in points.
  fileprivate var viewOverlap: CGFloat {
    guard isKeyboardOnScreen, isDocked else { return 0 }
    return KeyboardInset.overlap(of: restingMetrics.window, withKeyboard: keyboardFrame)
  }

  /// The height of the screen that the keyboard covers from below, in points.
  var keyboardOverlap: CGFloat {
    isKeyboardOnScreen ? max(0, metrics.screen.maxY - keyboardFrame.minY) : 0
  }
}

extension CGFloat {
  /// The length rounded to a tenth of a point, with a typographic minus sign.
  var measure: String {
    ((Double(self) * 10).rounded() / 10).roundedText.replacing("-", with: "−")
  }
}

extension CGRect {
  /// The text of left, top, width × height.
  var measures: String {
    "\(minX.measure), \(minY.measure), \(width.measure) × \(height.measure)"
  }
}

extension TimeInterval {
  /// The text of seconds with three decimals.
  var seconds: String {
    let parts = roundedText.split(separator: ".")
    let decimals = parts.count > 1 ? String(parts[1]) : ""
    return "\(parts[0])." + decimals + String(repeating: "0", count: 3 - decimals.count)
  }
}
