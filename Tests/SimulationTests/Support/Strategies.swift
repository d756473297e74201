import KeyboardAvoidance

/// Groups of strategies by what they promise.
enum Strategies {
  static let all = AvoidanceStrategies.all.map { $0.id }
  /// These do not see the keyboard as it is, or do not reveal what is edited.
  static let blind = ["none", "bezel-estimate", "view-shift", "keyboard-avoiding-view"]
  static let seeing = all.filter { !blind.contains($0) }
  static let devices = ["iphone-15-pro", "iphone-8", "iphone-se-1", "ipad-10.9"]
}
