/// How a device is held.
public enum DeviceOrientation: String, CaseIterable, Hashable, Sendable {
  case portrait
  case landscapeLeft = "landscape-left"
  case landscapeRight = "landscape-right"
}

/// What may be chosen of a phone beyond its device, by the words of the command line.
public struct PhoneVariation: Hashable, Sendable {
  /// The system whose measures count; nil for 18 where the device runs it.
  public var ios: Int?
  /// The keyboard of every field, such as `numberPad`; nil for what each asks for.
  public var keyboard: String?
  /// The keyboard's layout.
  public var layout = "en-US"
  /// The text size by simctl's names.
  public var contentSize = "large"
  /// Whether the phone is dark.
  public var isDark = false
  /// Whether there is a bar of predictions.
  public var hasPredictiveBar = true
  /// Whether a hardware keyboard is attached.
  public var hasHardwareKeyboard = false

  /// Creates the variation in which all is as usual.
  public init() {}
}

/// How much two pictures may differ; by default not at all.
public struct PictureTolerance: Hashable, Sendable {
  /// Colours nearer than this are equal, from 0 to 0.4.
  public var threshold = 0.0
  /// So many pixels may differ; nil where only the ratio counts.
  public var maxDiffPixels: Int?
  /// Such a part of the pixels may differ, from 0 to 1; nil where only the number counts.
  public var maxDiffPixelRatio: Double?
  /// Whether pixels that only smooth an edge may differ.
  public var forgivesAntialiasing = false

  /// Creates the tolerance that tolerates nothing.
  public init() {}
}
