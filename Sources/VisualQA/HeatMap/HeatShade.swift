import DisplayList
import Foundation
import Picture

/// The few colours of a heat map; each has its words, and each cell its number beside the colour.
enum HeatShade: String, CaseIterable, Sendable {
  case deep, covered, touched, missed, unmeasured, tight, near, clear, wide

  /// - Parameter room: the points above the least clearance.
  init(_ verdict: AuditReport.Verdict, _ room: CGFloat) {
    switch verdict {
    case .covered: self = room < -44 ? .deep : room < -12 ? .covered : .touched
    case .outOfReach: self = .missed
    case .unmeasured: self = .unmeasured
    case .moved, .clear: self = room < 8 ? .tight : room < 44 ? .near : room < 132 ? .clear : .wide
    }
  }

  var ground: UInt32 {
    switch self {
    case .deep: 0x9F1239
    case .covered: 0xDC3A55
    case .touched: 0xF58A92
    case .missed: 0x57506B
    case .unmeasured: 0xE4E4E9
    case .tight: 0xF7DD8F
    case .near: 0xCDE8D5
    case .clear: 0x93CFB0
    case .wide: 0x52AB8B
    }
  }

  var ink: UInt32 {
    switch self {
    case .deep, .covered, .missed: 0xFFFFFF
    case .touched: 0x4A0714
    case .unmeasured: 0x4A4F5A
    case .tight: 0x4B3600
    case .near, .clear, .wide: 0x0C3B2A
    }
  }

  /// The text of the legend.
  var words: String {
    switch self {
    case .deep: "covered by more than 44 pt"
    case .covered: "by 12 to 44 pt"
    case .touched: "by less"
    case .missed: "out of reach"
    case .unmeasured: "not measured"
    case .tight: "clear by less than 8 pt"
    case .near: "8 to 44 pt"
    case .clear: "44 to 132 pt"
    case .wide: "more"
    }
  }
}

extension Color {
  init(ground shade: HeatShade) { self.init(shade.ground) }
  init(ink shade: HeatShade) { self.init(shade.ink) }
}
