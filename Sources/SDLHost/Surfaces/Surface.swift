import CSDL2
import Foundation

/// SDL counts the users of a pixel format without a lock, and SDL_ttf and its FreeType serve one
/// thread at a time: surfaces are made and freed, and all fonts are used, under this lock.
let sdlLock = NSLock()

/// A bitmap of premultiplied ARGB pixels, kept as an SDL surface so that a window can show it.
final class Surface {
  let handle: UnsafeMutablePointer<SDL_Surface>
  let width: Int
  let height: Int
  let pixels: UnsafeMutablePointer<Premultiplied>
  /// Pixels from one row to the next.
  let stride: Int

  /// Creates a transparent surface; each side must be 1 to `HostError.largestSide` pixels.
  init(width: Int, height: Int) throws(HostError) {
    let sides = 1...HostError.largestSide
    guard sides.contains(width), sides.contains(height) else {
      throw .pictureSize(width: width, height: height)
    }
    let stride = (width + 15) / 16 * 16
    let bytes = stride * height * 4
    guard let memory = Self.memory(bytes) else { throw .noMemory(width: width, height: height) }
    let made = sdlLock.withLock {
      SDL_CreateRGBSurfaceWithFormatFrom(
        memory, Int32(width), Int32(height), 32, Int32(stride * 4),
        UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue))
    }
    guard let made else {
      munmap(memory, bytes)
      throw .noMemory(width: width, height: height)
    }
    handle = made
    self.width = width
    self.height = height
    self.stride = stride
    pixels = memory.assumingMemoryBound(to: Premultiplied.self)
    SDL_SetSurfaceBlendMode(made, SDL_BLENDMODE_NONE)
  }

  private static let largePage = 2 << 20

  /// Large bitmaps begin at a large page and take such pages: touching a new one for the first time
  /// is several times as fast.
  private static func memory(_ bytes: Int) -> UnsafeMutableRawPointer? {
    let isLarge = bytes >= largePage
    let length = isLarge ? bytes + largePage : bytes
    let access = PROT_READ | PROT_WRITE
    let start = mmap(nil, length, access, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let start, start != MAP_FAILED else { return nil }
    guard isLarge else { return start }
    let memory = start.alignedUp(toMultipleOf: largePage)
    let end = memory + bytes
    // What is unmapped begins and ends at whole pages.
    let rest = end.alignedUp(toMultipleOf: Int(sysconf(Int32(_SC_PAGESIZE))))
    if memory > start { munmap(start, memory - start) }
    if start + length > rest { munmap(rest, start + length - rest) }
    madvise(memory, bytes, MADV_HUGEPAGE)
    return memory
  }

  deinit {
    sdlLock.withLock { SDL_FreeSurface(handle) }
    munmap(pixels, stride * height * 4)
  }

  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Sets every pixel of a rectangle, transparent or not.
  func set(_ rect: PixelRect, to pixel: Premultiplied) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    // SDL_FillRect writes around the processor's cache, which what is drawn next would need; the C
    // library takes the widest registers there are, which a loop built for all processors may not.
    let wide = wchar_t(bitPattern: pixel)
    for y in area.y..<area.maxY {
      address(area.x, y).withMemoryRebound(to: wchar_t.self, capacity: area.width) {
        _ = wmemset($0, wide, area.width)
      }
    }
  }

  /// Copies another surface's pixels to a place, cut to a rectangle; not from itself.
  func copy(_ other: Surface, toX x: Int, y: Int, clip: PixelRect) {
    let area = PixelRect(x: x, y: y, width: other.width, height: other.height)
      .intersection(clip).intersection(bounds)
    guard !area.isEmpty else { return }
    for row in area.y..<area.maxY {
      address(area.x, row).update(
        from: other.address(area.x - x, row - y), count: area.width)
    }
  }

  /// Returns where a row's pixel stands in memory.
  @inline(__always)
  func address(_ x: Int, _ y: Int) -> UnsafeMutablePointer<Premultiplied> {
    pixels + (y &* stride &+ x)
  }
}
