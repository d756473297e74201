import Foundation
import Simulation

/// Stacks the inspector's lines.
struct InspectorStack {
  private let frame: CGRect
  private let scroll: CGFloat
  private let lettering: TextFitter
  /// The settings, for the tips of their controls.
  private let table: SettingTable
  /// The top of the next line before scrolling, in points.
  private var y: CGFloat = 18
  private(set) var items: [InspectorItem] = []

  init(
    frame: CGRect, scroll: CGFloat, _ lettering: TextFitter, table: SettingTable
  ) {
    self.table = table
    self.frame = frame
    self.scroll = scroll
    self.lettering = lettering
  }

  /// The height of all lines, in points.
  var height: CGFloat { y + 12 }

  /// The number of notifications that are shown; in a low window, some are reached by scrolling.
  var freeLines: Int { max(4, Int((frame.height - y - 12) / 20)) }

  mutating func heading(_ text: String) {
    if !items.isEmpty { y += 6 }
    add(.heading(text))
  }

  mutating func value(
    _ title: String, _ text: String, _ tone: InspectorItem.Tone = .plain, tip: String? = nil
  ) {
    add(.value(title: title, text: text, tone: tone), tip: tip)
  }

  mutating func add(_ content: InspectorItem.Content, _ control: Control? = nil, tip: String? = nil)
  {
    let (height, step) = heights(of: content)
    let box = CGRect(
      x: frame.minX + Self.margin, y: frame.minY + y - scroll,
      width: frame.width - 2 * Self.margin, height: height)
    y += step
    items.append(
      InspectorItem(
        frame: box, content: content, control: control, tip: tip ?? control?.tip(table)))
  }

  static let margin: CGFloat = 20

  /// The height of the line, and the distance from its top to the next line's, in points.
  private func heights(of content: InspectorItem.Content) -> (CGFloat, CGFloat) {
    switch content {
    case .heading: (16, 22)
    case .picker(let title, let value):
      InspectorPicture.isTall(title, value, frame.width - 2 * Self.margin, lettering)
        ? (46, 53) : (30, 37)
    case .phone(_, let title, let detail, _):
      InspectorPicture.isTall(title, detail, frame.width - 2 * Self.margin - 12, lettering)
        ? (46, 52) : (30, 36)
    case .segments: (28, 36)
    case .toggle: (24, 29)
    case .value, .columns, .notification: (20, 20)
    }
  }
}
