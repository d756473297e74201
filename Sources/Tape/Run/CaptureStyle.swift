package import Foundation
package import Picture

/// The style of a tape's pictures.
package struct CaptureStyle: Hashable, Sendable {
  /// Pixels per point; nil for the device's scale.
  package var scale: CGFloat?
  package var frame = PictureOptions.Frame.none
  /// Whether the whole window is shown, with callouts and inspector, instead of the phone alone.
  package var isWorkbench = false
  package var background = Background.transparent
  /// The space around the picture, in points.
  package var padding: CGFloat = 0
  /// The part of the screen that is shown; nil for all of it.
  package var crop: Crop?
  /// A line under the picture; empty for none.
  package var caption = ""
  package var showsOverlays = false
  package var showsTouches = true
  package var showsStrokes = true

  package init() {}

  /// Applies a setting of pictures; returns whether it was one.
  mutating func apply(_ setting: Setting) -> Bool {
    switch setting {
    case .scale(let scale): self.scale = CGFloat(scale)
    case .frame(let frame): self.frame = frame
    case .workbench(let isShown): isWorkbench = isShown
    case .background(let background): self.background = background
    case .padding(let padding): self.padding = CGFloat(padding)
    case .crop(let crop): self.crop = crop
    case .caption(let caption): self.caption = caption
    case .overlays(let isShown): showsOverlays = isShown
    case .touches(let isShown): showsTouches = isShown
    case .keystrokes(let isShown): showsStrokes = isShown
    default: return false
    }
    return true
  }
}
