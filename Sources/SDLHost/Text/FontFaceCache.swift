import Foundation
import Typography

/// What chooses a file of the interface font.
struct FaceStyle: Hashable, Sendable {
  var weight: Font.Weight
  var isDisplay: Bool

  init(_ font: Font) {
    weight = font.weight
    isDisplay = font.isDisplay
  }

  var isBold: Bool { weight.rawValue >= Font.Weight.semibold.rawValue }
}

/// The fonts that are open, and which one has which letter; used under `sdlLock` only.
final class FontFaceCache {
  typealias Piece = TextLayout.Piece

  private struct SizeKey: Hashable {
    var file: FontFiles.Index
    /// 72nds of a pixel, as fonts are opened.
    var size: Int
  }

  private struct ScriptKey: Hashable {
    var script: Script?
    var isBold: Bool
  }

  private struct ClusterKey: Hashable {
    var text: String
    var isEmoji: Bool
    var style: FaceStyle
  }

  /// Measures are taken at this size of the em square: the units that Inter is drawn in.
  static let unitsPerEm = 2048.0

  private var files: FontFiles
  private var handles = ByteCache<SizeKey, FontHandle>(limit: 40)
  private var maps: [FontFiles.Index: FontFile?] = [:]
  private var rulers: [FontFiles.Index: FontHandle?] = [:]
  private var fallbacks: [ScriptKey: [FontFiles.Index]] = [:]
  private var faces: [FaceStyle: FontFiles.Index] = [:]
  private var choices = ByteCache<ClusterKey, FontFiles.Index>(limit: 1 << 18)
  let fallbackFile: FontFiles.Index

  init(folders: [String]) throws(HostError) {
    files = FontFiles(folders: folders)
    guard let regular = files.interface(.regular, isDisplay: false) else {
      throw .missingFont(package: "fonts-inter")
    }
    fallbackFile = regular
    guard ruler(regular) != nil else {
      throw .unreadableFont(path: files.paths[regular], reason: "it does not open")
    }
  }

  /// Closes all fonts; the last owner calls it under the lock.
  func close() {
    handles.removeAll()
    rulers.removeAll()
  }

  func interface(_ style: FaceStyle) -> FontFiles.Index {
    if let known = faces[style] { return known }
    let found = files.interface(style.weight, isDisplay: style.isDisplay)
    let usable = found.flatMap { ruler($0) == nil ? nil : $0 } ?? fallbackFile
    faces[style] = usable
    return usable
  }

  /// Emoji fonts hold pictures of one size.
  func isPicture(_ file: FontFiles.Index) -> Bool {
    files.paths[file].hasSuffix("ColorEmoji.ttf")
  }

  /// Returns the font that measures a file; nil for a file that does not open.
  func ruler(_ file: FontFiles.Index) -> FontHandle? {
    if let known = rulers[file] { return known }
    let made = open(file, pixelSize: Self.unitsPerEm, isSubpixel: false)
    rulers[file] = .some(made)
    return made
  }

  func handle(_ file: FontFiles.Index, pixelSize: CGFloat) -> FontHandle? {
    guard !isPicture(file) else { return ruler(file) }
    let key = SizeKey(file: file, size: Int((pixelSize * 72).rounded()))
    if let known = handles.find(key) { return known }
    let made = open(file, pixelSize: pixelSize, isSubpixel: true)
    if let made { handles.insert(made, for: key, bytes: 1) }
    return made
  }

  private func open(
    _ file: FontFiles.Index, pixelSize: CGFloat, isSubpixel: Bool
  ) -> FontHandle? {
    if maps[file] == nil { maps[file] = .some(FontFile(path: files.paths[file])) }
    guard let mapped = maps[file] ?? nil else { return nil }
    return FontHandle(file: mapped, pixelSize: pixelSize, isSubpixel: isSubpixel)
  }

  var hasEmoji: Bool { files.find(Fallback.emoji).flatMap { ruler($0) } != nil }

  /// Returns the first font that has all of a cluster; the interface font when none has.
  func file(for cluster: Cluster, _ style: FaceStyle) -> FontFiles.Index {
    let key = ClusterKey(text: cluster.text, isEmoji: cluster.isEmoji, style: style)
    if let known = choices.find(key) { return known }
    let found = search(cluster, style)
    choices.insert(found, for: key, bytes: 96 + cluster.text.utf8.count)
    return found
  }

  private func search(_ cluster: Cluster, _ style: FaceStyle) -> FontFiles.Index {
    let first = interface(style)
    let needed = cluster.text.unicodeScalars.filter { !$0.isIgnorable }
    if cluster.isEmoji, let emoji = files.find(Fallback.emoji), ruler(emoji) != nil {
      if needed.first.map({ has(emoji, $0) }) ?? false { return emoji }
    }
    if needed.allSatisfy({ has(first, $0) }) { return first }
    let others = fallbackFiles(cluster.script, isBold: style.isBold)
    if let whole = others.first(where: { file in needed.allSatisfy { has(file, $0) } }) {
      return whole
    }
    // Better the letter with a box for its mark than a box for both.
    return others.first { file in needed.first.map { has(file, $0) } ?? false } ?? first
  }

  private func has(_ file: FontFiles.Index, _ scalar: Unicode.Scalar) -> Bool {
    ruler(file)?.has(scalar) ?? false
  }

  private func fallbackFiles(_ script: Script?, isBold: Bool) -> [FontFiles.Index] {
    let key = ScriptKey(script: script, isBold: isBold)
    if let known = fallbacks[key] { return known }
    let found = Fallback.names(script: script, isBold: isBold).compactMap { files.find($0) }
    fallbacks[key] = found
    return found
  }
}
