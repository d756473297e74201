/// One thing that is drawn over a phone to explain it, each with a switch of its own.
///
/// The raw values are the words of the command line.
package enum Overlay: String, CaseIterable, Hashable, Sendable {
  case frame
  case safeArea = "safe-area"
  case inset
  case viewport
  case target
  case clearance
  case touches
  case guide

  /// The words in lists.
  package var title: String {
    switch self {
    case .frame: "Keyboard frame"
    case .safeArea: "Safe area"
    case .inset: "Bottom inset"
    case .viewport: "Scroll viewport"
    case .target: "Target rectangle"
    case .clearance: "Clearance"
    case .touches: "Touches"
    case .guide: "Keyboard layout guide"
    }
  }
}
