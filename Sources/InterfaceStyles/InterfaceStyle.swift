/// How everything looks: the sizes, fonts, shapes and colours of one design on one device.
///
/// A style is resolved once per change of settings and never changes. It is a class so that caches
/// compare by identity: two devices with the same style share one object, or have two that are equal
/// in all their parts. Layout, key geometry and drawing take every number from here; below it nothing
/// asks for the kind of device, its width or its system.
package final class InterfaceStyle: Sendable {
  /// What it was resolved from.
  package let traits: StyleTraits
  package let palette: Palette
  package let materials: Materials
  package let shapes: Shapes
  package let shadows: Shadows
  package let statusBar: StatusBar
  package let barDrawing: BarDrawing
  package let tabDrawing: TabDrawing
  package let controlDrawing: ControlDrawing
  package let selection: Selection
  package let windowDrawing: WindowDrawing
  /// Nil on a device with a home button.
  package let homeIndicator: HomeIndicator?
  /// What stands on the keys of a keyboard at the screen's bottom, and of one that is split.
  package let keyFaces: KeyFaces
  /// What stands on the keys of a floating keyboard.
  package let floatingKeyFaces: KeyFaces
  package let callouts: Callouts
  package let suggestionDrawing: SuggestionDrawing
  package let keyboardPanels: KeyboardPanels
  package let accessoryDrawing: AccessoryDrawing

  /// How an app's window lies on the screen.
  package let windows: Windows
  /// Bars at the window's edges.
  package let bars: Bars
  /// Panels behind the rows of a form.
  package let cards: Cards
  /// Headers and footers of sections.
  package let captions: Captions
  /// Rows of a form.
  package let rows: Rows
  /// Rows that scroll sideways.
  package let carousels: Carousels
  /// Messages below each other.
  package let messages: Messages
  /// The text view of messages, above the bottom edge.
  package let composer: Composer
  /// A text view that fills the window.
  package let note: Note
  /// A screen without scrolling.
  package let stack: Stack
  /// Switches, steppers, buttons.
  package let controls: Controls
  /// The bar that shows where in the content one is.
  package let indicators: Indicators
  /// Fonts and what follows from the size of text.
  package let typography: TextStyles
  /// The keys of the docked keyboard.
  package let keys: Keys
  /// A tablet's keyboard that floats.
  package let floatingKeyboard: FloatingKeyboard
  /// The toolbar above a keyboard.
  package let accessory: Accessory
  /// The tools at the left of a tablet's bar of predictions.
  package let shortcuts: Shortcuts

  /// Resolves the style of a design for a device and its settings.
  package convenience init(_ traits: StyleTraits) {
    switch traits.design {
    case .flat: self.init(traits, FlatDesign(traits))
    }
  }

  /// Takes every part from a design that was created with the same traits.
  package init(_ traits: StyleTraits, _ design: some InterfaceDesign) {
    self.traits = traits
    windows = design.windows
    bars = design.bars
    cards = design.cards
    captions = design.captions
    rows = design.rows
    carousels = design.carousels
    messages = design.messages
    composer = design.composer
    note = design.note
    stack = design.stack
    controls = design.controls
    indicators = design.indicators
    typography = design.typography
    keys = design.keys
    floatingKeyboard = design.floatingKeyboard
    accessory = design.accessory
    shortcuts = design.shortcuts
    palette = design.palette
    materials = design.materials
    shapes = design.shapes
    shadows = design.shadows
    statusBar = design.statusBar
    barDrawing = design.barDrawing
    tabDrawing = design.tabDrawing
    controlDrawing = design.controlDrawing
    selection = design.selection
    windowDrawing = design.windowDrawing
    homeIndicator = design.homeIndicator
    keyFaces = design.keyFaces
    floatingKeyFaces = design.floatingKeyFaces
    callouts = design.callouts
    suggestionDrawing = design.suggestionDrawing
    keyboardPanels = design.keyboardPanels
    accessoryDrawing = design.accessoryDrawing
  }
}
