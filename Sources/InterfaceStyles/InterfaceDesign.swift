/// The parts of a style as one design decides them, for the traits it was created with.
///
/// A further design is a further type that conforms to this.
package protocol InterfaceDesign {
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
  var homeIndicator: InterfaceStyle.HomeIndicator? { get }
  var keyFaces: InterfaceStyle.KeyFaces { get }
  var floatingKeyFaces: InterfaceStyle.KeyFaces { get }
  var callouts: InterfaceStyle.Callouts { get }
  var suggestionDrawing: InterfaceStyle.SuggestionDrawing { get }
  var keyboardPanels: InterfaceStyle.KeyboardPanels { get }
  var accessoryDrawing: InterfaceStyle.AccessoryDrawing { get }
}
