import Foundation

extension WorkbenchModel {
  /// The words of the tip that is shown now; nil without one.
  package var tip: String? { pointer.showsTip(at: time) ? restingTip : nil }

  /// When a tip will show itself; nil where the mouse waits for none.
  var nextTip: TimeInterval? { restingTip == nil ? nil : pointer.nextChange(after: time) }

  /// The tip of the line that the mouse rests on; nil under a list or the sheet of shortcuts.
  private var restingTip: String? {
    guard let point = pointer.restingPoint, list == nil, !showsHelp,
      inspectorFrame?.contains(point) ?? false
    else { return nil }
    return inspectorItems.first { $0.frame.contains(point) }?.tip
  }
}
