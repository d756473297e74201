import DisplayList
import Foundation
import JSON
import KeyboardAvoidance
import Picture
import Simulation
import Typography

/// Draws the timeline: curves, notifications, the playhead.
struct TimelinePicture {
  let timeline: TimelineGeometry
  let recording: DeviceHistory
  let style: WorkbenchStyle
  let text: TextFitter
  /// The text at the right of the heading.
  let status: String

  var commands: [DrawCommand] {
    let frame = timeline.frame
    let curves = curves
    return [
      .fill(frame, style.panel),
      .hairline(Hairline(.horizontal, from: frame.origin, length: frame.width), style.line),
    ] + heading + legend(of: curves) + grid + draw(curves) + marks + playhead
  }

  private var now: SimulatedDevice { recording.phone }

  private var heading: [DrawCommand] {
    let frame = timeline.frame
    let box = CGRect(x: frame.minX + 20, y: frame.minY + 12, width: 120, height: 16)
    let right = CGRect(
      x: timeline.plot.minX, y: box.minY, width: timeline.plot.width, height: box.height)
    return text.line("TIMELINE", Font(size: 11, weight: .semibold), style.dim, in: box)
      + text.line(status, Font(size: 11), style.dim, in: right, .right)
  }

  // MARK: Curves

  private struct Curve {
    var title: String
    var color: Color
    /// What the legend says of the present moment.
    var value: String
    var points: [CGFloat]
  }

  /// The keyboard's height over the screen's edge, the inset, and how far the content has moved.
  private var curves: [Curve] {
    let samples = 121
    let phones = (0..<samples).map { index in
      recording.phone(
        at: timeline.span.lowerBound + timeline.duration * Double(index) / Double(samples - 1))
    }
    let start = phones.first?.offset ?? 0
    return [
      Curve(
        title: "Keyboard top", color: OverlayColor.keyboard,
        value: now.isKeyboardOnScreen ? now.keyboardFrame.minY.measure : "none",
        points: phones.map(\.keyboardOverlap)),
      Curve(
        title: "Bottom inset", color: OverlayColor.inset, value: now.bottomInset.measure,
        points: phones.map(\.bottomInset)),
      Curve(
        title: "Offset", color: OverlayColor.viewport, value: now.offset.measure,
        points: phones.map { $0.offset - start }),
    ]
  }

  private func legend(of curves: [Curve]) -> [DrawCommand] {
    curves.enumerated().flatMap { index, curve in
      let box = CGRect(
        x: timeline.frame.minX + 20, y: timeline.plot.minY - 4 + CGFloat(index) * 26,
        width: 148, height: 20)
      let dash = CGRect(x: box.minX, y: box.midY - 1.5, width: 10, height: 3)
      let name = CGRect(x: box.minX + 18, y: box.minY, width: 78, height: box.height)
      return [.roundedRect(RoundedRect(dash, radius: 1.5), curve.color)]
        + text.line(curve.title, Font(size: 12), style.ink, in: name)
        + text.line(curve.value, Font(size: 12, weight: .medium), style.ink, in: box, .right)
    }
  }

  private func draw(_ curves: [Curve]) -> [DrawCommand] {
    let values = curves.flatMap(\.points)
    let low = min(0, values.min() ?? 0)
    let high = max(low + 1, values.max() ?? 1)
    let plot = timeline.plot
    return curves.map { curve in
      var path = Path()
      for (index, value) in curve.points.enumerated() {
        let x = plot.minX + plot.width * CGFloat(index) / CGFloat(curve.points.count - 1)
        let y = plot.maxY - 1 - (plot.height - Self.headroom) * (value - low) / (high - low)
        if index == 0 { path.move(x, y) } else { path.line(x, y) }
      }
      return .stroke(path, at: .zero, width: 1.75, cap: .round, curve.color)
    }
  }

  /// Room above the curves for the names of notifications.
  private static let headroom: CGFloat = 28

  private var grid: [DrawCommand] {
    let plot = timeline.plot
    let parts = 6
    let decimals = timeline.duration < 6 ? 1 : 0
    return (0...parts).flatMap { part -> [DrawCommand] in
      let time = timeline.duration * Double(part) / Double(parts)
      let x = plot.minX + plot.width * CGFloat(part) / CGFloat(parts)
      let label = CGRect(x: x - 30, y: plot.maxY + 6, width: 60, height: 16)
      let rounded = (time * 10).rounded() / 10
      let digits = rounded.roundedText
      let words = decimals == 1 && !digits.contains(".") ? digits + ".0" : digits
      return [
        .hairline(
          Hairline(.vertical, from: CGPoint(x: x, y: plot.minY), length: plot.height), style.line)
      ] + text.line("\(words) s", Font(size: 11), style.dim, in: label, .center)
    } + [
      .hairline(
        Hairline(
          .horizontal, from: CGPoint(x: plot.minX, y: plot.maxY - 1), length: plot.width),
        style.line)
    ]
  }

  // MARK: Notifications

  /// A line for each moment at which notifications were, or will be, posted; the last one's name.
  private var marks: [DrawCommand] {
    let end = recording.phone(at: timeline.span.upperBound)
    let logged = end.notifications.filter { timeline.span.contains($0.time) }
    var free: [CGFloat] = [timeline.plot.minX, timeline.plot.minX]
    return logged.indices.flatMap { index -> [DrawCommand] in
      let isLast =
        index + 1 == logged.count || logged[index + 1].time - logged[index].time > 0.0005
      guard isLast else { return [] }
      return mark(logged[index], &free)
    }
  }

  private func mark(_ logged: LoggedNotification, _ free: inout [CGFloat]) -> [DrawCommand] {
    let plot = timeline.plot
    let x = timeline.x(of: logged.time).rounded()
    let line = DrawCommand.fill(
      CGRect(x: x, y: plot.minY - 2, width: 1, height: plot.height + 2), style.dim.faded(0.6))
    let font = Font(size: 10, weight: .medium)
    let words = logged.notification.name.rawValue
    let width = text.width(of: words, font)
    // A name without room on either line is left out; its mark stays.
    let isAtEnd = x + 4 + width > plot.maxX + 20
    let left = isAtEnd ? x - 4 - width : x + 4
    guard let row = free.firstIndex(where: { $0 <= left }) else { return [line] }
    free[row] = left + width + 6
    let box = CGRect(
      x: left, y: plot.minY - 4 + CGFloat(row) * 13, width: width + 1, height: 13)
    return [line] + text.line(words, font, style.dim, in: box)
  }

  private var playhead: [DrawCommand] {
    let plot = timeline.plot
    guard timeline.span.contains(now.time) else { return [] }
    let x = timeline.x(of: now.time)
    let handle = CGRect(x: x - 6, y: plot.minY - 13, width: 12, height: 10)
    let line = CGRect(x: x - 0.75, y: plot.minY - 6, width: 1.5, height: plot.height + 10)
    return [
      .roundedRect(RoundedRect(line, radius: 0.75), OverlayColor.covered),
      .roundedRect(RoundedRect(handle, radius: 3), OverlayColor.covered),
    ]
  }
}
