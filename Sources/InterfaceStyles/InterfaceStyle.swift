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

  /// Resolves the style of a design for a device and its settings.
  package convenience init(_ traits: StyleTraits) {
    switch traits.design {
    case .flat: self.init(traits, FlatDesign(traits))
    }
  }

  /// Takes every part from a design that was created with the same traits.
  package init(_ traits: StyleTraits, _ design: some InterfaceDesign) {
    self.traits = traits
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
