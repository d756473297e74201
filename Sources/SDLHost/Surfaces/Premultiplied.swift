import DisplayList

/// A pixel as `0xAARRGGBB`, its colours already multiplied by alpha.
///
/// Pictures are kept so while they are drawn: blending is then exact, also into transparent pixels.
typealias Premultiplied = UInt32

/// Returns `value × factor / 255`, rounded to the nearest.
@inline(__always)
func scaled(_ value: UInt32, by factor: UInt32) -> UInt32 {
  let product = value &* factor &+ 128
  return (product &+ (product &>> 8)) &>> 8
}

/// Returns all four channels of a pixel × factor / 255, two at a time.
@inline(__always)
func dimmed(_ pixel: Premultiplied, by factor: UInt32) -> Premultiplied {
  var even = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
  even = ((even &+ ((even &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF
  var odd = ((pixel &>> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
  odd = (odd &+ ((odd &>> 8) & 0x00FF_00FF)) & 0xFF00_FF00
  return even | odd
}

/// Returns a pixel laid over another one.
@inline(__always)
func over(_ source: Premultiplied, _ destination: Premultiplied) -> Premultiplied {
  source &+ dimmed(destination, by: 255 &- (source &>> 24))
}

extension Color {
  var premultiplied: Premultiplied {
    let a = UInt32(alpha)
    let r = scaled(UInt32(red), by: a)
    let g = scaled(UInt32(green), by: a)
    let b = scaled(UInt32(blue), by: a)
    return a << 24 | r << 16 | g << 8 | b
  }
}

/// A colour at each of the 256 coverages a mask can have.
final class TintTable {
  let entries: [Premultiplied]

  init(_ color: Color) {
    let full = color.premultiplied
    entries = (0...255).map { dimmed(full, by: $0) }
  }
}
