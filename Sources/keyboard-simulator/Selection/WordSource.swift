import Foundation
import KeyboardLayouts
import Simulation

/// The source of word lists for predictions: a file, the lists installed on the system, or none.
enum WordSource: Sendable {
  case none, system
  case file(String)

  init(_ word: String) {
    switch word {
    case "none": self = .none
    case "system": self = .system
    default: self = .file(word)
    }
  }

  /// The word list of a layout; empty if there is none.
  ///
  /// - Throws: if a file was given and cannot be read.
  func list(for layout: String) throws -> WordList {
    switch self {
    case .none: return WordList([])
    case .system: return Self.systemList(for: layout) ?? WordList([])
    case .file(let path):
      guard let list = Self.list(try AssetFinder.read(path), path) else {
        throw UsageError.other(
          "\(path): not a UTF-8 or Latin-1 text; give a word list with one word per line")
      }
      return list
    }
  }

  /// Checks before the window opens that the given file can be read.
  func check(for layout: String) throws {
    if case .file = self { _ = try list(for: layout) }
  }

  func complete(_ phone: inout SimulatedDevice) throws {
    let layout = phone.settings.layout.id
    let list = try list(for: layout)
    if !list.isEmpty { phone.use(list, for: layout) }
  }

  // MARK: Lists of the system

  private static let folders = (lists: "/usr/share/dict/", dictionaries: "/usr/share/hunspell/")

  /// File names in `/usr/share/dict`, as in Debian's packages, by language tag or language.
  private static let names = [
    "en-US": ["american-english"], "en-GB": ["british-english"], "de": ["ngerman", "ogerman"],
    "da": ["danish"], "fr": ["french"], "es": ["spanish"], "pt": ["portuguese"],
    "sv": ["swedish"], "nb": ["bokmaal", "norsk"], "pl": ["polish"], "ru": ["russian"],
    "uk": ["ukrainian"],
  ]

  private static func systemList(for layout: String) -> WordList? {
    let language = String(layout.prefix { $0 != "-" })
    let lists = (names[layout] ?? []) + (names[language] ?? [])
    let dictionaries = [layout.replacingOccurrences(of: "-", with: "_"), language]
    let paths =
      lists.map { folders.lists + $0 } + dictionaries.map { folders.dictionaries + $0 + ".dic" }
    for path in paths {
      if let data = try? AssetFinder.read(path), let list = list(data, path) { return list }
    }
    return nil
  }

  /// Reads a list in UTF-8, or in Latin 1 if its rules say so; nil for other encodings.
  private static func list(_ data: Data, _ path: String) -> WordList? {
    if let text = String(data: data, encoding: .utf8) { return WordList(text: text) }
    let rules = path.replacingOccurrences(of: ".dic", with: ".aff")
    let said = path.hasSuffix(".dic") ? try? AssetFinder.read(rules) : nil
    let isLatin = said.map { String(decoding: $0, as: UTF8.self).contains("SET ISO8859-1\n") }
    guard isLatin ?? true else { return nil }
    return String(data: data, encoding: .isoLatin1).map { WordList(text: $0) }
  }
}

/// Loads word lists on other threads, so that the window does not wait for them.
struct WordLoader {
  private let source: WordSource
  private var wanted: Set<String> = []
  private let shelf = LoadedWords()

  init(_ source: WordSource) { self.source = source }

  /// Starts loading a layout's list if necessary; returns the lists that are loaded by now.
  mutating func load(_ layout: String) -> [String: WordList] {
    if case .none = source { return [:] }
    if wanted.insert(layout).inserted {
      let (source, shelf) = (source, shelf)
      Thread.detachNewThread {
        if let list = try? source.list(for: layout), !list.isEmpty { shelf.put(list, layout) }
      }
    }
    return shelf.take()
  }

  /// The lists that the threads have loaded.
  private final class LoadedWords: @unchecked Sendable {
    private let lock = NSLock()
    private var lists: [String: WordList] = [:]

    func put(_ list: WordList, _ layout: String) { lock.withLock { lists[layout] = list } }

    func take() -> [String: WordList] {
      lock.withLock {
        defer { lists = [:] }
        return lists
      }
    }
  }
}
