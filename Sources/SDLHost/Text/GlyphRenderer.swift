import Foundation

/// A piece of text as it is drawn: coverage to be tinted, or a picture with colours of its own.
enum Glyphs {
  case none
  case mask(Mask)
  case picture(Sprite)

  var bytes: Int {
    switch self {
    case .none: 128
    case .mask(let mask): mask.bytes
    case .picture(let sprite): sprite.bytes
    }
  }
}

/// Renders pieces with the pen's start on the baseline as origin.
struct GlyphRenderer {
  let faces: FontFaceCache

  /// Larger letters are no text of a screen; their bitmaps would take all memory.
  private static let largestSize: CGFloat = 2000
  /// The widest signs there are, in ems: texts that stay below the limit with these are not measured.
  private static let widestSign: CGFloat = 24

  func render(_ piece: TextLayout.Piece, pixelSize: CGFloat) -> Glyphs {
    guard pixelSize >= 0.5, pixelSize <= Self.largestSize, !piece.text.isEmpty,
      let font = faces.handle(piece.file, pixelSize: pixelSize)
    else { return .none }
    font.set(script: piece.script, isRightToLeft: piece.isRightToLeft)
    return piece.isPicture
      ? picture(piece, font, pixelSize) : text(piece, font, pixelSize)
  }

  private func picture(
    _ piece: TextLayout.Piece, _ font: FontHandle, _ pixelSize: CGFloat
  ) -> Glyphs {
    let height = Int((pixelSize * PictureEm.height).rounded())
    guard let made = font.picture(of: piece.text, height: height) else { return .none }
    let top = CGFloat(font.ascent) / CGFloat(max(font.height, 1)) * CGFloat(height)
    return .picture(
      Sprite(
        width: made.width, height: made.height, left: 0, top: -Int(top.rounded()),
        pixels: made.pixels))
  }

  /// SDL_ttf moves a text whose ink starts before the pen; spaces before it keep it in place.
  private func text(
    _ piece: TextLayout.Piece, _ font: FontHandle, _ pixelSize: CGFloat
  ) -> Glyphs {
    let count = padCount(font)
    let pads = String(repeating: font.pad, count: count)
    let padded = piece.isRightToLeft ? piece.text + pads : pads + piece.text
    let widest = CGFloat(padded.unicodeScalars.count) * pixelSize * Self.widestSign
    let limit = HostError.largestSide
    guard widest <= CGFloat(limit) || font.size(of: padded).width <= limit,
      let mask = font.coverage(of: padded)
    else { return .none }
    let origin = (count * font.padAdvance + 32) / 64
    let baseline = self.baseline(of: mask, piece, font)
    // Ink before the pen is kept up to half an em.
    let cut = max(origin - Int((pixelSize / 2).rounded(.up)), 0)
    guard let rows = mask.inkRows else { return .none }
    let ink = PixelRect(
      left: cut, top: rows.lowerBound, right: mask.width, bottom: rows.upperBound)
    return .mask(mask.cropped(to: ink, originX: origin, y: baseline))
  }

  /// Returns how many pads come nearest to a whole number of pixels.
  private func padCount(_ font: FontHandle) -> Int {
    func distance(_ count: Int) -> Int {
      let part = count * font.padAdvance % 64
      return min(part, 64 - part)
    }
    return (1...8).min { distance($0) < distance($1) } ?? 1
  }

  /// The baseline is `ascent` rows down, and lower where ink reaches above the font's height.
  private func baseline(of mask: Mask, _ piece: TextLayout.Piece, _ font: FontHandle) -> Int {
    let excess = mask.height - font.height
    guard excess > 0, let ink = mask.inkRows else { return font.ascent }
    if ink.upperBound < mask.height { return font.ascent + excess }
    guard ink.lowerBound <= 1 else { return font.ascent }
    // Ink reaches both ends: the tallest letter tells how much of it is above.
    let tallest = piece.text.unicodeScalars.lazy.map { font.extent(of: $0).top }.max() ?? 0
    return font.ascent + min(max(tallest - font.ascent, 0), excess)
  }
}

extension Mask {
  /// The rows from the first to the last that has coverage.
  fileprivate var inkRows: Range<Int>? {
    func hasInk(_ y: Int) -> Bool { (0..<width).contains { coverage[y * width + $0] != 0 } }
    guard let first = (0..<height).first(where: hasInk),
      let last = (0..<height).last(where: hasInk)
    else { return nil }
    return first..<last + 1
  }
}
