import Foundation
import Simulation

/// What lies over something else in a layout, or outside of where it belongs.
struct LayoutFaults {
  private(set) var all: [String] = []
  private let phone: SimulatedDevice

  init(_ phone: SimulatedDevice) {
    self.phone = phone
    checkBars()
    checkContent()
    checkPinned()
    for row in phone.layout.rows { checkParts(of: row) }
  }

  private mutating func demand(_ isGood: Bool, _ fault: @autoclosure () -> String) {
    if !isGood { all.append(fault()) }
  }

  private mutating func checkBars() {
    let phone = phone
    let metrics = phone.metrics
    let bars = [metrics.navigationBar, metrics.tabBar, metrics.toolbar].compactMap { $0 }
    demand(metrics.screen.holds(metrics.window), "window \(metrics.window)")
    for bar in bars { demand(metrics.window.holds(bar), "bar \(bar)") }
    demand(bars.areApart, "bars \(bars)")
    if let bar = metrics.navigationBar, let title = metrics.titleBar {
      demand(bar.holds(title), "title \(title) \(bar)")
    }
    for row in phone.layout.bars.rows {
      let bar = row.placement == .toolbar ? metrics.toolbar : phone.navigationBarFrame
      demand(bar?.holds(phone.frame(of: row)) == true, "\(row.id) \(phone.frame(of: row))")
    }
    demand(phone.layout.bars.rows.map(phone.frame(of:)).areApart, "rows in bars")
  }

  /// Rows and captions below each other; what scrolls sideways inside its row.
  private mutating func checkContent() {
    let content = phone.layout.content
    guard !content.rows.contains(where: { $0.placement == .filling }) else { return }
    let bounds = CGRect(origin: .zero, size: phone.layout.contentSize)
    let rows = content.rows.filter { !$0.isNested }
    for row in rows { demand(bounds.holds(row.frame), "\(row.id) \(row.frame) \(bounds)") }
    for panel in content.panels { demand(bounds.holds(panel), "panel \(panel) \(bounds)") }
    demand((rows.map(\.frame) + content.captions.map(\.frame)).areApart, "content")
    let nested = content.rows.filter(\.isNested)
    demand(nested.map(\.frame).areApart, "carousel")
    for case (let row, .nested(let id)) in nested.map({ ($0, $0.placement) }) {
      guard let carousel = phone.layout.row(id)?.frame else { continue }
      demand(
        row.frame.minY >= carousel.minY && row.frame.maxY <= carousel.maxY, "\(row.id) in \(id)")
    }
  }

  /// A send button lies in its text view, nothing else over another.
  private mutating func checkPinned() {
    let rows = phone.layout.pinned.rows
    for row in rows {
      demand(row.frame.minX >= 0 && row.frame.maxX <= phone.metrics.window.width, "\(row.id)")
      demand(row.frame.maxY <= 0, "\(row.id) \(row.frame)")
    }
    let button = rows.first { $0.look == .sendButton }
    if let button, let pill = rows.first(where: { $0.look == .pill }) {
      demand(pill.frame.holds(button.frame), "\(button.frame) \(pill.frame)")
      demand([pill.textFrame, button.frame].areApart, "text under \(button.id)")
    }
    let others = rows.filter { $0.look != .sendButton }.map(\.frame)
    demand((others + phone.layout.pinned.captions.map(\.frame)).areApart, "pinned")
  }

  private mutating func checkParts(of row: SceneLayout.RowLayout) {
    let parts = [row.labelFrame, row.textFrame, row.accessoryFrame ?? .zero].filter { $0 != .zero }
    for part in parts { demand(row.frame.holds(part), "\(row.id) \(part) \(row.frame)") }
    demand(parts.areApart, "parts of \(row.id) \(parts)")
  }
}

extension CGRect {
  /// Whether all of another one lies in this one, but for rounding.
  func holds(_ other: CGRect) -> Bool {
    let slack: CGFloat = 0.01
    return other.minX >= minX - slack && other.maxX <= maxX + slack
      && other.minY >= minY - slack && other.maxY <= maxY + slack
  }
}

extension [CGRect] {
  /// Whether none lies over another, but for rounding.
  var areApart: Bool {
    enumerated().allSatisfy { index, rect in
      let inner = rect.insetBy(dx: 0.01, dy: 0.01)
      return !self[(index + 1)...].contains { inner.intersects($0) }
    }
  }
}
