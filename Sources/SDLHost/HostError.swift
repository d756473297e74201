/// What can go wrong between a picture and its pixels, with the words a user reads.
package enum HostError: Error, Hashable, Sendable {
  /// The interface font is in none of the folders.
  case missingFont(package: String)
  /// A font file is there but cannot be read.
  case unreadableFont(path: String, reason: String)
  /// A picture with a side below 1 or above `largestSide` pixels.
  case pictureSize(width: Int, height: Int)
  case noMemory(width: Int, height: Int)
  /// A limit of processes leaves no room for one more thread.
  case noThread
  /// No window can be opened.
  case noDisplay(reason: String)
  /// A library did not start.
  case library(name: String, reason: String)
  case encoding(reason: String)
  /// Bytes that are no PNG, or a damaged one.
  case notAPicture(reason: String)
  case missingFolder(path: String)
  case isFolder(path: String)
  case notAllowed(path: String)
  case diskFull(path: String)
  /// The process has a limit on the size of its files.
  case fileTooLarge(path: String)
  /// A symbolic link to nothing, or in a circle.
  case deadLink(path: String)
  case writing(path: String, reason: String)
  /// The program `ffmpeg`, which makes films, is in none of the folders of `PATH`.
  case missingEncoder
  case encoder(path: String, reason: String)

  /// The longest side of a picture in pixels; more would overflow the drawing code's rectangles.
  package static let largestSide = 16_384
}

extension HostError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missingFont(let package):
      "the font Inter is not installed; "
        + "install the Debian package \(package): sudo apt install \(package)"
    case .unreadableFont(let path, let reason):
      "\(path): cannot be read as a font (\(reason)); reinstall the package it came with"
    case .pictureSize(let width, let height):
      "a picture of \(width) × \(height) pixels cannot be drawn; "
        + "each side must be 1 to \(Self.largestSide) pixels"
    case .noMemory(let width, let height):
      "no memory for \(width) × \(height) pixels; a smaller scale needs less"
    case .noThread:
      "no thread can be started; raise the limit of processes, such as that of ulimit -u"
    case .noDisplay(let reason):
      "no window can be opened (\(reason)); set DISPLAY or WAYLAND_DISPLAY, "
        + "or take pictures without a window with the command shot"
    case .library(let name, let reason):
      "\(name) did not start (\(reason)); reinstall its package"
    case .encoding(let reason):
      "the picture cannot be written as PNG: \(reason)"
    case .notAPicture(let reason):
      "this is not a PNG that can be read (\(reason)); it must be a whole PNG file"
    default: fileDescription
    }
  }

  private var fileDescription: String {
    switch self {
    case .missingFolder(let path):
      "\(path): its folder does not exist; make the folder first or write elsewhere"
    case .isFolder(let path):
      "\(path): is a folder; give a file name"
    case .notAllowed(let path):
      "\(path): no permission to write; choose another folder"
    case .diskFull(let path):
      "\(path): the disk is full; free some space or write elsewhere"
    case .fileTooLarge(let path):
      "\(path): too large for the file size limit; raise it with ulimit -f"
    case .deadLink(let path):
      "\(path): is a broken link; remove it or create its target"
    case .writing(let path, let reason):
      "\(path): cannot be written (\(reason)); choose another file"
    case .missingEncoder:
      "films need ffmpeg, which is not installed; "
        + "install it: sudo apt install ffmpeg, or write to a folder of frames: -o frames/"
    case .encoder(let path, let reason):
      "\(path): ffmpeg failed (\(reason)); try another format or a smaller scale"
    default: ""
    }
  }
}
