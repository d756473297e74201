import Foundation
import JSON
import KeyboardAvoidance
import Simulation

extension Expectation {
  /// Compares the claim with the current state of the phone.
  ///
  /// - Parameter logged: the number of notifications at the last `Expect notifications`.
  func check(_ phone: SimulatedDevice, logged: Int) throws(TapeIssue) -> Verdict {
    var verdict = try positive(phone, logged: logged)
    if isNegated { verdict.holds.toggle() }
    return verdict
  }

  private func positive(_ phone: SimulatedDevice, logged: Int) throws(TapeIssue) -> Verdict {
    switch claim {
    case .comparison(let path, let comparison, let wanted):
      return compare(path.value(in: phone), comparison, wanted)
    case .visible(let label):
      let isVisible = try phone.views(called: label).contains(where: \.isVisible)
      return Verdict(isVisible, found: isVisible ? "visible" : "not visible")
    case .covered(let label): return covered(try phone.views(called: label), phone)
    case .focused(let label):
      _ = try phone.views(called: label)
      let focused = phone.focusedRow?.row
      return Verdict(
        focused != nil && focused == phone.row(named: label),
        found: focused.map { "\"\($0.name)\" focused" } ?? "no focus")
    case .text(let label, let text): return try compare(text, of: label, phone)
    case .notifications(let names):
      let posted = phone.notifications[min(logged, phone.notifications.count)...]
        .map(\.notification.name.rawValue)
      return Verdict(
        posted == names, found: posted.isEmpty ? "none" : posted.joined(separator: " "))
    }
  }

  /// Numbers are compared as the report writes them, to a thousandth.
  private func compare(_ value: JSONValue, _ comparison: Comparison, _ wanted: String) -> Verdict {
    switch value.content {
    case .number(let number):
      let text = number.roundedText
      guard let found = Double(text), let limit = Double(wanted) else {
        return Verdict(comparison == .unequal, found: text)
      }
      return Verdict(comparison.holds(found, limit), found: text, number: found)
    case .null:
      let isEqual = wanted == "null"
      var verdict = Verdict(
        comparison == (isEqual ? .equal : .unequal), found: "null, there is none now")
      verdict.isAbsent = !isEqual
      return verdict
    default:
      var found = value.text()
      if let text = value.string { found = text }
      return Verdict(comparison.isEquality && comparison.holds(found, wanted), found: found)
    }
  }

  private func covered(_ views: [ViewReport], _ phone: SimulatedDevice) -> Verdict {
    guard phone.isKeyboardOnScreen else { return Verdict(false, found: "no keyboard") }
    let keyboard = phone.keyboardFrame.intersection(phone.metrics.screen)
    let parts = views.map { $0.frame.intersection(keyboard) }.filter { !$0.isEmpty }
    guard let height = parts.map(\.height).max() else {
      return Verdict(false, found: "clear of the keyboard")
    }
    return Verdict(true, found: "\(height.roundedText) pt covered")
  }

  private func compare(
    _ text: String, of label: String, _ phone: SimulatedDevice
  ) throws(TapeIssue) -> Verdict {
    guard let row = phone.row(named: label), let field = phone.fields[row.id] else {
      let names = phone.scene.fields.map(\.name)
      throw .unknownLabel(label, labels: names)
    }
    return Verdict(field.editor.text == text, found: "\"\(field.editor.text)\"")
  }
}

extension SimulatedDevice {
  /// Returns all views with a label, of which messages may have several.
  ///
  /// Items on the keyboard count only without another view.
  func views(called label: String) throws(TapeIssue) -> [ViewReport] {
    let all = views
    let row = row(named: label)?.id
    let found = all.filter { $0.id == row || $0.label == label }
    let ofApp = found.filter { !$0.isOnKeyboard }
    if found.isEmpty {
      throw .unknownLabel(label, labels: all.filter { !$0.isOnKeyboard }.map(\.label))
    }
    return ofApp.isEmpty ? found : ofApp
  }
}
