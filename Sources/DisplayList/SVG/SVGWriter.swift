import Foundation
import Typography

/// Writes commands one after the other.
struct SVGWriter {
  /// Thickness of a hairline in points.
  let hairline: CGFloat
  private(set) var body: [String] = []
  /// Clips, gradients and blurs that the body refers to.
  private(set) var definitions: [String] = []

  init(hairline: CGFloat) { self.hairline = hairline }

  mutating func write(_ command: DrawCommand) {
    switch command {
    case .fill(let rect, let color): add("rect", Self.box(rect) + paint(color))
    case .hairline(let line, let color): add("rect", Self.box(frame(of: line)) + paint(color))
    case .roundedRect(let shape, let color): write(shape, paint(color))
    case .border(let shape, let width, let dash, let color):
      write(shape.inset(by: width / 2), stroke(color, width) + dashes(dash))
    case .path(let path, let origin, let evenOdd, let color):
      let rule = evenOdd ? [("fill-rule", "evenodd")] : []
      add(
        "path", [("d", SVGPathText.text(path.translated(origin.x, origin.y)))] + paint(color) + rule
      )
    case .stroke(let path, let origin, let width, let cap, let color):
      add(
        "path",
        [("d", SVGPathText.text(path.translated(origin.x, origin.y)))] + stroke(color, width)
          + [("stroke-linejoin", "round"), ("stroke-linecap", cap == .round ? "round" : "butt")])
    case .text(let run): write(run)
    case .shadow(let shape, let shadow): write(shape, shadow)
    case .gradient(let shape, let stops): write(shape, [("fill", gradient(stops))])
    case .group(let group):
      let clip = group.roundedClip ?? group.clip.map { RoundedRect($0, radius: 0) }
      write(group.commands, at: group.offset, clip: clip)
    case .layer(let layer):
      let clip = RoundedRect(CGRect(origin: .zero, size: layer.size), radius: 0)
      if layer.opacity < 1 {
        body.append("<g opacity=\"\(SVGNumber.text(CGFloat(layer.opacity)))\">")
      }
      write(layer.commands, at: layer.origin, clip: clip)
      if layer.opacity < 1 { body.append("</g>") }
    }
  }

  // MARK: Elements

  private typealias Attributes = [(String, String)]

  private mutating func add(_ name: String, _ attributes: [(String, String)]) {
    body.append("<\(name)\(Self.text(attributes))/>")
  }

  private static func text(_ attributes: Attributes) -> String {
    attributes.map { " \($0.0)=\"\($0.1)\"" }.joined()
  }

  private static func box(_ rect: CGRect) -> Attributes {
    [
      ("x", SVGNumber.text(rect.minX)), ("y", SVGNumber.text(rect.minY)),
      ("width", SVGNumber.text(rect.width)), ("height", SVGNumber.text(rect.height)),
    ]
  }

  private mutating func write(_ shape: RoundedRect, _ attributes: [(String, String)]) {
    let radius = min(shape.radius, shape.rect.width / 2, shape.rect.height / 2)
    if shape.corners == .all, !shape.isContinuous {
      add("rect", Self.box(shape.rect) + [("rx", SVGNumber.text(max(0, radius)))] + attributes)
    } else {
      add("path", [("d", SVGPathText.text(Path.rounded(shape)))] + attributes)
    }
  }

  private mutating func write(_ run: TextRun) {
    let font = run.font
    let attributes =
      [
        ("x", SVGNumber.text(run.origin.x)), ("y", SVGNumber.text(run.origin.y)),
        ("font-family", font.isDisplay ? "Inter Display, Inter" : "Inter"),
        ("font-size", SVGNumber.text(font.size)), ("font-weight", "\(font.weight.rawValue)"),
        ("xml:space", "preserve"),
      ] + paint(run.color)
    body.append("<text\(Self.text(attributes))>\(XMLText.escaped(run.text))</text>")
  }

  private mutating func write(_ shape: RoundedRect, _ shadow: Shadow) {
    let id = "blur\(definitions.count)"
    definitions.append(
      "<filter id=\"\(id)\" x=\"-100%\" y=\"-100%\" width=\"300%\" height=\"300%\">"
        + "<feGaussianBlur stdDeviation=\"\(SVGNumber.text(shadow.blur / 2))\"/></filter>")
    var moved = shape
    moved.rect = shape.rect.offsetBy(dx: shadow.offset.x, dy: shadow.offset.y)
    write(moved, paint(shadow.color) + [("filter", "url(#\(id))")])
  }

  private mutating func write(_ commands: [DrawCommand], at offset: CGPoint, clip: RoundedRect?) {
    var attributes: Attributes = []
    if offset != .zero {
      let (x, y) = (SVGNumber.text(offset.x), SVGNumber.text(offset.y))
      attributes.append(("transform", "translate(\(x) \(y))"))
    }
    if let clip {
      let id = "clip\(definitions.count)"
      let path = SVGPathText.text(Path.rounded(clip))
      definitions.append("<clipPath id=\"\(id)\"><path d=\"\(path)\"/></clipPath>")
      attributes.append(("clip-path", "url(#\(id))"))
    }
    body.append("<g\(Self.text(attributes))>")
    for command in commands { write(command) }
    body.append("</g>")
  }

  private func frame(of line: Hairline) -> CGRect {
    line.axis == .horizontal
      ? CGRect(x: line.origin.x, y: line.origin.y, width: line.length, height: hairline)
      : CGRect(x: line.origin.x, y: line.origin.y, width: hairline, height: line.length)
  }

  // MARK: Paint

  private func paint(_ color: Color) -> [(String, String)] {
    [("fill", color.svg)] + opacity("fill-opacity", color)
  }

  private func stroke(_ color: Color, _ width: CGFloat) -> [(String, String)] {
    [("fill", "none"), ("stroke", color.svg), ("stroke-width", SVGNumber.text(width))]
      + opacity("stroke-opacity", color)
  }

  private func opacity(_ name: String, _ color: Color) -> [(String, String)] {
    color.isOpaque ? [] : [(name, SVGNumber.text(CGFloat(color.alpha) / 255))]
  }

  private func dashes(_ dash: [CGFloat]) -> [(String, String)] {
    dash.isEmpty ? [] : [("stroke-dasharray", dash.map(SVGNumber.text).joined(separator: " "))]
  }

  private mutating func gradient(_ stops: [GradientStop]) -> String {
    let id = "metal\(definitions.count)"
    let text = stops.map {
      "<stop offset=\"\(SVGNumber.text($0.location))\" stop-color=\"\($0.color.svg)\"/>"
    }
    definitions.append(
      "<linearGradient id=\"\(id)\" x1=\"0\" y1=\"0\" x2=\"1\" y2=\"1\">\(text.joined())"
        + "</linearGradient>")
    return "url(#\(id))"
  }
}

extension Color {
  /// The colour without its alpha, as `#RRGGBB`.
  fileprivate var svg: String {
    let value = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    let digits = String(value, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

extension RoundedRect {
  fileprivate func inset(by distance: CGFloat) -> RoundedRect {
    var copy = self
    copy.rect = rect.insetBy(dx: distance, dy: distance)
    copy.radius = max(0, radius - distance)
    return copy
  }
}
