package import Foundation
import Picture
import Simulation

/// Where a phone stands in the window and how large.
package struct PhoneViewport: Hashable, Sendable {
  /// Window points to one of the phone's points.
  package var scale: CGFloat
  /// The screen's top left corner in the window, on whole points.
  package var origin: CGPoint

  /// Room around the body, in window points.
  private static let margin: CGFloat = 24

  /// Fits the body into an area; the screen's width comes out as a whole number of points.
  ///
  /// - Parameter gutter: room that stays free at the right of the body.
  init(_ body: DeviceBody, screen: CGRect, in area: CGRect, gutter: CGFloat) {
    let outer = body.outer
    let margin = CGSize(
      width: min(Self.margin, area.width / 4), height: min(Self.margin, area.height / 4))
    let right = max(gutter, margin.width)
    let room = CGSize(
      width: max(1, area.width - margin.width - right),
      height: max(1, area.height - 2 * margin.height))
    let fit = min(room.width / outer.width, room.height / outer.height, Self.largest)
    let width = max(1, (screen.width * max(fit, Self.smallest)).rounded(.down))
    scale = width / screen.width
    // In the middle, unless the gutter pushes it to the left.
    let middle = area.midX - outer.midX * scale
    let rightmost = area.maxX - right - outer.maxX * scale
    origin = CGPoint(
      x: (gutter > 0 ? min(middle, rightmost) : middle).rounded(),
      y: (area.midY - outer.midY * scale).rounded())
  }

  private static let smallest: CGFloat = 0.02
  private static let largest: CGFloat = 3

  /// Converts a point of the window to the phone's screen.
  package func phonePoint(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x - origin.x) / scale, y: (point.y - origin.y) / scale)
  }

  /// Converts a point of the phone's screen to the window.
  package func windowPoint(_ point: CGPoint) -> CGPoint {
    CGPoint(x: origin.x + point.x * scale, y: origin.y + point.y * scale)
  }

  /// Converts a rectangle of the phone to the window.
  package func windowRect(_ rect: CGRect) -> CGRect {
    CGRect(
      origin: windowPoint(rect.origin),
      size: CGSize(width: rect.width * scale, height: rect.height * scale))
  }
}

extension WorkbenchModel {
  /// Where the phones stand: what inspector and timeline leave of the window.
  package var stageArea: CGRect {
    let width = inspector.phonesEnd(in: size)
    return CGRect(
      x: 0, y: 0, width: width, height: size.height - (timelineFrame?.height ?? 0))
  }

  /// Where the active phone stands now.
  package var stage: PhoneViewport { stage(of: active) }

  package func stage(of index: Int) -> PhoneViewport {
    stage(of: recordings[index].phone, in: cell(of: index))
  }

  /// Where a phone's body is in the window.
  package func bodyFrame(of index: Int) -> CGRect {
    let settings = recordings[index].phone.settings
    let body = DeviceBody(settings.device, orientation: settings.orientation)
    return stage(of: index).windowRect(body.outer)
  }

  /// The part of the stage that is a phone's own, with its caption and callouts.
  package func cell(of index: Int) -> CGRect { cells[index] }

  private func stage(of phone: SimulatedDevice, in cell: CGRect) -> PhoneViewport {
    var area = cell
    if hasCaptions {
      let caption = min(Self.captionHeight, area.height / 4)
      area.origin.y += caption
      area.size.height -= caption
    }
    let gutter = showsOverlays && area.width >= 420 ? Self.gutter : 0
    return PhoneViewport(
      DeviceBody(phone.settings.device, orientation: phone.settings.orientation),
      screen: phone.chrome.screen, in: area, gutter: gutter)
  }

  /// Room for the callouts beside a phone.
  private static let gutter: CGFloat = 136
  static let captionHeight: CGFloat = 50

  /// Whether each phone has a caption, so that one can tell them apart.
  var hasCaptions: Bool { recordings.count > 1 }

  /// Divides the stage in rows and columns so that the phones are as large as they can be.
  private var cells: [CGRect] {
    let count = recordings.count
    guard count > 1 else { return [stageArea] }
    let ways = (1...count).map { cells(inRows: $0) }
    return ways.max { smallestScale(in: $0) < smallestScale(in: $1) } ?? ways[0]
  }

  private func smallestScale(in cells: [CGRect]) -> CGFloat {
    zip(recordings, cells).map { stage(of: $0.phone, in: $1).scale }.min() ?? 0
  }

  /// Rows of equal cells; a last row that is not full stands in the middle.
  private func cells(inRows rows: Int) -> [CGRect] {
    let area = stageArea
    let columns = (recordings.count + rows - 1) / rows
    let width = (area.width / CGFloat(columns)).rounded(.down)
    let height = (area.height / CGFloat(rows)).rounded(.down)
    return recordings.indices.map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let inRow = min(columns, recordings.count - row * columns)
      let start = ((area.width - width * CGFloat(inRow)) / 2).rounded(.down)
      return CGRect(
        x: area.minX + start + CGFloat(column) * width, y: area.minY + CGFloat(row) * height,
        width: width, height: height)
    }
  }
}

extension WorkbenchModel {
  /// The caret in the window's points, for an input method's list; nil without a focus.
  package var caret: CGRect? { phone.caretOnScreen.map(stage.windowRect) }
}
