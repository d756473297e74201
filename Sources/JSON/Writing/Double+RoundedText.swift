package import Foundation

extension Double {
  /// The number with at most three decimals and no trailing zeros; `null` if it is not finite.
  ///
  /// State reports, SVG files and messages write numbers like this.
  package var roundedText: String {
    var bytes: [UInt8] = []
    appendRounded(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends `roundedText` as UTF-8.
  package func appendRounded(to bytes: inout [UInt8]) {
    guard isFinite else {
      bytes += "null".utf8
      return
    }
    let thousandths = (self * 1000).rounded()
    guard abs(thousandths) < 9e15 else {
      bytes += "\(self)".utf8
      return
    }
    let whole = Int(thousandths)
    if whole < 0 { bytes.append(UInt8(ascii: "-")) }
    let (integer, rest) = whole.magnitude.quotientAndRemainder(dividingBy: 1000)
    Self.append(integer, to: &bytes)
    if rest > 0 { Self.append(thousandths: rest, to: &bytes) }
  }

  private static func append(_ number: UInt, to bytes: inout [UInt8]) {
    if number >= 10 { append(number / 10, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Appends a decimal point and up to three decimals, without trailing zeros.
  private static func append(thousandths: UInt, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "."))
    var (rest, unit) = (thousandths, UInt(100))
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
  }
}

extension CGFloat {
  /// The number as `Double.roundedText` writes it.
  package var roundedText: String { Double(self).roundedText }
}
