import Foundation

/// Advances in ems, kept by word and by pair of letters; used under `sdlLock` only.
final class TextWidthCache {
  typealias Piece = TextLayout.Piece

  private struct PairKey: Hashable {
    var file: FontFiles.Index
    var first: UInt32
    var second: UInt32
  }

  /// Scripts whose letters only kern; between others, neighbours do not matter or matter too much.
  private static let kerned: Set<String> = ["Latn", "Grek", "Cyrl", "Armn", "Geor"]
  /// Words of joined letters are measured letter by letter up to here.
  private static let shapedLimit = 12

  let faces: FontFaceCache
  private var advances = ByteCache<Piece, Double>(limit: 1 << 20)
  private var pairs: [PairKey: Double] = [:]

  init(faces: FontFaceCache) { self.faces = faces }

  /// Returns how far a piece moves the pen, in ems.
  func advance(of piece: Piece) -> Double {
    guard !piece.text.isEmpty else { return 0 }
    if let known = advances.find(piece) { return known }
    let measured = measure(piece)
    advances.insert(measured, for: piece, bytes: 128 + piece.text.utf8.count)
    return measured
  }

  private func measure(_ piece: Piece) -> Double {
    guard let ruler = faces.ruler(piece.file) else { return 0 }
    ruler.set(script: piece.script, isRightToLeft: piece.isRightToLeft)
    guard piece.isPicture else {
      return Double(ruler.advance(of: piece.text)) / FontFaceCache.unitsPerEm
    }
    return Double(ruler.size(of: piece.text).width) / Double(ruler.height) * PictureEm.height
  }

  /// Returns the pen's place before each cluster and after the last, from the word's start.
  func stops(_ texts: [String], of piece: Piece, width: Double, isCoarse: Bool) -> [Double] {
    let isShaped = piece.script?.isComplex ?? false
    guard isShaped, !isCoarse, texts.count > 1, texts.count <= Self.shapedLimit else {
      return fitted(roughStops(texts, of: piece), to: width)
    }
    // A joiner keeps the last letter in the form it has before the next one.
    let joiner = piece.script?.tag == "Arab" ? "\u{200D}" : ""
    var part = piece
    part.text = ""
    var stops = [0.0]
    for text in texts.dropLast() {
      part.text += text
      var joined = part
      joined.text += joiner
      stops.append(max(measure(joined), stops.last ?? 0))
    }
    return fitted(stops + [max(width, stops.last ?? 0)], to: width)
  }

  private func fitted(_ stops: [Double], to width: Double) -> [Double] {
    guard let last = stops.last, last > 0, last != width else { return stops }
    return stops.map { $0 / last * width }
  }

  /// Returns sums of single letters and the kerning of each pair.
  func roughStops(_ texts: [String], of piece: Piece) -> [Double] {
    let isKerned = Self.kerned.contains(piece.script?.tag ?? "Latn") && !piece.isPicture
    var stops = [0.0]
    stops.reserveCapacity(texts.count + 1)
    var x = 0.0
    var previous: Unicode.Scalar?
    for text in texts {
      let only = isKerned ? text.only : nil
      let added = only.map { advance(of: $0, after: previous, in: piece) }
      x += max(added ?? single(text, in: piece), 0)
      previous = only
      stops.append(x)
    }
    return stops
  }

  private func single(_ text: String, in piece: Piece) -> Double {
    var part = piece
    part.text = text
    return advance(of: part)
  }

  private func advance(
    of scalar: Unicode.Scalar, after previous: Unicode.Scalar?, in piece: Piece
  ) -> Double {
    let key = PairKey(file: piece.file, first: previous?.value ?? 0, second: scalar.value)
    if let known = pairs[key] { return known }
    let before = previous.map { String(Character($0)) } ?? ""
    let added = single(before + String(Character(scalar)), in: piece) - single(before, in: piece)
    if pairs.count > 20_000 { pairs.removeAll() }
    pairs[key] = added
    return added
  }
}

/// A picture glyph takes this part of the em square, so that it fits the line's height.
enum PictureEm {
  static let height = 1.175
}

extension String {
  /// The scalar of a text that has one.
  fileprivate var only: Unicode.Scalar? {
    let scalars = unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex
    else { return nil }
    return first
  }
}
