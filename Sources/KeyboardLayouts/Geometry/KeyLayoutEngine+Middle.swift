import Foundation
import InterfaceStyles

/// The middle of the bottom row.
extension KeyLayoutEngine {
  /// The space bar and, by keyboard type, the characters beside it.
  mutating func placeMiddle(from start: CGFloat, to end: CGFloat) {
    let gap = style.columnGap
    let (leading, hasSpace, trailing) = middle
    let total = end - start
    let shared = (total - CGFloat(leading.count - 1) * gap) / CGFloat(max(1, leading.count))
    let small = hasSpace ? min(style.pageKeyWidth, total * style.mostMiddleShare) : shared
    var x = start
    for text in leading {
      add(.character(text), style: .letter, x: x, row: KeyboardLayout.bottomRow, width: small)
      x += small + gap
    }
    if hasSpace {
      let rest = CGFloat(trailing.count) * (small + gap)
      add(.space, style: .letter, x: x, row: KeyboardLayout.bottomRow, width: end - rest - x)
      x = end - rest + gap
    }
    for text in trailing {
      add(.character(text), style: .letter, x: x, row: KeyboardLayout.bottomRow, width: small)
      x += small + gap
    }
  }

  /// A tablet's rows have some of these characters already; the bottom row leaves those out.
  private var middle: (leading: [String], hasSpace: Bool, trailing: [String]) {
    guard request.page == .letters else { return ([], true, []) }
    let isNew = { (text: String) in
      !style.arrangement.isTablet || !keys.contains { $0.label == text }
    }
    switch request.type {
    case .emailAddress: return ([], true, ["@", "."].filter(isNew))
    case .url: return ([".", "/", ".com"].filter(isNew), false, [])
    case .twitter: return ([], true, ["@", "#"].filter(isNew))
    case .webSearch: return ([], true, ["."].filter(isNew))
    default: return ([], true, [])
    }
  }
}
