import Foundation

/// An output of a tape: a file, or a folder of frames.
package struct TapeOutput: Hashable, Sendable {
  /// The format of an output.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The last frame.
    case png, svg
    /// All frames.
    case gif, mp4, webm, webp, apng
    /// All frames, each a PNG file.
    case folder

    package var isStill: Bool { self == .png || self == .svg }
    /// Whether `ffmpeg` makes it.
    package var isFilm: Bool { !isStill && self != .folder }
  }

  package var path: String
  package var kind: Kind
  /// The number of frames side by side in a still picture; nil for the last frame only.
  package var stripFrames: Int?

  /// The allowed numbers of frames in a strip.
  package static let stripLengths = 2.0...24.0

  /// Returns the format for a file extension; nil for an unsupported one.
  package init?(_ path: String, stripFrames: Int? = nil) {
    self.path = path
    self.stripFrames = stripFrames
    if path.hasSuffix("/"), path.count > 1 {
      kind = .folder
      return
    }
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/"),
      let kind = Kind(rawValue: path[path.index(after: dot)...].lowercased()), kind != .folder
    else { return nil }
    self.kind = kind
  }
}
