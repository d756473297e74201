import Foundation
import Testing

@Suite("What shells are told about an unfinished call")
struct CompletionTests {
  /// The words that the last one could become, and what is said about files.
  private func complete(_ words: String...) throws -> (words: [String], files: String?) {
    let run = try ProgramRun(["complete", "--"] + words)
    #expect(run.status == 0 && run.errors.isEmpty, "\(words): \(run.errors)")
    let lines = String(decoding: run.output, as: UTF8.self).split(separator: "\n").map(String.init)
    let found = lines.filter { !$0.hasPrefix(":") }
    return (
      found.compactMap { $0.split(separator: "\t").first.map(String.init) },
      lines.first { $0.hasPrefix(":") }
    )
  }

  @Test("Commands come first, then their options, each once")
  func commandsAndOptions() throws {
    #expect(
      try complete("").words == [
        "run", "shot", "play", "record", "audit", "test", "diff", "merge", "new", "list",
        "validate",
      ])
    #expect(try complete("sh").words == ["shot"])
    #expect(try complete("--ver").words == ["--version"])
    #expect(try complete("nonsense", "").words.isEmpty)
    let options = try complete("shot", "--dark", "--device", "iphone-x", "--").words
    #expect(options.contains("--output") && options.contains("--help"))
    #expect(!options.contains("--device"))
    #expect(try complete("shot", "-o", "a.png", "--outp").words == ["--output"])
  }

  @Test("Every option of every command that has fixed words offers all of them")
  func choices() throws {
    for verb in try complete("").words {
      for option in try complete(verb, "--").words where option != "--help" {
        let help = try ProgramRun([verb, "--help"])
        let usage = String(decoding: help.output, as: UTF8.self).split(separator: "\n")
          .first { $0.contains("\(option) ") && $0.contains("|") && !$0.contains("FILE|") }
        guard let usage, let value = usage.split(separator: option + " ").dropFirst().first,
          let first = value.split(separator: " ").first, first.contains("|"), !first.contains("#"),
          !first.contains("TIMES"), !first.contains("ID")
        else { continue }
        let wanted = first.split(separator: "|").map(String.init)
        #expect(try complete(verb, option, "").words == wanted, "\(verb) \(option)")
      }
    }
  }

  @Test("Names are those that list shows")
  func names() throws {
    let kinds = [
      ("--device", "devices"), ("--strategy", "strategies"), ("--layout", "layouts"),
      ("--keyboard", "keyboards"), ("--scene", "scenes"),
    ]
    for (option, list) in kinds {
      let rows = String(decoding: try ProgramRun(["list", list]).output, as: UTF8.self)
      let ids = rows.split(separator: "\n").compactMap { $0.split(separator: " ").first }
      #expect(try complete("shot", option, "").words == ids.map(String.init), "\(option)")
    }
    #expect(try complete("shot", "--scene", "rt") == (["rtl-form"], ":files json"))
    #expect(try complete("audit", "--scene", "al").words == ["all"])
  }

  @Test("The last name of a list is completed, and after an equals sign too")
  func lists() throws {
    #expect(
      try complete("shot", "--device", "iphone-8,iphone-ai").words == [
        "iphone-8,iphone-air"
      ])
    #expect(try complete("run", "--device=iphone-ai").words == ["--device=iphone-air"])
    #expect(
      try !complete("shot", "--overlays=frame,").words.contains("--overlays=frame,frame"))
    #expect(
      try complete("audit", "--orientation", "portrait,").words
        == ["landscape-left", "landscape-right", "all"].map { "portrait,\($0)" })
  }

  @Test("Fields are those of the scene that is named, files and folders where they can stand")
  func fieldsAndFiles() throws {
    #expect(try complete("shot", "--focus", "TextField 19").words == ["TextField 19"])
    #expect(
      try complete("shot", "--scene", "scroll-form", "--focus", "").words.contains("Amount"))
    #expect(try complete("shot", "-o", "").files == ":files")
    #expect(try complete("play", "--into", "").files == ":folders")
    #expect(try complete("validate", "").files == ":files json tape")
    let tapes = try complete("play", "tou")
    #expect(tapes.words == ["tour"] && tapes.files == ":files tape")
    #expect(try complete("new", "").words == ["scene", "device", "tape"])
  }
}
