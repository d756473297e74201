/// The interface orientation.
public enum DeviceOrientation: String, CaseIterable, Hashable, Sendable {
  case portrait
  case landscapeLeft = "landscape-left"
  case landscapeRight = "landscape-right"
}

/// The settings of a phone besides its device, with the words of the command line.
///
/// Set any setting by the name of its option, such as `variation["contrast"] = "increased"`;
/// switches are `on` or `off`. Frequent settings have properties.
public struct PhoneVariation: Hashable, Sendable {
  private var words: [String: String] = [:]

  /// The iOS version; nil for 18, if the device runs it.
  public var ios: Int? {
    get { self["ios"].flatMap { Int($0) } }
    set { self["ios"] = newValue.map { "\($0)" } }
  }
  /// One keyboard type for all fields, such as `numberPad`; nil for each field's own.
  public var keyboard: String? {
    get { self["keyboard"] }
    set { self["keyboard"] = newValue }
  }
  /// The keyboard's layout.
  public var layout: String {
    get { self["layout"] ?? "en-US" }
    set { self["layout"] = newValue }
  }
  /// The text size, with the names of simctl.
  public var contentSize: String {
    get { self["content-size"] ?? "large" }
    set { self["content-size"] = newValue }
  }
  /// Whether the appearance is dark.
  public var isDark: Bool {
    get { self["appearance"] == "dark" }
    set { self["appearance"] = newValue ? "dark" : "light" }
  }
  /// Whether the predictive bar is shown.
  public var hasPredictiveBar: Bool {
    get { self["predictive"] != "off" }
    set { self["predictive"] = newValue ? "on" : "off" }
  }
  /// Whether a hardware keyboard is attached.
  public var hasHardwareKeyboard: Bool {
    get { self["hardware-keyboard"] == "on" }
    set { self["hardware-keyboard"] = newValue ? "on" : "off" }
  }

  /// Creates a variation with the default settings.
  public init() {}

  /// The value of an option, whose name is given without dashes; nil for the default.
  ///
  /// Expectations report unknown options and invalid values.
  public subscript(option: String) -> String? {
    get { words[option] }
    set { words[option] = newValue }
  }

  /// The options that were chosen, sorted.
  var options: [String] { words.keys.sorted() }
}

/// The allowed difference of two pictures; none by default.
public struct PictureTolerance: Hashable, Sendable {
  /// Colours closer than this count as equal, from 0 to 0.4.
  public var threshold = 0.0
  /// The allowed number of different pixels; nil if only the ratio counts.
  public var maxDiffPixels: Int?
  /// The allowed ratio of different pixels, from 0 to 1; nil if only the number counts.
  public var maxDiffPixelRatio: Double?
  /// Whether pixels that only smooth an edge are ignored.
  public var forgivesAntialiasing = false

  /// Creates a tolerance without allowed differences.
  public init() {}
}
