/// How a device is held.
public enum DeviceOrientation: String, CaseIterable, Hashable, Sendable {
  case portrait
  case landscapeLeft = "landscape-left"
  case landscapeRight = "landscape-right"
}

/// What may be chosen of a phone beyond its device, by the words of the command line.
///
/// Each setting is chosen by the name of its option, such as `variation["contrast"] = "increased"`;
/// switches are `on` or `off`. The commonest have a property of their own.
public struct PhoneVariation: Hashable, Sendable {
  private var words: [String: String] = [:]

  /// The system whose measures count; nil for 18 where the device runs it.
  public var ios: Int? {
    get { self["ios"].flatMap { Int($0) } }
    set { self["ios"] = newValue.map { "\($0)" } }
  }
  /// The keyboard of every field, such as `numberPad`; nil for what each asks for.
  public var keyboard: String? {
    get { self["keyboard"] }
    set { self["keyboard"] = newValue }
  }
  /// The keyboard's layout.
  public var layout: String {
    get { self["layout"] ?? "en-US" }
    set { self["layout"] = newValue }
  }
  /// The text size by simctl's names.
  public var contentSize: String {
    get { self["content-size"] ?? "large" }
    set { self["content-size"] = newValue }
  }
  /// Whether the phone is dark.
  public var isDark: Bool {
    get { self["appearance"] == "dark" }
    set { self["appearance"] = newValue ? "dark" : "light" }
  }
  /// Whether there is a bar of predictions.
  public var hasPredictiveBar: Bool {
    get { self["predictive"] != "off" }
    set { self["predictive"] = newValue ? "on" : "off" }
  }
  /// Whether a hardware keyboard is attached.
  public var hasHardwareKeyboard: Bool {
    get { self["hardware-keyboard"] == "on" }
    set { self["hardware-keyboard"] = newValue ? "on" : "off" }
  }

  /// Creates the variation in which all is as usual.
  public init() {}

  /// The word chosen for the setting of an option, without dashes; nil for the default.
  ///
  /// The expectations report an unknown option and an unsuitable word.
  public subscript(option: String) -> String? {
    get { words[option] }
    set { words[option] = newValue }
  }

  /// The options that were chosen, sorted.
  var options: [String] { words.keys.sorted() }
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
