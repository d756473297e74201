package import Foundation

/// All that the simulator knows of a class of devices that measure the same; lengths in points.
///
/// Profiles come from device files: see `DeviceFile` and `DeviceCatalog`.
package struct DeviceProfile: Hashable, Sendable, Identifiable {
  package internal(set) var id = ""
  /// The models of the class by their full names; the first stands for the class.
  package internal(set) var names: [String] = []
  /// Short ids, each with the model it stands for.
  package internal(set) var aliases: [String: String] = [:]
  package internal(set) var kind = DeviceKind.phone

  package internal(set) var portraitSize = CGSize.zero
  /// Pixels that are rendered per point; a panel may show fewer (`nativePixels`).
  package internal(set) var devicePixelRatio: CGFloat = 1
  /// The panel in portrait.
  package internal(set) var nativePixels = CGSize.zero
  /// The display radius that the system reports.
  package internal(set) var cornerRadius: CGFloat = 0
  /// The radius that fits the mask of the screen, where it was measured; better for drawing.
  package internal(set) var cornerMaskRadius: CGFloat?
  package internal(set) var continuousCorners = false
  package internal(set) var hasHomeIndicator = false
  package internal(set) var sensorHousing = SensorHousing.none

  package internal(set) var statusBarHeights = PerOrientation<CGFloat>(portrait: 0, landscape: 0)
  /// The bottom edge of a navigation bar in portrait, from the top of the screen, in points; nil if
  /// not measured.
  package internal(set) var navigationBarBottom: CGFloat?
  /// The height of the bar that an iPad shows with a hardware keyboard; `nil` on phones.
  package internal(set) var shortcutBar: CGFloat?
  var paddings: [SystemVersion: PerOrientation<Padding>] = [:]
  var keyboards: [SystemVersion: PerOrientation<KeyboardHeights>] = [:]

  /// The systems for which the class has measures; the first is the default.
  package internal(set) var systemVersions: [SystemVersion] = []
  /// Models that run fewer of the `systemVersions`.
  package internal(set) var modelVersions: [String: [SystemVersion]] = [:]

  package internal(set) var confidence: [ConfidenceTopic: Confidence] = [:]
  package internal(set) var notes: [String] = []
  package internal(set) var sources: [String] = []

  /// Creates a blank that the reader of device files fills in.
  init() {}
}
