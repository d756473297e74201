import DisplayList
import InterfaceStyles

extension DistortedDesign {
  /// Every colour of the palette, of the materials and of the shadows.
  static var colorPaths: [WritableKeyPath<DistortedDesign, Color>] {
    [
      \.palette.background, \.palette.chatBackground, \.palette.backdrop, \.palette.dimming,
      \.palette.label, \.palette.secondaryLabel, \.palette.placeholder, \.palette.labelOnTint,
      \.palette.labelBehindCard, \.palette.tint, \.palette.selection, \.palette.mint,
      \.palette.inactiveTab, \.palette.separator, \.palette.barEdge, \.palette.bubble,
      \.palette.composer, \.palette.control, \.palette.clearButton, \.palette.positive,
      \.palette.critical, \.palette.switchOff, \.palette.switchKnob, \.palette.scrollIndicator,
      \.palette.keyboard.letterKey, \.palette.keyboard.functionKey,
      \.palette.keyboard.pressedFunctionKey, \.palette.keyboard.keyShadow,
      \.palette.keyboard.label, \.palette.keyboard.disabledLabel, \.palette.keyboard.dockIcon,
      \.palette.keyboard.predictionSeparator, \.palette.keyboard.calloutEdge,
      \.materials.bar.color, \.materials.card.color, \.materials.keyboard.color,
      \.materials.callout.color, \.shadows.switchKnob.color, \.shadows.window.color,
      \.shadows.keyboard.color, \.shadows.callout.color,
    ]
  }

  /// For each of them one that no other has, and that no design would choose.
  static var uniqueColors: [Color] {
    colorPaths.indices.map { Color(0x4C0307 + UInt32($0) * 0x01_0503) }
  }

  mutating func makeColorsUnique() {
    for (path, color) in zip(Self.colorPaths, Self.uniqueColors) { self[keyPath: path] = color }
  }
}

extension Material {
  fileprivate var color: Color {
    get {
      switch self {
      case .opaque(let color): color
      }
    }
    set { self = .opaque(newValue) }
  }
}

extension DrawCommand {
  /// Every colour of a command, also of those inside; each without its opacity.
  var colors: Set<Color> {
    switch self {
    case .fill(_, let color), .hairline(_, let color), .roundedRect(_, let color),
      .border(_, _, _, let color), .path(_, _, _, let color), .stroke(_, _, _, _, let color):
      color.alpha == 0 ? [] : [color.opaque]
    case .text(let run): [run.color.opaque]
    case .shadow(_, let shadow): [shadow.color.opaque]
    case .gradient(_, let stops): Set(stops.map(\.color.opaque))
    case .group(let group): group.commands.reduce(into: []) { $0.formUnion($1.colors) }
    case .layer(let layer): layer.commands.reduce(into: []) { $0.formUnion($1.colors) }
    }
  }
}

extension Color {
  fileprivate var opaque: Color { Color(red: red, green: green, blue: blue) }
}
