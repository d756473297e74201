import Foundation
import Typography

/// Where the font files are; looked up once each.
struct FontFiles {
  /// Index into `paths`; stands for a file in keys.
  typealias Index = Int

  private let folders: [String]
  private(set) var paths: [String] = []
  private var known: [String: Index?] = [:]

  static let defaultFolders: [String] = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter",
    "/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto",
    "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/truetype/droid",
    "/usr/share/fonts/truetype/wqy", "/usr/local/share/fonts",
    NSHomeDirectory() + "/.local/share/fonts", NSHomeDirectory() + "/.fonts",
  ]

  init(folders: [String]) { self.folders = folders }

  /// Returns the first of the named files that a folder has.
  mutating func find(_ names: [String]) -> Index? {
    for name in names {
      if let index = find(name) { return index }
    }
    return nil
  }

  private mutating func find(_ name: String) -> Index? {
    if let answer = known[name] { return answer }
    let path = folders.lazy.map { "\($0)/\(name)" }
      .first { FileManager.default.isReadableFile(atPath: $0) }
    let index = path.map { path in
      paths.append(path)
      return paths.count - 1
    }
    known[name] = index
    return index
  }

  /// Returns the interface font's file for a weight, else the nearest one there is.
  mutating func interface(_ weight: Font.Weight, isDisplay: Bool) -> Index? {
    let names: [Font.Weight: String] = [
      .light: "Light", .regular: "Regular", .medium: "Medium", .semibold: "SemiBold",
      .bold: "Bold",
    ]
    let name = names[weight] ?? "Regular"
    let families = isDisplay ? ["InterDisplay", "Inter"] : ["Inter"]
    let wanted = families.flatMap { ["\($0)-\(name).otf", "\($0)-\(name).ttf"] }
    return find(wanted + ["Inter-Regular.otf", "Inter-Regular.ttf"])
  }
}

/// The fonts tried after the interface font, in order.
enum Fallback {
  static let emoji = ["NotoColorEmoji.ttf"]

  /// Returns lists of names; of each list, the first file found is tried.
  static func names(script: Script?, isBold: Bool) -> [[String]] {
    let style = isBold ? "Bold" : "Regular"
    func noto(_ family: String) -> [String] {
      ["\(family)-\(style).ttf", "\(family)-Regular.ttf"]
    }
    let chinese = [
      "NotoSansCJK-\(style).ttc", "NotoSansCJK-Regular.ttc", "DroidSansFallbackFull.ttf",
      "wqy-zenhei.ttc",
    ]
    var lists: [[String]] = []
    if let family = script?.noto {
      lists.append(family == "CJK" ? chinese : noto("NotoSans\(family)"))
      // Tibetan and a few others have only a serif face.
      lists.append(noto("NotoSerif\(family)"))
    }
    lists += [noto("NotoSans"), noto("NotoSansSymbols"), noto("NotoSansSymbols2")]
    lists += [noto("NotoSansMath"), chinese, noto("NotoMusic"), emoji]
    return lists + [[isBold ? "DejaVuSans-Bold.ttf" : "DejaVuSans.ttf", "DejaVuSans.ttf"]]
  }
}
