import Foundation
import Typography

/// The fonts on this machine: lays text out, measures it and renders its pieces.
///
/// One thread at a time is served; the others wait.
package final class FontLibrary: @unchecked Sendable {
  private struct LayoutKey: Hashable {
    var text: String
    var style: FaceStyle
  }

  // Everything below is touched under `sdlLock` only: that is what makes the class Sendable.
  private let faces: FontFaceCache
  private let measures: TextWidthCache
  private var layouts = ByteCache<LayoutKey, TextLayout>(limit: 4 << 20)
  private var metrics: [FaceStyle: FontMetrics] = [:]

  /// The folders that Debian's font packages and users put fonts into.
  package static var defaultSearchPaths: [String] { FontFiles.defaultFolders }

  /// Finds the interface font in the folders; the fallbacks are looked for when a text needs them.
  package init(searchPaths: [String] = FontLibrary.defaultSearchPaths) throws(HostError) {
    sdlLock.lock()
    defer { sdlLock.unlock() }
    faces = try FontFaceCache(folders: searchPaths)
    measures = TextWidthCache(faces: faces)
  }

  var hasEmoji: Bool {
    sdlLock.lock()
    defer { sdlLock.unlock() }
    return faces.hasEmoji
  }

  func layout(_ text: String, in font: Font) -> TextLayout {
    let key = LayoutKey(text: text, style: FaceStyle(font))
    return sdlLock.withLock {
      if let known = layouts.find(key) { return known }
      let shaper = TextShaper(faces: faces, measures: measures, style: key.style)
      let made = shaper.layout(text)
      layouts.insert(made, for: key, bytes: made.bytes + text.utf8.count)
      return made
    }
  }

  /// Returns the pen's place before each cluster and after the last, in ems from the line's start.
  func caretStops(of text: String, in font: Font) -> [Double] {
    let layout = layout(text, in: font)
    let clusters = text.map { Cluster($0).text }
    var stops = [Double](repeating: 0, count: clusters.count + 1)
    sdlLock.withLock {
      for word in layout.words {
        let texts = Array(clusters[word.clusters])
        let inside = measures.stops(
          texts, of: word.piece, width: word.width, isCoarse: layout.isCoarse)
        for (index, stop) in inside.enumerated() {
          let isTurned = word.piece.isRightToLeft
          let x = isTurned ? word.x + word.width - stop : word.x + stop
          // Where two words meet, the next one says where its first cluster starts.
          stops[word.clusters.lowerBound + index] = x
        }
      }
    }
    return stops
  }

  func glyphs(of piece: TextLayout.Piece, pixelSize: CGFloat) -> Glyphs {
    sdlLock.withLock { GlyphRenderer(faces: faces).render(piece, pixelSize: pixelSize) }
  }

  deinit { sdlLock.withLock { faces.close() } }

  /// Returns the measures of a font of 1 point.
  func unitMetrics(of font: Font) -> FontMetrics {
    let style = FaceStyle(font)
    return sdlLock.withLock {
      if let known = metrics[style] { return known }
      let made = measure(style)
      metrics[style] = made
      return made
    }
  }

  private func measure(_ style: FaceStyle) -> FontMetrics {
    let plain = faces.ruler(faces.fallbackFile)
    guard let plain, let ruler = faces.ruler(faces.interface(style)) else {
      return FontMetrics(ascent: 0.96875, descent: 0.2412, capHeight: 0.727, xHeight: 0.546)
    }
    func ems(_ units: Int) -> CGFloat { CGFloat(units) / FontFaceCache.unitsPerEm }
    return FontMetrics(
      // All weights and sizes share the lines of the regular face.
      ascent: ems(plain.ascent), descent: ems(plain.descent),
      capHeight: ems(ruler.extent(of: "H").top), xHeight: ems(ruler.extent(of: "x").top))
  }
}
