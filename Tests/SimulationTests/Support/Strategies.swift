import KeyboardAvoidance

/// Groups of strategies by what they promise.
enum Strategies {
  static let all = AvoidanceStrategies.all.map { $0.id }
  /// These do not see the keyboard as it is, or do not reveal what is edited.
  static let blind = ["none", "bezel-estimate", "view-shift", "keyboard-avoiding-view"]
  static let seeing = all.filter { !blind.contains($0) }
  /// These make room at the bottom of the content; the others move the view or do nothing.
  static let insetting = all.filter { !["none", "view-shift"].contains($0) }
  /// These keep the caret's line of a long text view in view; SwiftUI reveals the view as a whole.
  static let followingCaret = seeing.filter { $0 != "swiftui" }
  static let devices = ["iphone-15-pro", "iphone-8", "iphone-se-1", "ipad-10.9"]
}
