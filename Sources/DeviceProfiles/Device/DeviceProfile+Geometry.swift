package import Foundation

extension DeviceProfile {
  /// Returns the size of the screen in an orientation, in points.
  package func size(_ orientation: Orientation) -> CGSize {
    guard orientation.isLandscape else { return portraitSize }
    return CGSize(width: portraitSize.height, height: portraitSize.width)
  }

  /// The safe area of a screen without bars; both landscape orientations have the same.
  ///
  /// Where a version has no insets of its own, those of the class hold.
  package func safeArea(_ orientation: Orientation, _ version: SystemVersion) -> Padding {
    paddings[version]?[orientation] ?? .zero
  }

  /// The height of the status bar; zero where it is hidden, as on phones in landscape.
  package func statusBarHeight(_ orientation: Orientation) -> CGFloat {
    statusBarHeights[orientation]
  }

  /// The heights of the docked keyboard, or `nil` if none were measured for this version.
  package func keyboard(_ orientation: Orientation, _ version: SystemVersion) -> KeyboardHeights? {
    keyboards[version]?[orientation]
  }

  /// The sensor housing's rectangle in the coordinates of the interface orientation.
  ///
  /// It is on the right in `landscapeLeft` and on the left in `landscapeRight`.
  package func sensorHousingRect(_ orientation: Orientation) -> CGRect? {
    guard let rect = sensorHousing.rect else { return nil }
    let rotated: CGPoint
    switch orientation {
    case .portrait: return rect
    case .landscapeLeft: rotated = CGPoint(x: portraitSize.height - rect.maxY, y: rect.minX)
    case .landscapeRight: rotated = CGPoint(x: rect.minY, y: portraitSize.width - rect.maxX)
    }
    return CGRect(x: rotated.x, y: rotated.y, width: rect.height, height: rect.width)
  }
}
