import Foundation
import InterfaceStyles

/// A third design: every number of a style is another one, none is what any system has.
struct DistortedDesign: InterfaceDesign {
  let windows: InterfaceStyle.Windows
  let bars: InterfaceStyle.Bars
  let cards: InterfaceStyle.Cards
  let captions: InterfaceStyle.Captions
  let rows: InterfaceStyle.Rows
  let carousels: InterfaceStyle.Carousels
  let messages: InterfaceStyle.Messages
  let composer: InterfaceStyle.Composer
  let note: InterfaceStyle.Note
  let stack: InterfaceStyle.Stack
  let controls: InterfaceStyle.Controls
  let indicators: InterfaceStyle.Indicators
  let typography: InterfaceStyle.TextStyles
  let keys: InterfaceStyle.Keys
  let floatingKeyboard: InterfaceStyle.FloatingKeyboard
  let accessory: InterfaceStyle.Accessory
  let shortcuts: InterfaceStyle.Shortcuts

  init(_ style: InterfaceStyle, _ distortion: Distortion) {
    var distortion = distortion
    windows = style.windows.distorted(&distortion)
    bars = style.bars.distorted(&distortion)
    cards = style.cards.distorted(&distortion)
    captions = style.captions.distorted(&distortion)
    rows = style.rows.distorted(&distortion)
    carousels = style.carousels.distorted(&distortion)
    messages = style.messages.distorted(&distortion)
    note = style.note.distorted(&distortion)
    stack = style.stack.distorted(&distortion)
    controls = style.controls.distorted(&distortion)
    indicators = style.indicators.distorted(&distortion)
    typography = style.typography.distorted(&distortion)
    composer = style.composer.distorted(&distortion, line: typography.messageLineHeight)
    keys = style.keys.distorted(&distortion)
    floatingKeyboard = style.floatingKeyboard.distorted(&distortion)
    accessory = style.accessory.distorted(&distortion)
    shortcuts = style.shortcuts.distorted(&distortion)
  }
}

extension InterfaceStyle {
  /// A distorted style for the same traits.
  func distorted(by factor: CGFloat, seed: UInt64) -> InterfaceStyle {
    InterfaceStyle(traits, DistortedDesign(self, Distortion(factor: factor, seed: seed)))
  }
}
