import DisplayList
import Foundation
import KeyboardAvoidance
import Picture
import Simulation
import Typography

/// A label beside a phone that names what an overlay shows.
struct Callout: Hashable, Sendable {
  var text: String
  /// What it points at: a height in the window.
  var target: CGFloat
  var color: Color
  /// Where it stands.
  var frame = CGRect.zero

  static let height: CGFloat = 20
  static let step: CGFloat = 24
  static let font = Font(size: 11, weight: .semibold)
}

/// Draws the callouts of a phone in its place.
struct CalloutPicture {
  let place: BoardLayout.Place
  let phone: SimulatedDevice
  let overlays: Set<Overlay>

  var commands: [DrawCommand] { callouts.flatMap { draw($0, from: place.body.maxX + 4) } }

  private func draw(_ callout: Callout, from edge: CGFloat) -> [DrawCommand] {
    let box = callout.frame
    var path = Path()
    path.move(edge, callout.target)
    if abs(callout.target - box.midY) > 0.5 {
      path.line(edge + 4, callout.target)
      path.line(box.minX - 3, box.midY)
    }
    path.line(box.minX, box.midY)
    return [
      .stroke(path, at: .zero, width: 1, cap: .round, callout.color),
      .roundedRect(RoundedRect(box, radius: 5), callout.color),
    ] + TextFitter(phone.ruler).line(callout.text, Callout.font, .white, in: box, .center)
  }

  /// The callouts where they stand, from top to bottom; they never cover one another, nor a phone.
  var callouts: [Callout] {
    let cell = place.cell.insetBy(dx: 4, dy: 6)
    let left = (place.body.maxX + 18).rounded()
    let room = Int(max(0, cell.height) / Callout.step)
    let fitting = unplaced.map { callout in
      var callout = callout
      let width = (phone.ruler.width(of: callout.text, in: Callout.font) + 14).rounded(.up)
      callout.frame = CGRect(
        x: left, y: (callout.target - Callout.height / 2).rounded(), width: width,
        height: Callout.height)
      return callout
    }.filter { $0.frame.maxX <= cell.maxX }
    return Self.apart(Array(fitting.prefix(room)), in: cell)
  }

  /// Moves labels down until each has room, and up again where the window ends.
  private static func apart(_ callouts: [Callout], in cell: CGRect) -> [Callout] {
    var result = callouts.sorted { $0.target < $1.target }
    var top = cell.minY
    for index in result.indices {
      result[index].frame.origin.y = max(result[index].frame.minY, top.rounded(.up))
      top = result[index].frame.minY + Callout.step
    }
    var bottom = cell.maxY
    for index in result.indices.reversed() {
      let highest = (bottom - Callout.height).rounded(.down)
      result[index].frame.origin.y = min(result[index].frame.minY, highest)
      bottom = result[index].frame.minY - (Callout.step - Callout.height)
    }
    return result
  }

  /// What there is to say about the overlays that are shown, the most important first.
  private var unplaced: [Callout] {
    let order: [Overlay] = [.clearance, .frame, .safeArea, .inset, .target, .viewport, .guide]
    return order.filter(overlays.contains).compactMap { overlay in
      guard let (text, y, color) = phone.callout(for: overlay) else { return nil }
      let target = place.viewport.windowPoint(CGPoint(x: 0, y: y)).y.rounded() - 0.5
      return Callout(text: text, target: target, color: color)
    }
  }
}

extension SimulatedDevice {
  /// What a callout says about an overlay, and the height on the screen that it points at.
  fileprivate func callout(for overlay: Overlay) -> (String, CGFloat, Color)? {
    let screen = metrics.screen
    switch overlay {
    case .clearance:
      guard let clearance, let span = clearanceSpan else { return nil }
      let words =
        isFocusCovered ? "covered by \((-clearance).measure)" : "clearance \(clearance.measure)"
      return (
        words, (span.bottom + span.edge) / 2,
        isFocusCovered ? OverlayColor.covered : OverlayColor.clear
      )
    case .frame:
      guard isKeyboardOnScreen else { return nil }
      let height = min(keyboardFrame.height, screen.maxY - keyboardFrame.minY)
      return ("keyboard \(height.measure)", keyboardFrame.minY, OverlayColor.keyboard)
    case .safeArea:
      let safe = metrics.deviceSafeArea.bottom
      return safe > 0
        ? ("safe area \(safe.measure)", restingMetrics.window.maxY - safe, OverlayColor.safeArea)
        : nil
    case .inset:
      return insetSpan.map { ("inset \(bottomInset.measure)", $0.lowerBound, OverlayColor.inset) }
    case .target:
      guard let frame = revealFrame, screen.intersects(frame) else { return nil }
      return (
        "field \(frame.width.measure) × \(frame.height.measure)", frame.minY,
        isFocusCovered ? OverlayColor.covered : OverlayColor.clear
      )
    case .viewport:
      guard isScrollable else { return nil }
      let height = container.frame.height
      return ("viewport \(height.measure)", container.frame.minY + 40, OverlayColor.viewport)
    case .guide:
      return (
        "guide \((restingMetrics.window.maxY - guideTop).measure)", guideTop, OverlayColor.guide
      )
    case .touches: return nil
    }
  }
}
