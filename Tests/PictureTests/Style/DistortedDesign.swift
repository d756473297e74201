import Foundation
import InterfaceStyles

/// A third design for tests: the flat one, in which every number and colour can be replaced.
struct DistortedDesign: InterfaceDesign {
  var palette: InterfaceStyle.Palette
  var materials: InterfaceStyle.Materials
  var shapes: InterfaceStyle.Shapes
  var shadows: InterfaceStyle.Shadows
  var statusBar: InterfaceStyle.StatusBar
  var barDrawing: InterfaceStyle.BarDrawing
  var tabDrawing: InterfaceStyle.TabDrawing
  var controlDrawing: InterfaceStyle.ControlDrawing
  var selection: InterfaceStyle.Selection
  var windowDrawing: InterfaceStyle.WindowDrawing
  var homeIndicator: InterfaceStyle.HomeIndicator?
  var keyFaces: InterfaceStyle.KeyFaces
  var floatingKeyFaces: InterfaceStyle.KeyFaces
  var callouts: InterfaceStyle.Callouts
  var suggestionDrawing: InterfaceStyle.SuggestionDrawing
  var keyboardPanels: InterfaceStyle.KeyboardPanels
  var accessoryDrawing: InterfaceStyle.AccessoryDrawing
  /// The layout is that of the flat design.
  private let flat: FlatDesign

  init(_ traits: StyleTraits) {
    flat = FlatDesign(traits)
    palette = flat.palette
    materials = flat.materials
    shapes = flat.shapes
    shadows = flat.shadows
    statusBar = flat.statusBar
    barDrawing = flat.barDrawing
    tabDrawing = flat.tabDrawing
    controlDrawing = flat.controlDrawing
    selection = flat.selection
    windowDrawing = flat.windowDrawing
    homeIndicator = flat.homeIndicator
    keyFaces = flat.keyFaces
    floatingKeyFaces = flat.floatingKeyFaces
    callouts = flat.callouts
    suggestionDrawing = flat.suggestionDrawing
    keyboardPanels = flat.keyboardPanels
    accessoryDrawing = flat.accessoryDrawing
  }
}

extension DistortedDesign {
  var windows: InterfaceStyle.Windows { flat.windows }
  var bars: InterfaceStyle.Bars { flat.bars }
  var cards: InterfaceStyle.Cards { flat.cards }
  var captions: InterfaceStyle.Captions { flat.captions }
  var rows: InterfaceStyle.Rows { flat.rows }
  var carousels: InterfaceStyle.Carousels { flat.carousels }
  var messages: InterfaceStyle.Messages { flat.messages }
  var composer: InterfaceStyle.Composer { flat.composer }
  var note: InterfaceStyle.Note { flat.note }
  var stack: InterfaceStyle.Stack { flat.stack }
  var controls: InterfaceStyle.Controls { flat.controls }
  var indicators: InterfaceStyle.Indicators { flat.indicators }
  var typography: InterfaceStyle.TextStyles { flat.typography }
  var keys: InterfaceStyle.Keys { flat.keys }
  var floatingKeyboard: InterfaceStyle.FloatingKeyboard { flat.floatingKeyboard }
  var accessory: InterfaceStyle.Accessory { flat.accessory }
  var shortcuts: InterfaceStyle.Shortcuts { flat.shortcuts }
}

/// Parts that only some devices have; setting one that the device lacks changes nothing.
extension DistortedDesign {
  var besideHousing: InterfaceStyle.StatusBar.BesideHousing? {
    get { if case .besideHousing(let items) = statusBar.arrangement { items } else { nil } }
    set { if let newValue { statusBar.arrangement = .besideHousing(newValue) } }
  }

  var timeInMiddle: InterfaceStyle.StatusBar.TimeInMiddle? {
    get { if case .timeInMiddle(let items) = statusBar.arrangement { items } else { nil } }
    set { if let newValue { statusBar.arrangement = .timeInMiddle(newValue) } }
  }

  var timeFirst: InterfaceStyle.StatusBar.TimeFirst? {
    get { if case .timeFirst(let items) = statusBar.arrangement { items } else { nil } }
    set { if let newValue { statusBar.arrangement = .timeFirst(newValue) } }
  }

  var cardInset: CGFloat? {
    get { if case .card(let inset) = windowDrawing.behindCard { inset } else { nil } }
    set { if let newValue { windowDrawing.behindCard = .card(inset: newValue) } }
  }

  var digitPad: InterfaceStyle.KeyFaces.DigitPad? {
    get { keyFaces.digitPad }
    set { if let newValue { keyFaces.digitPad = newValue } }
  }

  /// What stands on all keys; a floating keyboard has other fonts, but the same numbers.
  var fit: InterfaceStyle.KeyFaces.Fit {
    get { keyFaces.fit }
    set { (keyFaces.fit, floatingKeyFaces.fit) = (newValue, newValue) }
  }

  var corner: InterfaceStyle.KeyFaces.Corner {
    get { keyFaces.corner }
    set { (keyFaces.corner, floatingKeyFaces.corner) = (newValue, newValue) }
  }
}
