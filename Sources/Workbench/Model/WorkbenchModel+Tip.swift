import Foundation

extension WorkbenchModel {
  /// The text of the tip that is shown; nil for none.
  package var tip: String? { pointer.showsTip(at: time) ? restingTip : nil }

  /// The time at which a tip will be shown; nil for none.
  var nextTip: TimeInterval? { restingTip == nil ? nil : pointer.nextChange(after: time) }

  /// The tip of the line under the mouse; nil while a list or the sheet of shortcuts covers it.
  private var restingTip: String? {
    guard let point = pointer.restingPoint, list == nil, !showsHelp,
      inspectorFrame?.contains(point) ?? false
    else { return nil }
    return inspectorItems.first { $0.frame.contains(point) }?.tip
  }
}
