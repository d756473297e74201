import Foundation

/// A tape that was read: what is to be done, in order, and what is made of it.
package struct TapeScript: Hashable, Sendable {
  /// The file as it was named.
  package var file: String
  package var outputs: [TapeOutput] = []
  /// What holds from the beginning.
  package var settings: [PlacedSetting] = []
  package var steps: [Step] = []

  package init(file: String) { self.file = file }

  /// The file's name without folder and ending.
  package var name: String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return name.hasSuffix(".tape") ? String(name.dropLast(5)) : name
  }
}

/// A setting and the word that asks for it.
package struct PlacedSetting: Hashable, Sendable {
  package var setting: Setting
  package var place: SourceLocation

  package init(_ setting: Setting, at place: SourceLocation) {
    self.setting = setting
    self.place = place
  }
}

/// One line that does something.
package struct Step: Hashable, Sendable {
  package var action: Action
  package var place: SourceLocation
  /// The line as it is written, without its comment.
  package var text: String

  package init(_ action: Action, at place: SourceLocation, text: String) {
    self.action = action
    self.place = place
    self.text = text
  }
}
