import CSDL2TTF
import CSDL2

/// A glyph that is a picture in its font, such as an emoji: already premultiplied, of one size.
struct ColorGlyph {
  private final class Owner {
    let surface: UnsafeMutablePointer<SDL_Surface>
    init(_ surface: UnsafeMutablePointer<SDL_Surface>) { self.surface = surface }
    deinit { SDL_FreeSurface(surface) }
  }

  private let owner: Owner
  private var width: Int { Int(owner.surface.pointee.w) }
  private var height: Int { Int(owner.surface.pointee.h) }

  /// Takes over the surface; nil unless it has four bytes a pixel.
  init?(adopting surface: UnsafeMutablePointer<SDL_Surface>) {
    owner = Owner(surface)
    guard surface.pointee.format.pointee.BytesPerPixel == 4 else { return nil }
  }

  private init?(width: Int, height: Int) {
    let format = UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue)
    let made = SDL_CreateRGBSurfaceWithFormat(0, Int32(width), Int32(height), 32, format)
    guard let made else { return nil }
    owner = Owner(made)
  }

  /// Halves the picture while it is far too large, so that no pixel is left out, then fits it.
  func scaled(toHeight target: Int) -> Sprite? {
    guard target > 0, height > 0 else { return nil }
    var picture = self
    while picture.height >= target * 2, picture.width > 1 {
      guard let half = picture.stretched(picture.width / 2, picture.height / 2) else { return nil }
      picture = half
    }
    let fitted = max((width * target + height / 2) / height, 1)
    return picture.stretched(fitted, target)?.sprite
  }

  private func stretched(_ width: Int, _ height: Int) -> ColorGlyph? {
    guard let result = ColorGlyph(width: width, height: height) else { return nil }
    return SDL_SoftStretchLinear(owner.surface, nil, result.owner.surface, nil) == 0 ? result : nil
  }

  private var sprite: Sprite? {
    let surface = owner.surface.pointee
    guard let memory = surface.pixels else { return nil }
    var pixels: [Premultiplied] = []
    for y in 0..<height {
      let row = memory.advanced(by: y * Int(surface.pitch))
        .assumingMemoryBound(to: Premultiplied.self)
      pixels += UnsafeBufferPointer(start: row, count: width)
    }
    return Sprite(width: width, height: height, left: 0, top: 0, pixels: pixels)
  }
}
