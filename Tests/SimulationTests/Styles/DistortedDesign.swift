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
  /// The drawing is that of the flat design: these tests draw nothing.
  private let flat: FlatDesign

  init(_ style: InterfaceStyle, _ distortion: Distortion) {
    var distortion = distortion
    flat = FlatDesign(style.traits)
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

extension DistortedDesign {
  var palette: InterfaceStyle.Palette { flat.palette }
  var materials: InterfaceStyle.Materials { flat.materials }
  var shapes: InterfaceStyle.Shapes { flat.shapes }
  var shadows: InterfaceStyle.Shadows { flat.shadows }
  var statusBar: InterfaceStyle.StatusBar { flat.statusBar }
  var barDrawing: InterfaceStyle.BarDrawing { flat.barDrawing }
  var tabDrawing: InterfaceStyle.TabDrawing { flat.tabDrawing }
  var controlDrawing: InterfaceStyle.ControlDrawing { flat.controlDrawing }
  var selection: InterfaceStyle.Selection { flat.selection }
  var windowDrawing: InterfaceStyle.WindowDrawing { flat.windowDrawing }
  var homeIndicator: InterfaceStyle.HomeIndicator? { flat.homeIndicator }
  var keyFaces: InterfaceStyle.KeyFaces { flat.keyFaces }
  var floatingKeyFaces: InterfaceStyle.KeyFaces { flat.floatingKeyFaces }
  var callouts: InterfaceStyle.Callouts { flat.callouts }
  var suggestionDrawing: InterfaceStyle.SuggestionDrawing { flat.suggestionDrawing }
  var keyboardPanels: InterfaceStyle.KeyboardPanels { flat.keyboardPanels }
  var accessoryDrawing: InterfaceStyle.AccessoryDrawing { flat.accessoryDrawing }
}

extension InterfaceStyle {
  /// A distorted style for the same traits.
  func distorted(by factor: CGFloat, seed: UInt64) -> InterfaceStyle {
    InterfaceStyle(traits, DistortedDesign(self, Distortion(factor: factor, seed: seed)))
  }
}
