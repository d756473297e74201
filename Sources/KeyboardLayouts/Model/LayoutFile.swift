import DeviceProfiles
package import Foundation
package import JSON

/// Reads layout files.
package enum LayoutFile {
  /// Reads one layout and reports all problems.
  package static func decode(_ data: Data, file: String) -> Result<KeyboardLayout, FileProblems> {
    StrictJSON.decode(data, file: file) { root in
      root.object(allowing: LayoutKeys.layout.names).map { LayoutReader($0).layout() }
    }
  }
}

/// The problems of a layout besides its JSON, and their messages.
enum LayoutRule: ProblemDescription {
  case rowCount(Int)
  case rowLength(Int, limit: Int)
  case separator(String)
  case strayAlternatives(String)
  case repeatedAlternative(String)

  var problem: String {
    switch self {
    case .rowCount(let count): "has \(count) rows"
    case .rowLength(let count, _): "has \(count) keys"
    case .separator(let text): "\"\(text)\" is not one character"
    case .strayAlternatives(let text): "\"\(text)\" is not on any page"
    case .repeatedAlternative(let text): "offers \"\(text)\" twice"
    }
  }

  var remedy: String {
    switch self {
    case .rowCount: "give the three rows above the space bar's"
    case .rowLength(_, let limit): "give 1 to \(limit) keys, with a space between two"
    case .strayAlternatives: "use the label of a key, letters in lowercase"
    case .repeatedAlternative: "remove the repetition; a key offers its own character by itself"
    case .separator: "give the decimal separator, such as \".\""
    }
  }
}
