package import Foundation
import Picture
package import Simulation

/// Arranges the phones in an area of the window, in rows and columns, as large as possible.
package struct BoardLayout: Hashable, Sendable {
  /// The place of one phone.
  package struct Place: Hashable, Sendable {
    /// The cell of the phone, with its caption and callouts.
    package let cell: CGRect
    package let viewport: PhoneViewport
    /// The phone's body in the window.
    package let body: CGRect
    /// The phone's screen, in the phone's points.
    fileprivate let screen: CGRect
  }

  /// The width for callouts beside a phone, in points.
  private static let gutter: CGFloat = 136
  private static let captionHeight: CGFloat = 50

  /// The area of the window for the phones.
  package let area: CGRect
  /// One place for each phone, from left to right and from top to bottom.
  package let places: [Place]

  /// - Parameters:
  ///   - area: in the window's points; it may be empty.
  ///   - hasGutters: whether to reserve space for callouts beside the phones if they stay large
  ///     enough.
  package init(_ phones: [SimulatedDevice], in area: CGRect, hasGutters: Bool) {
    self.area = area
    guard phones.count > 1 else {
      places = phones.map { Self.place($0, in: area, hasCaption: false, hasGutters) }
      return
    }
    let ways = (1...phones.count).map { rows in
      zip(phones, Self.cells(phones.count, inRows: rows, of: area))
        .map { Self.place($0, in: $1, hasCaption: true, hasGutters) }
    }
    places = ways.max { Self.smallestScale($0) < Self.smallestScale($1) } ?? []
  }

  /// Whether each phone has a caption, to tell several apart.
  package var hasCaptions: Bool { places.count > 1 }

  /// Returns the index of the phone whose screen is at a point of the window; nil beside the
  /// screens.
  package func phone(at point: CGPoint) -> Int? {
    places.firstIndex { $0.screen.contains($0.viewport.phonePoint(point)) }
  }

  private static func smallestScale(_ places: [Place]) -> CGFloat {
    places.map(\.viewport.scale).min() ?? 0
  }

  private static func place(
    _ phone: SimulatedDevice, in cell: CGRect, hasCaption: Bool, _ hasGutter: Bool
  ) -> Place {
    var area = cell
    if hasCaption {
      let caption = min(captionHeight, area.height / 4)
      area.origin.y += caption
      area.size.height -= caption
    }
    let body = DeviceBody(phone.settings.device, orientation: phone.settings.orientation)
    let viewport = PhoneViewport(
      body, screen: phone.metrics.screen, in: area,
      gutter: hasGutter && area.width >= 420 ? gutter : 0)
    return Place(
      cell: cell, viewport: viewport, body: viewport.windowRect(body.outer),
      screen: phone.metrics.screen)
  }

  /// Rows of equal cells; an incomplete last row is centred.
  private static func cells(_ count: Int, inRows rows: Int, of area: CGRect) -> [CGRect] {
    let columns = (count + rows - 1) / rows
    let width = (area.width / CGFloat(columns)).rounded(.down)
    let height = (area.height / CGFloat(rows)).rounded(.down)
    return (0..<count).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let inRow = min(columns, count - row * columns)
      let start = ((area.width - width * CGFloat(inRow)) / 2).rounded(.down)
      return CGRect(
        x: area.minX + start + CGFloat(column) * width, y: area.minY + CGFloat(row) * height,
        width: width, height: height)
    }
  }
}
