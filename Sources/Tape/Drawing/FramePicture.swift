package import DisplayList
import Foundation
import InterfaceStyles
import Picture
import Simulation
import Typography

/// Draws a moment of a tape: the phone on its background, with its caption.
package struct FramePicture {
  private let moment: Moment
  private let room: FrameLayout
  /// Whether the caret blinks, as in films; in still pictures it is always lit.
  private let blinks: Bool

  /// The height of a caption under the picture, in points.
  static let captionHeight: CGFloat = 56

  /// - Parameter room: the layout of the film; nil for a picture of its own size.
  package init(_ moment: Moment, in room: FrameLayout? = nil, blinks: Bool = false) {
    self.moment = moment
    self.room = room ?? FrameLayout(for: moment)
    self.blinks = blinks
  }

  package var displayList: Drawing {
    let padding = moment.look.padding
    let caption = room.hasCaption ? Self.captionHeight : 0
    let size = CGSize(
      width: room.size.width + 2 * padding, height: room.size.height + 2 * padding + caption)
    let ground = Ground(moment.look.background, appearance: moment.phone.settings.appearance)
    return Drawing(
      size: size,
      commands: ground.commands(CGRect(origin: .zero, size: size)) + [picture(at: padding)]
        + self.caption(
          in: CGRect(
            x: 8, y: padding + room.size.height + padding / 2, width: max(0, size.width - 16),
            height: caption),
          ground))
  }

  /// The centred phone.
  private func picture(at padding: CGFloat) -> DrawCommand {
    let list = phone
    let origin = CGPoint(
      x: padding + ((room.size.width - list.size.width) / 2).rounded(.down),
      y: padding + ((room.size.height - list.size.height) / 2).rounded(.down))
    return .group(Group(offset: origin, list.commands))
  }

  private var phone: Drawing {
    guard !moment.look.isWorkbench else { return moment.window.drawing(of: moment) }
    var options = PictureOptions()
    options.blinksCaret = blinks
    options.showsOverlays = moment.look.showsOverlays
    options.overlays.remove(.touches)
    if moment.look.showsTouches { options.overlays.insert(.touches) }
    if moment.look.showsStrokes { options.stroke = moment.stroke }
    options.frame = moment.look.crop == nil ? moment.look.frame : .none
    let list = PhonePicture.displayList(moment.phone, options: options)
    guard let crop = room.crop else { return list }
    return Drawing(
      size: crop.size,
      commands: [
        .group(
          Group(
            offset: CGPoint(x: -crop.minX, y: -crop.minY), clip: crop, list.commands))
      ])
  }

  private func caption(in frame: CGRect, _ ground: Ground) -> [DrawCommand] {
    guard !moment.look.caption.isEmpty else { return [] }
    let text = TextPlacement(ruler: moment.phone.ruler)
    let font = Font(size: 17, weight: .semibold)
    let line = text.truncated(
      moment.look.caption, font, ground.ink, in: frame, align: .center)
    return [line].compactMap { $0 }
  }
}

/// The background of a picture, and the colours of text on it.
struct Ground {
  private let background: Background
  private let isDark: Bool

  init(_ background: Background, appearance: Appearance) {
    self.background = background
    switch background {
    // A picture without a background is most likely shown on a page in the phone's appearance.
    case .transparent: isDark = appearance == .dark
    case .color(let color): isDark = color.brightness < 0.5
    case .gradient(let first, let last):
      isDark = (first.brightness + last.brightness) / 2 < 0.5
    }
  }

  var ink: Color { isDark ? Color(0xF5F5F7) : Color(0x1C1C1E) }
  var dim: Color { isDark ? Color(0xA1A1A6) : Color(0x6C6C70) }
  var line: Color { isDark ? Color(0xFFFFFF, opacity: 0.2) : Color(0, opacity: 0.14) }

  func commands(_ bounds: CGRect) -> [DrawCommand] {
    switch background {
    case .transparent: []
    case .color(let color): [.fill(bounds, color)]
    case .gradient(let first, let last):
      [
        .gradient(
          RoundedRect(bounds, radius: 0), [GradientStop(0, first), GradientStop(1, last)])
      ]
    }
  }
}

extension Color {
  /// The relative luminance, from 0 for black to 1 for white.
  fileprivate var brightness: Double {
    (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / 255
  }
}
