import Reporting
import Testing

struct ShellCommandTests {
  private static let specials = [
    "'", "\\", "\"", "$", "`", "$(touch x)", ";", "&", "|", "<", ">", "(", ")", "{a,b}", "*", "?",
    "[a]", "~", "#", "!", "^", "%", "@", "=", "=ls", "\n", "\r\n", "\t", " ", "'\\''", "-",
  ]

  @Test(arguments: [
    ("tab-form", "tab-form"), ("a/b_c.d,e:f=g9", "a/b_c.d,e:f=g9"), ("", "''"), ("R&D", "'R&D'"),
    ("it's", "'it'\\''s'"), ("^a\\.b$", "'^a\\.b$'"), ("=ls", "'=ls'"), ("é", "'é'"),
    ("\u{600}';touch x", "'\u{600}'\\'';touch x'"), ("a\\", "'a'\\\\''"), ("\\'", "''\\\\''\\'''"),
  ])
  func quotesAWord(word: String, quoted: String) {
    #expect(isSame(("\(word)" as ShellCommand).text, quoted))
  }

  @Test func joinsWordsToACommand() {
    let words = ["keyboard-simulator", "shot", "--focus", "Given name"]
    let command: ShellCommand = "keyboard-simulator shot --focus \("Given name")"
    #expect(command.text == "keyboard-simulator shot --focus 'Given name'")
    #expect(ShellCommand(words: words).text == command.text)
  }

  @Test func leavesOutNull() { #expect(("\("a\0b")" as ShellCommand).text == "'ab'") }

  @Test(arguments: ["/bin/bash", "/bin/sh"])
  func shellsReadEveryWord(shell: String) throws {
    let words = HostileText.texts(around: Self.specials)
    for start in stride(from: 0, to: words.count, by: 500) {
      let part = words[start..<min(start + 500, words.count)]
      let read = try #require(
        try ShellReaders.words(ShellCommand(words: part).text, shell: shell), "from \(start)")
      #expect(read.count == part.count)
      for (word, expected) in zip(read, part) {
        #expect(isSame(word, Self.withoutNull(expected)), "\(expected.debugDescription)")
      }
    }
  }

  @Test func fishReadsEveryWord() {
    for word in HostileText.texts(around: Self.specials) {
      let read = ShellReaders.wordsByFish(ShellCommand(words: [word, "end"]).text)
      #expect(read?.count == 2 && read?.last == "end", "\(word.debugDescription)")
      #expect(isSame(read?.first ?? "", Self.withoutNull(word)), "\(word.debugDescription)")
    }
  }

  private static func withoutNull(_ word: String) -> String {
    String(word.unicodeScalars.filter { $0.value != 0 })
  }

  @Test func trapsOnQuotesInALiteral() async {
    await #expect(processExitsWith: .failure) { _ = ("shot '\("a")'" as ShellCommand).text }
    await #expect(processExitsWith: .failure) { _ = ("shot $(\("a"))" as ShellCommand).text }
  }
}
