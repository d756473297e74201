/// What is under a finger, as `SimulatedDevice.hitTest` finds it.
package enum HitTarget: Hashable, Sendable {
  /// The keys: the id of the key that a press would use; nil between keys.
  case key(String?)
  /// The bar above the keys: the index of a suggestion; nil beside them.
  case prediction(Int?)
  /// A tool of an iPad's shortcut bar.
  case tool(ShortcutTool)
  /// The toolbar above the keyboard: a button; nil beside them.
  case accessory(AccessoryBar.Button?)
  /// The handle by which an iPad's keyboard is moved.
  case handle
  /// A handle at one end of the selection.
  case selection
  /// The app: what a drag there moves, and the row that a tap there reaches; nil beside the rows.
  case app(Surface, RowHit?)
  /// A bar, or the area outside the app's window: it takes the touch and does nothing.
  case bar

  /// The part of the app that a drag moves.
  package enum Surface: Hashable, Sendable {
    /// The content, which scrolls up and down.
    case content
    /// A row that scrolls sideways, by its id.
    case carousel(String)
    /// A row on the bottom edge or in a bar, which does not scroll.
    case pinned
  }

  /// A row under a finger.
  package struct RowHit: Hashable, Sendable {
    /// The id of the row.
    package var id: String
    /// The part of the row under the finger.
    package var part: RowPart
  }

  /// A part of a row that has a meaning of its own.
  package enum RowPart: Hashable, Sendable {
    /// The row itself.
    case whole
    /// The button that empties a field.
    case clearButton
    /// One half of a stepper.
    case stepper(Control.Half)
    /// The area beside a stepper, which does nothing.
    case besideStepper
  }

  /// Whether the finger is on the keyboard.
  var isOnKeyboard: Bool {
    switch self {
    case .key, .prediction, .tool, .accessory, .handle: true
    case .selection, .app, .bar: false
    }
  }

  /// Whether a drag or a wheel there can scroll the content.
  var scrollsContent: Bool {
    switch self {
    case .app(.content, _), .app(.carousel, _): true
    default: false
    }
  }
}
