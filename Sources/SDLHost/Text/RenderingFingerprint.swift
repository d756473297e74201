import CFreeType
import CSDL2
import CSDL2TTF
import Foundation
import Typography

/// The libraries and fonts that determine the pixels of texts, for the reports of goldens.
///
/// Pictures of another machine can differ because of them; the fingerprint says so, and is never a
/// difference by itself.
package struct RenderingFingerprint: Hashable, Sendable {
  /// The versions of libraries, and the hashes of font files, by their names.
  package let entries: [String: String]

  package init(_ entries: [String: String]) { self.entries = entries }

  /// The fingerprint of this process; computed once.
  package static let current = RenderingFingerprint(
    libraries.merging(fonts) { library, _ in library })

  // MARK: Differences

  /// Describes how the goldens' fingerprint differs from this one; nil if it does not.
  package func difference(from recorded: RenderingFingerprint) -> String? {
    let names = Set(entries.keys).union(recorded.entries.keys).sorted()
    let words = names.filter { entries[$0] != recorded.entries[$0] }.map { name in
      "\(name) \(recorded.entries[name] ?? "missing") (now \(entries[name] ?? "missing"))"
    }
    guard !words.isEmpty else { return nil }
    return "goldens were recorded with " + words.joined(separator: ", ")
      + "; texts may look different"
  }

  // MARK: This machine

  private static var libraries: [String: String] {
    var versions = ["FreeType": freeType]
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    TTF_GetHarfBuzzVersion(&major, &minor, &patch)
    versions["HarfBuzz"] = "\(major).\(minor).\(patch)"
    if let linked = TTF_Linked_Version()?.pointee {
      versions["SDL_ttf"] = "\(linked.major).\(linked.minor).\(linked.patch)"
    }
    return versions
  }

  /// The version of FreeType; SDL_ttf reports it only after its start.
  private static var freeType: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "missing" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  private static var fonts: [String: String] {
    var files = FontFiles(folders: FontFiles.defaultFolders)
    for weight in [Font.Weight.light, .regular, .medium, .semibold, .bold] {
      for isDisplay in [false, true] { _ = files.interface(weight, isDisplay: isDisplay) }
    }
    for isBold in [false, true] {
      for names in Fallback.names(script: nil, isBold: isBold) { _ = files.find(names) }
    }
    let hashes = files.paths.compactMap { path in
      hash(path).map { (URL(fileURLWithPath: path).lastPathComponent, $0) }
    }
    return Dictionary(hashes) { first, _ in first }
  }

  /// Hashes the beginning of a font file, which has the checksums of all its tables.
  private static func hash(_ path: String) -> String? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard let bytes = try? file.read(upToCount: 4096) else { return nil }
    let value = bytes.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(value & 0xffff_ffff, radix: 16)
  }
}
