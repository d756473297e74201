/// How different two colours look: the distance in YIQ, in which brightness weighs most.
///
/// After Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC transmission
/// color space in mobile applications" (2010).
enum ColorDistance {
  /// From this distance on, two colours are clearly different.
  static let strong = 0.4
  /// The largest squared distance between two colours.
  private static let largest = 35_215.0

  /// The distance from 0 to 1; translucent colours are blended over white.
  static func between(_ a: UInt32, _ b: UInt32) -> Double {
    let (first, second) = (Channels(a), Channels(b))
    let (red, green) = (first.red - second.red, first.green - second.green)
    let blue = first.blue - second.blue
    let y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    let i = red * 0.59597799 - green * 0.2741761 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return ((0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q) / largest).squareRoot()
  }

  /// A pixel's brightness, from 0 to 255.
  static func brightness(_ pixel: UInt32) -> Double {
    let channels = Channels(pixel)
    return channels.red * 0.29889531 + channels.green * 0.58662247 + channels.blue * 0.11448223
  }

  private struct Channels {
    var red, green, blue: Double

    /// Reads the bytes of red, green, blue and alpha, in memory's order on a little-endian machine.
    init(_ pixel: UInt32) {
      let pixel = UInt32(littleEndian: pixel)
      let alpha = Double(pixel >> 24) / 255
      func over(_ value: UInt32) -> Double { 255 + (Double(value & 0xFF) - 255) * alpha }
      (red, green, blue) = (over(pixel), over(pixel >> 8), over(pixel >> 16))
    }
  }
}
