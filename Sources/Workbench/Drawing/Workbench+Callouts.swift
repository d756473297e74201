import Foundation
import KeyboardAvoidance
import Picture
import Simulation

extension Workbench {
  /// Labels beside the phone that name what the overlays show; they never cover one another.
  func calloutPicture() -> [DrawCommand] {
    guard showsOverlays else { return [] }
    let body = DeviceBody(phone.settings.device, orientation: phone.settings.orientation)
    let edge = stage.windowPoint(CGPoint(x: body.outer.maxX, y: 0)).x
    let text = TextPlacement(ruler: phone.ruler)
    let font = Font(size: 11, weight: .semibold)
    return Self.apart(callouts).flatMap { callout -> [DrawCommand] in
      let width = phone.ruler.width(of: callout.text, in: font) + 14
      let left = edge + 16
      guard left + width < stageArea.maxX else { return [] }
      let box = CGRect(x: left, y: callout.y - 10, width: width.rounded(.up), height: 20)
      let line = CGRect(x: edge + 4, y: callout.y.rounded() - 0.5, width: 12, height: 1)
      let label = text.line(callout.text, font, .white, in: box, align: .center)
      return [.fill(line, callout.color), .roundedRect(RoundedRect(box, radius: 5), callout.color)]
        + [label].compactMap { $0 }
    }
  }

  private struct Callout {
    var text: String
    /// The middle, in the window.
    var y: CGFloat
    var color: Color
  }

  private var callouts: [Callout] {
    func y(_ phoneY: CGFloat) -> CGFloat { stage.windowPoint(CGPoint(x: 0, y: phoneY)).y }
    let screen = phone.chrome.screen
    var result: [Callout] = []
    if let target = phone.revealFrame, let clearance = phone.clearance {
      let number = JSONText.digits(Double(clearance))
      result.append(
        Callout(
          text: clearance < 0 ? "covered by \(number.dropFirst())" : "clearance \(number)",
          y: y(target.midY),
          color: clearance < 0 ? OverlayColor.covered : OverlayColor.clear))
    }
    if phone.isKeyboardOnScreen {
      let height = JSONText.digits(Double(screen.maxY - phone.keyboardFrame.minY))
      result.append(
        Callout(
          text: "keyboard \(height)", y: y(phone.keyboardFrame.minY), color: OverlayColor.keyboard))
    }
    let safe = phone.chrome.deviceSafeArea.bottom
    if safe > 0 {
      result.append(
        Callout(
          text: "safe area \(JSONText.digits(Double(safe)))", y: y(screen.maxY - safe),
          color: OverlayColor.safeArea))
    }
    return result
  }

  /// Moves labels down until each has room.
  private static func apart(_ callouts: [Callout]) -> [Callout] {
    var result: [Callout] = []
    for var callout in callouts.sorted(by: { $0.y < $1.y }) {
      if let last = result.last { callout.y = max(callout.y, last.y + 26) }
      result.append(callout)
    }
    return result
  }
}
