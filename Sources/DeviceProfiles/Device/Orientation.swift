/// The interface orientation of the device.
///
/// The landscape names are those of interface orientations: left or right is where a home button
/// would be. In `landscapeLeft` the device was turned clockwise and its sensor housing is on the
/// right; in `landscapeRight` it was turned anticlockwise and the housing is on the left.
package enum Orientation: String, CaseIterable, Hashable, Sendable {
  case portrait
  case landscapeLeft = "landscape-left"
  case landscapeRight = "landscape-right"

  package var isLandscape: Bool { self != .portrait }

  /// The orientation after a quarter turn anticlockwise; upside down is passed over.
  package func rotatedLeft() -> Orientation {
    switch self {
    case .portrait: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .landscapeLeft: .portrait
    }
  }

  /// The orientation after a quarter turn clockwise; upside down is passed over.
  package func rotatedRight() -> Orientation {
    switch self {
    case .portrait: .landscapeLeft
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .portrait
    }
  }
}

/// A value for each of the two ways a screen can be wide.
package struct PerOrientation<Value: Hashable & Sendable>: Hashable, Sendable {
  package var portrait: Value
  package var landscape: Value

  package init(portrait: Value, landscape: Value) {
    self.portrait = portrait
    self.landscape = landscape
  }

  /// Both landscape orientations share one value.
  package subscript(orientation: Orientation) -> Value {
    orientation.isLandscape ? landscape : portrait
  }
}
