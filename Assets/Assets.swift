public import Foundation

/// Finds the folders of devices, layouts, scenes and tapes that ship with the program.
public enum Assets {
  /// The folders a user may copy and change.
  public enum Folder: String, CaseIterable, Sendable {
    case devices = "Devices"
    case layouts = "Layouts"
    case scenes = "Scenes"
    case tapes = "Tapes"
  }

  /// Returns the folder's place: beside the program in a build, else below `share` where it is installed.
  public static func url(_ folder: Folder) -> URL {
    root.appendingPathComponent(folder.rawValue, isDirectory: true)
  }

  /// Whether the folders are where they are looked for; a program that was copied alone has none.
  public static var areThere: Bool { FileManager.default.fileExists(atPath: root.path) }

  private static let root: URL = {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let folder = program.deletingLastPathComponent()
    let candidates = [
      folder.appendingPathComponent("keyboard-simulator_Assets.resources"),
      folder.appendingPathComponent("../share/keyboard-simulator"),
    ]
    // Where neither is there, what is looked for in the folder is told of as missing.
    return candidates.first { FileManager.default.fileExists(atPath: $0.path) } ?? candidates[1]
  }()
}
