/// Whether a device lays out its keyboard and bars as a phone or as an iPad.
package enum DeviceKind: String, CaseIterable, Hashable, Sendable {
  case phone
  case pad
}

/// How well the sources of a group of numbers agree.
package enum Confidence: String, CaseIterable, Hashable, Sendable {
  case high
  case medium
  case low
}

/// The groups of numbers of a device file that have a confidence of their own.
package enum ConfidenceTopic: String, CaseIterable, Hashable, Sendable {
  case safeArea
  case corners
  case sensorHousing
  case keyboardPortrait
  case keyboardLandscape
}
