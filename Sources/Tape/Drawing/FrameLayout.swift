import DeviceProfiles
package import Foundation
import Picture
import Simulation

/// The layout of a picture; for a film, it covers all frames, so that the size is constant.
package struct FrameLayout: Hashable, Sendable {
  /// Without padding and caption, in points.
  package private(set) var size = CGSize.zero
  /// The part of the screen that is shown; nil for all of it.
  package private(set) var crop: CGRect?
  package private(set) var hasCaption = false

  package init() {}

  /// Creates the layout of one picture.
  ///
  /// Without something to crop to, it covers the whole screen.
  package init(for moment: Moment) {
    grow(for: moment)
    if size == .zero { size = moment.phone.metrics.screen.size }
  }

  package var withoutCaption: FrameLayout {
    var room = self
    room.hasCaption = false
    return room
  }

  mutating func grow(for moment: Moment) {
    hasCaption = hasCaption || !moment.look.caption.isEmpty
    if !moment.look.isWorkbench, let part = moment.croppedPart { crop = crop?.union(part) ?? part }
    let picture: CGSize
    if moment.look.isWorkbench {
      picture = moment.window.size
    } else if moment.look.crop == .keyboard || moment.look.crop == .field {
      picture = crop?.size ?? .zero
    } else if moment.look.crop == nil, moment.look.frame == .device {
      let settings = moment.phone.settings
      picture = DeviceBody(settings.device, orientation: settings.orientation).canvas
    } else {
      picture = moment.phone.metrics.screen.size
    }
    size = CGSize(width: max(size.width, picture.width), height: max(size.height, picture.height))
  }
}

extension Moment {
  /// The space around a field in a cropped picture, in points.
  private static let fieldMargin: CGFloat = 16

  /// Returns the part of the screen of a crop, in whole points; nil for the whole screen.
  fileprivate var croppedPart: CGRect? {
    let screen = phone.metrics.screen
    switch look.crop {
    case nil, .screen: return nil
    case .keyboard:
      guard phone.isKeyboardOnScreen else { return nil }
      return phone.keyboardFrame.intersection(screen).integral
    case .field:
      guard let row = phone.focusedRow else { return nil }
      let frame = phone.frame(of: row)
      return frame.insetBy(dx: -Self.fieldMargin, dy: -Self.fieldMargin).intersection(screen)
        .integral
    }
  }
}
