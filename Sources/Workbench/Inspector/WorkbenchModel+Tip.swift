import DisplayList
package import Foundation
import Picture
import Simulation
import Typography

/// Where the mouse rests.
struct Pointer: Hashable, Sendable {
  var point: CGPoint
  /// Since when, on the window's clock; never where something else was done since.
  var since: TimeInterval
}

extension WorkbenchModel {
  /// So long the mouse must rest on a line before its tip shows.
  package static let tipDelay: TimeInterval = 0.6

  /// The words of the tip that is shown now; nil without one.
  package var tip: String? {
    guard let tip = restingTip, time >= tip.start else { return nil }
    return tip.text
  }

  /// When a tip will show itself.
  var nextTip: TimeInterval? {
    guard let tip = restingTip, time < tip.start else { return nil }
    return tip.start
  }

  private var restingTip: (text: String, start: TimeInterval)? {
    guard let pointer, pointer.since.isFinite, list == nil, !showsHelp,
      inspectorFrame?.contains(pointer.point) ?? false,
      let text = inspectorItems.first(where: { $0.frame.contains(pointer.point) })?.tip
    else { return nil }
    return (text, pointer.since + Self.tipDelay)
  }

  /// A dark line of text below the mouse.
  func tipPicture(_ style: WorkbenchStyle) -> [DrawCommand] {
    guard let tip, let pointer else { return [] }
    let lettering = TextFitter(phone.ruler)
    let font = Font(size: 12, weight: .medium)
    let room = max(1, size.width - 12)
    let width = min((lettering.width(of: tip, font) + 22).rounded(.up), room)
    let height: CGFloat = 26
    let below = pointer.point.y + 22
    let y = below + height > size.height - 6 ? pointer.point.y - 12 - height : below
    let box = CGRect(
      x: max(6, min(pointer.point.x - width / 2, size.width - width - 6)).rounded(),
      y: max(6, y).rounded(), width: width, height: height)
    let shape = RoundedRect(box, radius: 6)
    return [
      .shadow(shape, Shadow(Color(0, opacity: 0.22), blur: 10, offset: CGPoint(x: 0, y: 3))),
      .roundedRect(shape, style.message),
    ] + lettering.line(tip, font, style.messageLabel, in: box.insetBy(dx: 10, dy: 0), .center)
  }
}
