import Foundation

/// A tape that was read: its steps in order, and its outputs.
package struct TapeScript: Hashable, Sendable {
  /// The path of the file, as it was given.
  package var file: String
  package var outputs: [TapeOutput] = []
  /// The settings at the beginning.
  package var settings: [PlacedSetting] = []
  package var steps: [Step] = []

  package init(file: String) { self.file = file }

  /// The name of the file without folder and extension.
  package var name: String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return name.hasSuffix(".tape") ? String(name.dropLast(5)) : name
  }
}

/// A setting and its place in the file.
package struct PlacedSetting: Hashable, Sendable {
  package var setting: Setting
  package var place: SourceLocation

  package init(_ setting: Setting, at place: SourceLocation) {
    self.setting = setting
    self.place = place
  }
}

/// A line with an action.
package struct Step: Hashable, Sendable {
  package var action: Action
  package var place: SourceLocation
  /// The text of the line without its comment.
  package var text: String

  package init(_ action: Action, at place: SourceLocation, text: String) {
    self.action = action
    self.place = place
    self.text = text
  }
}
