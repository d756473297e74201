import Foundation

/// A tape that was read: what is to be done, in order, and what is made of it.
package struct Take: Hashable, Sendable {
  /// The file as it was named.
  package var file: String
  package var outputs: [TakeOutput] = []
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
  package var place: Place

  package init(_ setting: Setting, at place: Place) {
    self.setting = setting
    self.place = place
  }
}

/// One line that does something.
package struct Step: Hashable, Sendable {
  package var action: Action
  package var place: Place
  /// The line as it is written, without its comment.
  package var text: String

  package init(_ action: Action, at place: Place, text: String) {
    self.action = action
    self.place = place
    self.text = text
  }
}
