/// A design: every part of a style as a function of traits.
///
/// A further design is a further folder in `Designs`, with a type that spells each part's values,
/// formulas and thresholds, the source of each number beside it. Parts have no default values, so a
/// design that lacks a number does not compile.
package protocol StyleDesign {
  /// What the parts are resolved from.
  var traits: StyleTraits { get }

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
}
