import DisplayList
import Foundation
import Picture
import SDLHost
import Simulation
import Testing
import Typography

@Suite struct RulerTests {
  private let ruler: TextRuler
  private let font = Font(size: 17)

  init() throws { ruler = TextRuler(fonts: try FontLibrary()) }

  @Test func metricsAreInters() {
    let metrics = ruler.metrics(of: Font(size: 100))
    #expect(abs(metrics.ascent - 96.875) < 0.1)
    #expect(abs(metrics.descent - 24.12) < 0.1)
    #expect((70...76).contains(metrics.capHeight))
    #expect((50...57).contains(metrics.xHeight))
  }

  @Test func anEmptyTextIsNothing() {
    #expect(ruler.width(of: "", in: font) == 0)
    #expect(ruler.caretStops(of: "", in: font) == [0])
    #expect(!ruler.isRightToLeft(""))
  }

  @Test func widthsAreInProportionToTheSize() {
    for text in ["Hello World", "نص عربي", "😀 ok"] {
      let small = ruler.width(of: text, in: Font(size: 3))
      #expect(abs(ruler.width(of: text, in: Font(size: 19)) - small / 3 * 19) < 0.001)
    }
  }

  @Test func wordsAddUp() {
    let words = ["Hello", " ", "World", " ", "AVATAR", " ", "jjj", " ", "👍🏽", " ", "שלום"]
    let sum = words.reduce(0) { $0 + ruler.width(of: $1, in: font) }
    #expect(abs(ruler.width(of: words.joined(), in: font) - sum) < 0.05)
  }

  @Test func controlsTakeNoRoom() {
    let plain = ruler.width(of: "ab", in: font)
    #expect(ruler.width(of: "\u{0}a\u{1}\tb\u{7F}\u{202E}\r\n", in: font) == plain)
    #expect(ruler.width(of: "\u{200D}", in: font) == 0)
  }

  static let nasty = [
    "👨‍👩‍👧‍👦a🇩🇪🇫🇷👍🏽❤️1️⃣", "नमस्ते क्षत्रिय", "한국어 각", "e\u{301}o\u{308}\u{323}", "a\u{0}b\u{1}",
    "\u{200D}", "\u{301}", "\u{FE0F}", "مرحبا بالعالم", "abc שלום 12 xyz", "\r\n\t", "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "\u{FFFF}\u{10FFFF}",
    "\u{202E}abc\u{202C}", "🇩", "👍🏽\u{200D}", String(repeating: "\u{300}", count: 5000),
  ]

  @Test(arguments: nasty) func thereIsAStopForEachCluster(text: String) {
    let stops = ruler.caretStops(of: text, in: font)
    let width = ruler.width(of: text, in: font)
    #expect(stops.count == text.count + 1)
    #expect(stops.allSatisfy { $0 >= -0.001 && $0 <= width + 0.001 })
  }

  @Test(arguments: ["Hello, World -> AVATAR", "fi ffi 1:2", "नमस्ते दुनिया", "😀👍🏽 x"])
  func stopsRiseFromLeftToRight(text: String) {
    let stops = ruler.caretStops(of: text, in: font)
    #expect(stops == stops.sorted())
    #expect(stops.first == 0)
    #expect(abs((stops.last ?? 0) - ruler.width(of: text, in: font)) < 0.001)
  }

  @Test(arguments: ["שלום עולם", "مرحبا بالعالم"]) func stopsFallFromRightToLeft(text: String) {
    let stops = ruler.caretStops(of: text, in: font)
    #expect(stops == stops.sorted(by: >))
    #expect(stops.first == ruler.width(of: text, in: font))
    #expect(abs(stops.last ?? 1) < 0.001)
    #expect(ruler.isRightToLeft(text))
  }

  @Test func aHebrewWordInAnEnglishLineFallsThere() {
    let stops = ruler.caretStops(of: "ab שלום cd", in: font)
    #expect(stops[0] < stops[1])
    #expect(stops[3] > stops[4] && stops[4] > stops[5] && stops[5] > stops[6])
    #expect(stops[8] < stops[9])
    #expect(!ruler.isRightToLeft("ab שלום"))
    #expect(ruler.isRightToLeft("12 - שלום"))
  }

  @Test func theStopOfAPairIsWhereItsFirstLetterEnds() {
    let stops = ruler.caretStops(of: "ab", in: font)
    #expect(abs(stops[1] - ruler.width(of: "a", in: font)) < 0.05)
  }

  /// What is drawn ends where the ruler says, at any scale.
  @Test(
    arguments: [1, 1.5, 2, 3],
    ["HamburgefonstivHamburgefonstH", "HHHH HHHH HHHH HHHH HHHH HHHH HHHH H", "HAVATAR To. Ty WH"])
  func inkEndsWhereTheRulerSays(scale: CGFloat, text line: String) throws {
    for size: CGFloat in [11, 17, 22] {
      let canvas = try canvas(520, 40, scale: scale)
      let picture = try canvas.picture([text(line, size, x: 10, y: 28)], background: .white)
      let ink = try #require(picture.inkColumns)
      let font = Font(size: size)
      // The bearing of an H on each side: what its advance leaves beside the stems.
      let single = try canvas.picture([text("H", size, x: 10, y: 28)], background: .white)
      let letter = try #require(single.inkColumns)
      let right = 10 * scale + ruler.width(of: "H", in: font) * scale - CGFloat(letter.upperBound)
      let expected = (10 + ruler.width(of: line, in: font)) * scale - right
      #expect(abs(CGFloat(ink.upperBound) - expected) <= 1)
      #expect(ink.lowerBound == letter.lowerBound)
    }
  }

  @Test func theBaselineIsExact() throws {
    for (letter, size) in [("H", 30.0), ("H", 17), ("E", 51)] {
      let picture = try canvas(80, 80).picture(
        [text(letter, size, x: 10, y: 60)], background: .white)
      let ground = picture.color(0, 0)
      let rows = (0..<80).filter { y in (0..<80).contains { picture.color($0, y) != ground } }
      #expect(rows.last == 59)
    }
    // Ink above the font's height moves the baseline in the bitmap, not in the picture.
    let tall = try canvas(80, 80).picture([text("HẤ", 40, x: 10, y: 60)], background: .white)
    let stem = (0..<80).filter { tall.color(15, $0) != tall.color(0, 0) }
    #expect(stem.last == 59)
  }

  @Test func veryLongLinesAreMeasuredAndDrawnInTime() throws {
    let line = String(repeating: "Hello wörld ", count: 8000)
    let width = ruler.width(of: line, in: font)
    #expect(abs(width - 8000 * ruler.width(of: "Hello wörld ", in: font)) < 2000)
    #expect(ruler.caretStops(of: line, in: font).count == line.count + 1)
    let canvas = try canvas(100, 30)
    let picture = try canvas.picture([text(line, x: -width / 2, y: 20)], background: .white)
    #expect(picture.inkColumns != nil)
  }
}

@Suite struct FontLibraryTests {
  @Test func aMissingFontNamesThePackageAndTheCommand() {
    let error = #expect(throws: HostError.self) { try FontLibrary(searchPaths: ["/nowhere"]) }
    #expect(error == .missingFont(package: "fonts-inter"))
    #expect(
      error?.description
        == "the font Inter is not installed; "
        + "install the Debian package fonts-inter: sudo apt install fonts-inter")
  }

  @Test func withoutFallbacksABoxIsDrawn() throws {
    let fonts = try FontLibrary(searchPaths: ["/usr/share/fonts/opentype/inter"])
    let ruler = TextRuler(fonts: fonts)
    #expect(ruler.width(of: "नमस्ते😀", in: Font(size: 17)) > 0)
  }
}
