import Foundation
import JSON
import Reporting
import Typography

/// Writes commands one after the other.
struct SVGWriter {
  /// Thickness of a hairline in points.
  let hairline: CGFloat
  private(set) var body: [XMLText] = []
  /// Clips, gradients and blurs that the body refers to.
  private(set) var definitions: [XMLText] = []

  init(hairline: CGFloat) { self.hairline = hairline }

  mutating func write(_ command: DrawCommand) {
    switch command {
    case .fill(let rect, let color): body.append("<rect\(Self.box(rect))\(Self.fill(color))/>")
    case .hairline(let line, let color):
      body.append("<rect\(Self.box(frame(of: line)))\(Self.fill(color))/>")
    case .roundedRect(let shape, let color): write(shape, Self.fill(color))
    case .border(let shape, let width, let dash, let color):
      write(shape.inset(by: width / 2), Self.stroke(color, width) + Self.dashes(dash))
    case .path(let path, let origin, let evenOdd, let color):
      let rule: XMLText = evenOdd ? " fill-rule=\"evenodd\"" : ""
      write(path.translated(origin.x, origin.y), Self.fill(color) + rule)
    case .stroke(let path, let origin, let width, let cap, let color):
      let ends: XMLText =
        " stroke-linejoin=\"round\" stroke-linecap=\"\(cap == .round ? "round" : "butt")\""
      write(path.translated(origin.x, origin.y), Self.stroke(color, width) + ends)
    case .text(let run): write(run)
    case .shadow(let shape, let shadow): write(shape, shadow)
    case .gradient(let shape, let stops): write(shape, " fill=\"\(gradient(stops))\"")
    case .group(let group):
      let clip = group.roundedClip ?? group.clip.map { RoundedRect($0, radius: 0) }
      write(group.commands, at: group.offset, clip: clip)
    case .layer(let layer): write(layer)
    }
  }

  // MARK: Elements

  private static func box(_ rect: CGRect) -> XMLText {
    " x=\"\(rect.minX)\" y=\"\(rect.minY)\" width=\"\(rect.width)\" height=\"\(rect.height)\""
  }

  private mutating func write(_ path: Path, _ attributes: XMLText) {
    body.append("<path d=\"\(SVGPathText.text(path))\"\(attributes)/>")
  }

  private mutating func write(_ shape: RoundedRect, _ attributes: XMLText) {
    guard shape.corners == .all, !shape.isContinuous else {
      return write(Path.rounded(shape), attributes)
    }
    let radius = max(0, min(shape.radius, shape.rect.width / 2, shape.rect.height / 2))
    body.append("<rect\(Self.box(shape.rect)) rx=\"\(radius)\"\(attributes)/>")
  }

  private mutating func write(_ run: TextRun) {
    let font = run.font
    let family: XMLText = font.isDisplay ? "Inter Display, Inter" : "Inter"
    body.append(
      """
      <text x="\(run.origin.x)" y="\(run.origin.y)" font-family="\(family)" \
      font-size="\(font.size)" font-weight="\(font.weight.rawValue)" \
      xml:space="preserve"\(Self.fill(run.color))>\(run.text)</text>
      """)
  }

  private mutating func write(_ shape: RoundedRect, _ shadow: Shadow) {
    let number = definitions.count
    definitions.append(
      """
      <filter id="blur\(number)" x="-100%" y="-100%" width="300%" height="300%">\
      <feGaussianBlur stdDeviation="\(shadow.blur / 2)"/></filter>
      """)
    var moved = shape
    moved.rect = shape.rect.offsetBy(dx: shadow.offset.x, dy: shadow.offset.y)
    write(moved, Self.fill(shadow.color) + " filter=\"url(#blur\(number))\"")
  }

  private mutating func write(_ layer: Layer) {
    let clip = RoundedRect(CGRect(origin: .zero, size: layer.size), radius: 0)
    if layer.opacity < 1 { body.append("<g opacity=\"\(layer.opacity)\">") }
    write(layer.commands, at: layer.origin, clip: clip)
    if layer.opacity < 1 { body.append("</g>") }
  }

  private mutating func write(_ commands: [DrawCommand], at offset: CGPoint, clip: RoundedRect?) {
    let place: XMLText =
      offset == .zero ? "" : " transform=\"translate(\(offset.x) \(offset.y))\""
    let clip = clip.map { attribute($0) } ?? ""
    body.append("<g\(place)\(clip)>")
    for command in commands { write(command) }
    body.append("</g>")
  }

  private mutating func attribute(_ clip: RoundedRect) -> XMLText {
    let number = definitions.count
    let path = SVGPathText.text(Path.rounded(clip))
    definitions.append("<clipPath id=\"clip\(number)\"><path d=\"\(path)\"/></clipPath>")
    return " clip-path=\"url(#clip\(number))\""
  }

  private func frame(of line: Hairline) -> CGRect {
    line.axis == .horizontal
      ? CGRect(x: line.origin.x, y: line.origin.y, width: line.length, height: hairline)
      : CGRect(x: line.origin.x, y: line.origin.y, width: hairline, height: line.length)
  }

  // MARK: Paint

  private static func fill(_ color: Color) -> XMLText {
    " fill=\"\(color.svg)\"\(opacity("fill-opacity", color))"
  }

  private static func stroke(_ color: Color, _ width: CGFloat) -> XMLText {
    """
     fill="none" stroke="\(color.svg)" stroke-width="\(width)"\
    \(opacity("stroke-opacity", color))
    """
  }

  private static func opacity(_ name: StaticString, _ color: Color) -> XMLText {
    color.isOpaque ? "" : " \(name)=\"\(CGFloat(color.alpha) / 255)\""
  }

  private static func dashes(_ dash: [CGFloat]) -> XMLText {
    let lengths = dash.map(\.roundedText).joined(separator: " ")
    return dash.isEmpty ? "" : " stroke-dasharray=\"\(lengths)\""
  }

  private mutating func gradient(_ stops: [GradientStop]) -> XMLText {
    let number = definitions.count
    let stops = stops.map { stop -> XMLText in
      "<stop offset=\"\(stop.location)\" stop-color=\"\(stop.color.svg)\"/>"
    }
    definitions.append(
      """
      <linearGradient id="metal\(number)" x1="0" y1="0" x2="1" y2="1">\
      \(stops.joined())</linearGradient>
      """)
    return "url(#metal\(number))"
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
