import DeviceProfiles
package import DisplayList
import Foundation
package import InterfaceStyles
package import Simulation

/// What may differ between two pictures of the same phone.
package struct PictureOptions: Hashable, Sendable {
  /// Whether the caret blinks with the clock; in captures it stands still.
  package var blinksCaret = false
  package var overlays: Set<Overlay> = []
  package var frame: Frame = .none
  /// What becomes of the screen's corners in a picture without the body.
  package var mask: Mask = .ignored
  /// What was just pressed on a hardware keyboard; nil for nothing.
  package var stroke: String?

  /// The frame around the screen.
  package enum Frame: String, CaseIterable, Hashable, Sendable {
    /// Exactly the screen's rectangle.
    case none
    /// The screen in a phone's body, with its shadow.
    case device
  }

  /// The words of `simctl io screenshot`.
  package enum Mask: String, CaseIterable, Hashable, Sendable {
    /// The whole rectangle.
    case ignored
    /// Corners are cut away.
    case alpha
    /// Corners are black.
    case black
  }

  package init() {}

  /// All overlays or none.
  package var showsOverlays: Bool {
    get { !overlays.isEmpty }
    set { overlays = newValue ? Set(Overlay.allCases) : [] }
  }
}

/// Draws a phone's screen: content, bars, keyboard, in the order in which they lie over each other.
package struct ScreenPicture {
  let phone: SimulatedDevice
  let options: PictureOptions
  let style: InterfaceStyle
  let text: TextPlacement

  /// Draws a device in its own style.
  package init(_ phone: SimulatedDevice, options: PictureOptions = PictureOptions()) {
    self.init(phone, options: options, style: phone.style)
  }

  /// Draws a device in a style that was resolved for the same traits as its own.
  package init(_ phone: SimulatedDevice, options: PictureOptions, style: InterfaceStyle) {
    self.phone = phone
    self.options = options
    self.style = style
    text = TextPlacement(ruler: phone.ruler)
  }

  var palette: InterfaceStyle.Palette { style.palette }

  /// The commands that fill the screen's rectangle, origin at its top left corner.
  ///
  /// Overlays lie under what belongs to the device: no colour can shine on a hole in the screen.
  package var commands: [DrawCommand] {
    app + keyboard + statusBar + overlays + housing + homeIndicator + touches + keystroke
  }

  /// What the app shows, in its window.
  private var app: [DrawCommand] {
    let window = phone.metrics.window
    let isMoved = window.minY != phone.restingMetrics.window.minY
    let beneath: [DrawCommand] = isMoved ? [.fill(phone.metrics.screen, palette.backdrop)] : []
    let commands =
      beneath + [.fill(window, background)] + scrolledContent + pinnedContent
      + tabBar + toolbar + barRows(.toolbar) + navigationBar + barRows(.navigationBar)
    guard phone.scene.presentation != .fullScreen else { return commands }
    return surroundings + inWindow(commands)
  }

  /// Behind everything in the scene.
  var background: Color {
    phone.scene.body == .chat ? palette.chatBackground : palette.background
  }

  package var displayList: Drawing {
    Drawing(size: phone.metrics.screen.size, commands: commands)
  }

  // MARK: The way the scene reads

  var isRightToLeft: Bool { phone.layout.isRightToLeft }

  /// Where text begins.
  var leading: TextPlacement.Alignment { isRightToLeft ? .right : .left }

  func alignment(_ alignment: SceneLayout.TextAlignment) -> TextPlacement.Alignment {
    switch alignment {
    case .leading: leading
    case .center: .center
    case .trailing: isRightToLeft ? .left : .right
    }
  }

  /// A rectangle of the window, given as one reads from left to right.
  func readingRect(_ rect: CGRect) -> CGRect {
    let window = phone.metrics.window
    return isRightToLeft ? rect.mirrored(in: window.minX + window.maxX) : rect
  }

  func readingIcon(_ icon: Icon) -> Icon { isRightToLeft ? icon.mirrored : icon }

  // MARK: What belongs to the device

  private var housing: [DrawCommand] {
    HousingPicture.commands(phone.settings.device, phone.settings.orientation)
  }

  private var homeIndicator: [DrawCommand] {
    guard let indicator = style.homeIndicator else { return [] }
    let screen = phone.metrics.screen
    let (width, height) = (indicator.size.width, indicator.size.height)
    let rect = CGRect(
      x: screen.midX - width / 2, y: screen.maxY - (indicator.margin + height), width: width,
      height: height)
    return [.roundedRect(RoundedRect(rect, radius: height / 2), palette.label)]
  }
}
