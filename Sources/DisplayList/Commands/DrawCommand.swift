package import Foundation
package import Typography
package import Typography

/// One thing to draw, as a value; lengths are points, y grows downward.
///
/// A list of commands is a whole picture: later commands lie over earlier ones. Whoever draws it
/// chooses the scale. Rectangles, hairlines, text and the origins of paths are moved to whole device
/// pixels, so that what stands still is sharp and what scrolls keeps its shape.
package enum DrawCommand: Hashable, Sendable {
  /// A rectangle whose edges are snapped to device pixels.
  case fill(CGRect, Color)
  /// A line one device pixel thick, whose near edge is at the origin.
  case hairline(Hairline, Color)
  case roundedRect(RoundedRect, Color)
  /// A line drawn inside the rounded rectangle's edge.
  case border(RoundedRect, width: CGFloat, dash: [CGFloat], Color)
  /// A filled outline (non-zero winding unless even-odd), with its own origin at a point.
  case path(Path, at: CGPoint, evenOdd: Bool, Color)
  case stroke(Path, at: CGPoint, width: CGFloat, cap: LineCap, Color)
  case text(TextRun)
  /// The soft shadow that a rounded rectangle casts; the rectangle itself is not drawn.
  case shadow(RoundedRect, Shadow)
  /// A rounded rectangle filled along a line from one corner of its frame to the opposite one.
  case gradient(RoundedRect, [GradientStop])
  case group(Group)
  case layer(Layer)
}

/// The picture as a list of commands and the size it fills, in points.
package struct Drawing: Hashable, Sendable {
  package var size: CGSize
  package var commands: [DrawCommand]

  package init(size: CGSize, commands: [DrawCommand] = []) {
    self.size = size
    self.commands = commands
  }
}

/// Which ends a stroke has; joins are always round.
package enum LineCap: Hashable, Sendable { case butt, round }

/// A line of one device pixel, whatever the scale.
package struct Hairline: Hashable, Sendable {
  /// The direction of a hairline.
  package enum Axis: Hashable, Sendable { case horizontal, vertical }
  package var origin: CGPoint
  /// The length, in points.
  package var length: CGFloat
  package var axis: Axis

  package init(_ axis: Axis, from origin: CGPoint, length: CGFloat) {
    self.axis = axis
    self.origin = origin
    self.length = length
  }
}

/// A rectangle with rounded corners, in points.
package struct RoundedRect: Hashable, Sendable {
  package var rect: CGRect
  /// Clamped by the drawing code to half the shorter side.
  package var radius: CGFloat
  /// Corners that are rounded; the others are square.
  package var corners: Corners
  /// Whether curvature grows steadily into the corner, as on a phone's screen, instead of a circle's arc.
  package var isContinuous: Bool

  package init(
    _ rect: CGRect, radius: CGFloat, corners: Corners = .all, isContinuous: Bool = false
  ) {
    self.rect = rect
    self.radius = radius
    self.corners = corners
    self.isContinuous = isContinuous
  }

  /// The corners of a rectangle.
  package struct Corners: OptionSet, Hashable, Sendable {
    /// One bit for each corner.
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let topLeft = Corners(rawValue: 1)
    package static let topRight = Corners(rawValue: 2)
    package static let bottomLeft = Corners(rawValue: 4)
    package static let bottomRight = Corners(rawValue: 8)
    package static let top: Corners = [.topLeft, .topRight]
    package static let bottom: Corners = [.bottomLeft, .bottomRight]
    package static let all: Corners = [.top, .bottom]
  }
}

/// A shadow under a shape.
package struct Shadow: Hashable, Sendable {
  package var color: Color
  /// Twice the standard deviation of the blur, in points, as in CSS.
  package var blur: CGFloat
  package var offset: CGPoint

  package init(_ color: Color, blur: CGFloat, offset: CGPoint = .zero) {
    self.color = color
    self.blur = blur
    self.offset = offset
  }
}

/// A colour at a place of a gradient.
package struct GradientStop: Hashable, Sendable {
  /// From 0 at the top left to 1 at the bottom right.
  package var location: CGFloat
  package var color: Color

  package init(_ location: CGFloat, _ color: Color) {
    self.location = location
    self.color = color
  }
}

/// One line of text in one font and colour.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var font: Font
  package var color: Color
  /// The left end of the baseline.
  package var origin: CGPoint

  package init(_ text: String, font: Font, color: Color, origin: CGPoint) {
    self.text = text
    self.font = font
    self.color = color
    self.origin = origin
  }
}

/// Commands that are moved and cut together.
package struct Group: Hashable, Sendable {
  package var offset: CGPoint
  /// What is shown, before the offset and snapped to device pixels; nil shows all.
  package var clip: CGRect?
  /// Radius of continuous corners that the clip has; 0 for a plain rectangle.
  package var clipRadius: CGFloat
  package var commands: [DrawCommand]

  package init(
    offset: CGPoint = .zero, clip: CGRect? = nil, clipRadius: CGFloat = 0,
    _ commands: [DrawCommand]
  ) {
    self.offset = offset
    self.clip = clip
    self.clipRadius = clipRadius
    self.commands = commands
  }

  /// What is in it is compared only where all else is alike: hashing a keyboard takes long.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(offset)
    hasher.combine(clip)
    hasher.combine(clipRadius)
    hasher.combine(commands.count)
  }

  /// The clip with its corners; nil where nothing or only a plain rectangle is cut.
  package var roundedClip: RoundedRect? {
    guard let clip, clipRadius > 0 else { return nil }
    return RoundedRect(clip, radius: clipRadius, isContinuous: true)
  }
}

/// Commands that fill a rectangle wholly with opaque pixels and often move as one piece.
///
/// The drawing code keeps such a piece as a bitmap as long as its content is equal. The content is
/// in the layer's own coordinates, from zero to its size, and is cut to that.
package struct Layer: Hashable, Sendable {
  package var origin: CGPoint
  package var size: CGSize
  /// From 0 to 1: how much of it is seen over what lies below, as a whole.
  package var opacity: Double
  package var commands: [DrawCommand]

  package init(
    origin: CGPoint, size: CGSize, opacity: Double = 1, _ commands: [DrawCommand]
  ) {
    self.origin = origin
    self.size = size
    self.opacity = opacity
    self.commands = commands
  }

  /// As of a group: without what is in it.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(origin)
    hasher.combine(size)
    hasher.combine(opacity)
    hasher.combine(commands.count)
  }
}
