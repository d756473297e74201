import Foundation
import Typography

/// Cuts lines into runs of one font and one direction, and measures them.
struct TextShaper {
  typealias Word = TextLayout.Word
  typealias Piece = TextLayout.Piece

  /// One cluster and where it goes.
  private struct Item {
    var cluster: Cluster
    var file: FontFiles.Index
    var level: Int8
    var index: Int
  }

  /// Longer texts are measured by pairs of letters, so that time grows with length only.
  static let coarseLimit = 4096
  /// A word without a space is cut after so many clusters.
  private static let wordLimit = 32
  /// A piece is closed when it is this wide, which keeps its bitmap small.
  private static let pieceWidth = 24.0

  let faces: FontFaceCache
  let measures: TextWidthCache
  let style: FaceStyle

  func layout(_ text: String) -> TextLayout {
    let items = items(of: text)
    let isCoarse = items.count > Self.coarseLimit
    var words = runs(items).flatMap { self.words(items[$0], isCoarse: isCoarse) }
    let levels = words.map { items[$0.clusters.lowerBound].level }
    let order = Bidi.visualOrder(levels)
    var x = 0.0
    for index in order {
      words[index].x = x
      x += words[index].width
    }
    return TextLayout(
      width: x, pieces: pieces(order.map { words[$0] }), words: words, clusterCount: items.count,
      isCoarse: isCoarse)
  }

  private func items(of text: String) -> [Item] {
    let levels = Bidi.mayTurn(text) ? Bidi.levels(text.unicodeScalars.map(\.value)) : nil
    var items: [Item] = []
    var scalar = 0
    var script: Script?
    var file: FontFiles.Index?
    for character in text {
      var cluster = Cluster(character)
      let level = levels?[scalar] ?? 0
      if levels != nil { scalar += character.unicodeScalars.count }
      cluster.script = cluster.script ?? script
      script = cluster.script
      // A space takes the font of the word before it, so that it does not cut the run.
      let isBlank = cluster.isSpace || cluster.text.isEmpty
      let chosen = isBlank ? file ?? faces.interface(style) : faces.file(for: cluster, style)
      file = faces.isPicture(chosen) ? nil : chosen
      items.append(Item(cluster: cluster, file: chosen, level: level, index: items.count))
    }
    return items
  }

  /// Returns ranges of items that share font, script and direction.
  private func runs(_ items: [Item]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    for index in items.indices.dropFirst() where !continues(items[index - 1], items[index]) {
      runs.append(start..<index)
      start = index
    }
    if !items.isEmpty { runs.append(start..<items.count) }
    return runs
  }

  private func continues(_ a: Item, _ b: Item) -> Bool {
    a.file == b.file && a.level == b.level
      && (a.cluster.script == b.cluster.script || a.cluster.script == nil)
  }

  private func words(_ run: ArraySlice<Item>, isCoarse: Bool) -> [Word] {
    var words: [Word] = []
    var start = run.startIndex
    guard let last = run.last else { return [] }
    let isPicture = faces.isPicture(last.file)
    for index in run.indices.dropFirst() {
      let isBreak = run[index].cluster.isSpace != run[index - 1].cluster.isSpace
      guard isPicture || isBreak || index - start >= Self.wordLimit else { continue }
      words.append(word(run[start..<index], script: last.cluster.script, isPicture, isCoarse))
      start = index
    }
    words.append(word(run[start...], script: last.cluster.script, isPicture, isCoarse))
    return words
  }

  private func word(
    _ items: ArraySlice<Item>, script: Script?, _ isPicture: Bool, _ isCoarse: Bool
  ) -> Word {
    let first = items[items.startIndex]
    let piece = Piece(
      text: items.map(\.cluster.text).joined(), file: first.file, script: script,
      isRightToLeft: first.level % 2 == 1, isPicture: isPicture)
    let clusters = items.startIndex..<items.endIndex
    let width =
      isCoarse
      ? measures.roughStops(items.map(\.cluster.text), of: piece).last ?? 0
      : measures.advance(of: piece)
    return Word(piece: piece, clusters: clusters, x: 0, width: width)
  }

  /// Joins neighbours of one run; `words` are in visual order.
  private func pieces(_ words: [Word]) -> [TextLayout.PlacedPiece] {
    var pieces: [TextLayout.PlacedPiece] = []
    var previous: Word?
    for word in words where !word.piece.text.isEmpty {
      let isNext = previous.map { isNeighbour($0, word) } ?? false
      if isNext, var last = pieces.last, last.width < Self.pieceWidth {
        let isReversed = word.piece.isRightToLeft
        last.piece.text =
          isReversed ? word.piece.text + last.piece.text : last.piece.text + word.piece.text
        last.width += word.width
        pieces[pieces.count - 1] = last
      } else {
        pieces.append(.init(piece: word.piece, x: word.x, width: word.width))
      }
      previous = word
    }
    return pieces
  }

  private func isNeighbour(_ a: Word, _ b: Word) -> Bool {
    guard !b.piece.isPicture, a.piece.file == b.piece.file, a.piece.script == b.piece.script,
      a.piece.isRightToLeft == b.piece.isRightToLeft
    else { return false }
    return a.piece.isRightToLeft
      ? b.clusters.upperBound == a.clusters.lowerBound
      : a.clusters.upperBound == b.clusters.lowerBound
  }
}
