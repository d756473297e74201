import CSDL2
import CSDL2TTF
import Foundation

/// One font file opened at one size; all calls are made under `sdlLock`.
final class FontHandle {
  private let handle: OpaquePointer
  /// The font reads from it as long as it is open.
  private let file: FontFile
  let ascent: Int
  let descent: Int
  let height: Int
  /// A space that has no ink and does not kern, set around a text to measure and place it.
  let pad: String
  /// 64ths of a pixel that the pad takes.
  private(set) var padAdvance = 0

  /// Opens a file at a size in pixels of the em square, kept to 72nds of a pixel.
  ///
  /// Subpixel fonts place glyphs between pixels; their advances are in proportion to the size.
  init?(file: FontFile, pixelSize: CGFloat, isSubpixel: Bool) {
    guard Self.isReady else { return nil }
    // A size of 1 point at n × 72 dots an inch is n pixels; whole points alone are too coarse.
    let dots = UInt32(min(max((pixelSize * 72).rounded(), 36), 1_000_000))
    let stream = SDL_RWFromConstMem(file.bytes, Int32(file.count))
    guard let opened = TTF_OpenFontDPIRW(stream, 1, 1, dots, dots) else { return nil }
    self.file = file
    handle = opened
    let hinting = isSubpixel ? TTF_HINTING_LIGHT_SUBPIXEL : TTF_HINTING_NONE
    TTF_SetFontHinting(opened, Int32(hinting))
    TTF_SetFontKerning(opened, 1)
    ascent = Int(TTF_FontAscent(opened))
    descent = -Int(TTF_FontDescent(opened))
    height = Int(TTF_FontHeight(opened))
    pad = TTF_GlyphIsProvided32(opened, 0x2003) != 0 ? "\u{2003}" : " "
    // The shaper plans for a script; most texts then find the plan that the pad needed.
    set(script: nil, isRightToLeft: false)
    padAdvance = size(of: String(repeating: pad, count: 64)).width
  }

  deinit { TTF_CloseFont(handle) }

  private static let isReady = TTF_Init() == 0

  func has(_ scalar: Unicode.Scalar) -> Bool { TTF_GlyphIsProvided32(handle, scalar.value) != 0 }

  func set(script: Script?, isRightToLeft: Bool) {
    TTF_SetFontDirection(handle, isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    TTF_SetFontScriptName(handle, script?.tag ?? "Latn")
  }

  /// Returns the box of a text in pixels: its advance or its ink, whichever is larger.
  func size(of text: String) -> (width: Int, height: Int) {
    var (width, height) = (Int32(0), Int32(0))
    TTF_SizeUTF8(handle, text, &width, &height)
    return (Int(width), Int(height))
  }

  /// Returns how far a text moves the pen, in whole pixels: what ink overhangs does not count.
  func advance(of text: String) -> Int {
    max(size(of: pad + text + pad).width - padAdvance / 32, 0)
  }

  /// Returns the highest and lowest ink of one character above the baseline.
  func extent(of scalar: Unicode.Scalar) -> (top: Int, bottom: Int) {
    var (left, right, bottom, top, advance) = (Int32(0), Int32(0), Int32(0), Int32(0), Int32(0))
    TTF_GlyphMetrics32(handle, scalar.value, &left, &right, &bottom, &top, &advance)
    return (Int(top), Int(bottom))
  }

  /// Renders one line as coverage; nil where there is no ink.
  func coverage(of text: String) -> Mask? {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    let black = SDL_Color(r: 0, g: 0, b: 0, a: 255)
    guard let surface = TTF_RenderUTF8_Shaded(handle, text, white, black) else { return nil }
    defer { SDL_FreeSurface(surface) }
    let size = surface.pointee
    guard size.format.pointee.BytesPerPixel == 1, let pixels = size.pixels else { return nil }
    let mask = Mask(width: Int(size.w), height: Int(size.h))
    for y in 0..<mask.height {
      let row = pixels.advanced(by: y * Int(size.pitch)).assumingMemoryBound(to: UInt8.self)
      (mask.coverage + y * mask.width).update(from: row, count: mask.width)
    }
    return mask
  }

  /// Renders a picture glyph at the font's own size and scales it to a height in pixels.
  func picture(of text: String, height target: Int) -> Sprite? {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let surface = TTF_RenderUTF8_Blended(handle, text, white) else { return nil }
    return ColorGlyph(adopting: surface)?.scaled(toHeight: target)
  }
}
