/// The parts of a style as one design decides them, for the traits it was created with.
///
/// A further design is a further folder in `Designs`, with a type that conforms to this and spells the
/// values, formulas and thresholds of each part, the source of each number beside it. Parts have no
/// default values, so a design that lacks a number does not compile.
package protocol InterfaceDesign {
  var windows: InterfaceStyle.Windows { get }
  var bars: InterfaceStyle.Bars { get }
  var cards: InterfaceStyle.Cards { get }
  var captions: InterfaceStyle.Captions { get }
  var rows: InterfaceStyle.Rows { get }
  var carousels: InterfaceStyle.Carousels { get }
  var messages: InterfaceStyle.Messages { get }
  var composer: InterfaceStyle.Composer { get }
  var note: InterfaceStyle.Note { get }
  var stack: InterfaceStyle.Stack { get }
  var controls: InterfaceStyle.Controls { get }
  var indicators: InterfaceStyle.Indicators { get }
  var typography: InterfaceStyle.TextStyles { get }
  var keys: InterfaceStyle.Keys { get }
  var floatingKeyboard: InterfaceStyle.FloatingKeyboard { get }
  var accessory: InterfaceStyle.Accessory { get }
  var shortcuts: InterfaceStyle.Shortcuts { get }
  var palette: InterfaceStyle.Palette { get }
  var materials: InterfaceStyle.Materials { get }
  var shapes: InterfaceStyle.Shapes { get }
  var shadows: InterfaceStyle.Shadows { get }
  var statusBar: InterfaceStyle.StatusBar { get }
  var barDrawing: InterfaceStyle.BarDrawing { get }
  var tabDrawing: InterfaceStyle.TabDrawing { get }
  var controlDrawing: InterfaceStyle.ControlDrawing { get }
  var selection: InterfaceStyle.Selection { get }
  var windowDrawing: InterfaceStyle.WindowDrawing { get }
  /// The line at the bottom of the screen; nil on devices with a home button.
  var homeIndicator: InterfaceStyle.HomeIndicator? { get }
  var keyFaces: InterfaceStyle.KeyFaces { get }
  var floatingKeyFaces: InterfaceStyle.KeyFaces { get }
  var callouts: InterfaceStyle.Callouts { get }
  var suggestionDrawing: InterfaceStyle.SuggestionDrawing { get }
  var keyboardPanels: InterfaceStyle.KeyboardPanels { get }
  var accessoryDrawing: InterfaceStyle.AccessoryDrawing { get }
}
