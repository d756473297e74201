package import DisplayList
import Foundation
package import Picture
package import Simulation
import Typography

/// Several phones in one picture at their own size, each with its caption, without a window.
package struct SideBySidePicture {
  private let phones: [SimulatedDevice]
  private let options: PictureOptions

  private static let gap: CGFloat = 32
  private static let margin: CGFloat = 24
  private static let caption: CGFloat = 56

  package init(phones: [SimulatedDevice], options: PictureOptions) {
    self.phones = phones
    self.options = options
  }

  package var displayList: Drawing {
    // A body's picture has room around it already.
    let (gap, margin): (CGFloat, CGFloat) =
      options.frame == .none ? (Self.gap, Self.margin) : (0, 0)
    var x = margin
    var commands: [DrawCommand] = []
    var height: CGFloat = 0
    for phone in phones {
      let picture = PhonePicture.displayList(phone, options: options)
      let column = CGRect(
        x: x, y: margin, width: picture.size.width, height: picture.size.height)
      // The room above a body is enough for most of the caption.
      let origin = CGPoint(x: x, y: margin + (options.frame == .none ? Self.caption : 12))
      commands += caption(phone, over: column)
      commands.append(
        .group(
          Group(
            offset: origin, clip: CGRect(origin: .zero, size: picture.size), picture.commands)))
      x += picture.size.width + gap
      height = max(height, origin.y + picture.size.height + margin)
    }
    return Drawing(size: CGSize(width: x - gap + margin, height: height), commands: commands)
  }

  private func caption(_ phone: SimulatedDevice, over column: CGRect) -> [DrawCommand] {
    let box = CGRect(x: column.minX, y: column.minY + 4, width: column.width, height: 22)
    return CaptionPicture(
      phone: phone, style: .of(phone.settings.appearance), titleSize: 17, detailSize: 14
    ).commands(in: box)
  }
}

/// A phone's names and how its field fares, in two lines.
struct CaptionPicture {
  let phone: SimulatedDevice
  let style: WorkbenchStyle
  var titleSize: CGFloat = 14
  var detailSize: CGFloat = 12

  /// - Parameter box: the first line's; the second is below it.
  func commands(in box: CGRect) -> [DrawCommand] {
    let lettering = TextFitter(phone.ruler)
    let (words, color): (String, Color) =
      phone.clearance.map {
        phone.isFocusCovered
          ? ("covered by \((-$0).measure)", style.bad) : ("clear by \($0.measure)", style.good)
      } ?? ("no focused field", style.dim)
    return lettering.line(
      "\(phone.deviceName) · \(phone.strategyTitle)", Font(size: titleSize, weight: .semibold),
      style.ink, in: box, .center)
      + lettering.line(
        words, Font(size: detailSize), color, in: box.offsetBy(dx: 0, dy: box.height), .center)
  }
}
