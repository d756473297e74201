import DeviceProfiles
import Foundation
import KeyboardLayouts
import Simulation
import TestSupport
import Testing

/// What the bar above the keys offers, and what a tap on it does.
@Suite struct SuggestionTests {
  /// Taps a suggestion's cell.
  private func accept(_ index: Int, _ phone: inout SimulatedDevice) throws {
    let frame = try phone.suggestionFrames.dropFirst(index).first.found("cell")
    phone.tap(CGPoint(x: phone.keysOrigin.x + frame.midX, y: phone.keysOrigin.y + frame.midY))
  }

  private static let list = WordList(["Zebra", "zeal", "zealous", "zest", "azure"])

  @Test func theLiteralComesFirstAndTheListCompletes() throws {
    var phone = try SimulatedDevice.typing()
    try phone.write("ze")
    #expect(phone.predictions == ["“ze”"])
    phone.use(Self.list, for: "en-US")
    #expect(phone.predictions == ["“ze”", "zeal", "zest"])
    phone.use(Self.list, for: "de-DE")
    try phone.write("a")
    #expect(phone.predictions == ["“zea”", "zeal", "zealous"])
  }

  @Test(arguments: [("Ze", ["Zeal", "Zest"]), ("ZE", ["ZEAL", "ZEST"]), ("z", [])])
  func completionsHaveTheCaseOfWhatIsTyped(text: String, words: [String]) throws {
    var phone = try SimulatedDevice.typing()
    phone.use(Self.list, for: "en-US")
    phone.drive(.text(text))
    #expect(Array(phone.predictions.dropFirst()) == words)
  }

  @Test(arguments: [0, 1, 2]) func aTapInsertsTheWordAndASpace(index: Int) throws {
    var phone = try SimulatedDevice.typing()
    phone.use(Self.list, for: "en-US")
    try phone.write("a ze")
    let word = ["ze", "zeal", "zest"][index]
    try accept(index, &phone)
    #expect(phone.text == "a \(word) ")
    phone.drive(.key(.undo, []))
    #expect(phone.text == "a ze")
  }

  @Test func wordsOfThisSessionComeBack() throws {
    var phone = try SimulatedDevice.typing()
    try phone.write("thorvaldsen thor")
    #expect(phone.predictions == ["“thor”", "thorvaldsen"])
    try phone.write("sten ")
    try phone.write("tho")
    #expect(phone.predictions == ["“tho”", "thorsten", "thorvaldsen"])
    phone.drive(.key(.escape, []))
    #expect(phone.typedWords == ["thorvaldsen", "thorsten", "tho"])
  }

  @Test func secretsAreNeitherOfferedNorRemembered() throws {
    for input in [
      InputTraits(isSecure: true, autocapitalization: .none),
      InputTraits(autocapitalization: .none, contentType: .password),
      InputTraits(autocapitalization: .none, predicts: false),
    ] {
      for device in ["iphone-15-pro", "ipad-10.9"] {
        var phone = try SimulatedDevice.typing(device: device, input)
        try phone.write("secretword sec")
        #expect(!phone.predictions.contains { $0.contains("sec") }, "\(input) \(device)")
        #expect(phone.typedWords.isEmpty)
      }
    }
  }

  @Test(arguments: KeyboardType.allCases) func padsAndAddressesOfferNoWords(type: KeyboardType)
    throws
  {
    let phone = try SimulatedDevice.typing(row: .field("A", InputTraits(keyboardType: type)))
    #expect(phone.predictions.isEmpty == !type.allowsPredictions)
    #expect((phone.keyboardGeometry?.bar == nil) == type.isPad)
  }

  @Test(arguments: ["iphone-15-pro", "iphone-8", "iphone-se-1", "ipad-10.9", "ipad-pro-12.9"])
  func aCodeStandsOverItsPad(device: String) throws {
    let input = InputTraits(
      keyboardType: .numberPad, contentType: .oneTimeCode, suggestion: "481516")
    var phone = try SimulatedDevice.typing(device: device, input)
    #expect(phone.suggestions == [.fill("481516", source: "From Messages")])
    let heights = phone.settings.device.keyboard(.portrait, phone.settings.version)
    #expect(phone.keyboardFrame.height == heights?.height(withPredictiveBar: true))
    try accept(0, &phone)
    #expect(phone.text == "481516")
    #expect(phone.suggestions.isEmpty)
  }

  @Test func withoutACodeThereIsNoBar() throws {
    let input = InputTraits(keyboardType: .numberPad, contentType: .oneTimeCode)
    let phone = try SimulatedDevice.typing(row: .field("A", input))
    #expect(phone.keyboardGeometry?.bar == nil)
  }

  @Test(arguments: [InputTraits.ContentType.username, .password, .newPassword])
  func fieldsForPasswordsLeadToThem(type: InputTraits.ContentType) throws {
    let input = InputTraits(
      isSecure: type != .username, autocapitalization: .none, contentType: type,
      suggestion: "tulip-1952")
    var phone = try SimulatedDevice.typing(row: .field("A", input))
    #expect(phone.predictions == ["Passwords"])
    #expect(phone.suggestionFrames.count == 1)
    try accept(0, &phone)
    #expect(phone.text == "tulip-1952")
    phone.drive(phone.setting(\.hasPredictiveBar, to: false))
    #expect(phone.suggestions.isEmpty)
  }

  // MARK: Lists

  @Test func aListIsReadFromTextOrADictionary() {
    let list = WordList(text: "3\nHund/AB\nhündin\nHaus/C\tpo:noun\nx\nHunde's\n\n")
    #expect(list.count == 3)
    #expect(list.completions(of: "h", most: 9) == ["Haus", "Hund", "hündin"])
    #expect(list.completions(of: "hün", most: 9) == ["hündin"])
    #expect(list.completions(of: "", most: 9).isEmpty)
    #expect(WordList(text: "").isEmpty)
  }

  @Test(arguments: 0..<30) func completionsAreThoseOfANaiveSearch(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let letters = ["a", "b", "é", "ж", "ש", "क", "한", "İ", "ß", "A"]
    let words = (0..<200).map { _ in
      (0..<Int.random(in: 1...6, using: &random)).map { _ in
        letters.randomElement(using: &random) ?? ""
      }.joined()
    }
    let list = WordList(words)
    for start in words.prefix(40).map({ String($0.prefix(2)) }) {
      let naive = words.filter {
        $0.lowercased().hasPrefix(start.lowercased()) && $0.lowercased() != start.lowercased()
      }
      #expect(Set(list.completions(of: start, most: 1000)) == Set(naive), "\(seed) \(start)")
    }
  }
}
