import Foundation

/// A line of text cut into pieces that are shaped and drawn one by one; lengths are in ems.
///
/// The same layout serves every size, so measures are in proportion to the size.
final class TextLayout: Sendable {
  /// What is shaped at once: a part of one run.
  struct Piece: Hashable, Sendable {
    var text: String
    var file: FontFiles.Index
    var script: Script?
    var isRightToLeft: Bool
    var isPicture: Bool
  }

  struct PlacedPiece: Sendable {
    var piece: Piece
    var x: Double
    var width: Double
  }

  /// A word or a space, with the clusters it is made of.
  struct Word: Sendable {
    var piece: Piece
    var clusters: Range<Int>
    var x: Double
    var width: Double
  }

  let width: Double
  let pieces: [PlacedPiece]
  /// In logical order.
  let words: [Word]
  let clusterCount: Int
  /// Whether the text is so long that single words are measured roughly.
  let isCoarse: Bool

  init(
    width: Double, pieces: [PlacedPiece], words: [Word], clusterCount: Int, isCoarse: Bool
  ) {
    self.width = width
    self.pieces = pieces
    self.words = words
    self.clusterCount = clusterCount
    self.isCoarse = isCoarse
  }

  var bytes: Int { 256 + clusterCount * 8 + words.count * 128 + pieces.count * 256 }
}
