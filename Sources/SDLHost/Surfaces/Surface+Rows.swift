import Glibc

extension Surface {
  /// Whether no pixel lets anything shine through.
  var isOpaque: Bool {
    for y in 0..<height {
      let row = address(0, y)
      var all: Premultiplied = 0xFF00_0000
      for x in 0..<width { all &= row[x] }
      if all != 0xFF00_0000 { return false }
    }
    return true
  }

  /// Whether two rows have the same pixels.
  func hasEqualRows(_ first: Int, _ second: Int) -> Bool {
    memcmp(address(0, first), address(0, second), width &* 4) == 0
  }

  /// Writes a row's pixels as bytes of RGB, or RGBA with straight alpha.
  func copyRow(_ y: Int, to bytes: UnsafeMutablePointer<UInt8>, hasAlpha: Bool) {
    let row = address(0, y)
    var target = bytes
    for x in 0..<width {
      let pixel = row[x]
      let straight = hasAlpha ? pixel.straight : pixel
      target[0] = UInt8(truncatingIfNeeded: straight &>> 16)
      target[1] = UInt8(truncatingIfNeeded: straight &>> 8)
      target[2] = UInt8(truncatingIfNeeded: straight)
      if hasAlpha { target[3] = UInt8(truncatingIfNeeded: straight &>> 24) }
      target += hasAlpha ? 4 : 3
    }
  }
}

extension Premultiplied {
  /// The same pixel with its colours divided by alpha.
  var straight: UInt32 {
    let alpha = self &>> 24
    guard alpha != 255, alpha != 0 else { return self }
    func divided(_ shift: UInt32) -> UInt32 {
      let value = ((self &>> shift) & 0xFF) &* 255 &+ alpha / 2
      return Swift.min(value / alpha, 255) &<< shift
    }
    return alpha &<< 24 | divided(16) | divided(8) | divided(0)
  }
}
