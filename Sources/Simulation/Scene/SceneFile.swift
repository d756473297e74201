import DeviceProfiles
package import Foundation
package import JSON

/// Reads scene files.
package enum SceneFile {
  /// Reads one scene; if anything is wrong, tells all that is.
  package static func decode(_ data: Data, file: String) -> Result<Scene, FileProblems> {
    StrictJSON.decode(data, file: file) { root in
      root.object(allowing: SceneKeys.scene.names).flatMap { SceneReader($0).scene() }
    }
  }
}

/// What can be wrong with a scene beyond its JSON, and the words for it.
enum SceneRule: ProblemDescription {
  case badID(String)
  case repeatedRow(String)
  case notEditable(key: String, kind: String)
  case unknownFocus(String, nearest: [String])
  case nameless
  case noMessages(String)
  case cannotSend(String)
  case notTheRows(String)
  case growingInPlain
  case noStrip(String)
  case notInStrip(String)
  case notOfKind(key: String, kind: String, wanted: String)
  case controlsOutsideForm(String)
  case insetsOutsideForm(String)
  case noLargeTitle(String)
  case emptyRange
  case noChoice(Int)
  case twoBars
  case overLimit(Int, Int)
  case aimlessSuggestion

  var problem: String {
    switch self {
    case .badID(let id): "\"\(id)\" cannot be an id"
    case .repeatedRow(let id): "two rows have the id \"\(id)\""
    case .notEditable(let key, let kind): "a \(kind) has no \(key)"
    case .unknownFocus(let name, _): "no field is called \"\(name)\""
    case .nameless: "the row has nothing to be called by"
    case .noMessages(let body): "a \(body) has no messages"
    case .cannotSend(let body): "a button of a \(body) cannot send"
    case .notTheRows(let body): "these are not the rows of a \(body)"
    case .growingInPlain: "a textView has no room to grow in a plain view"
    case .noStrip(let body): "a \(body) has no row that scrolls sideways"
    case .notInStrip(let kind): "a \(kind) cannot stand in a row that scrolls sideways"
    case .notOfKind(let key, let kind, _): "a \(kind) has no \(key)"
    case .insetsOutsideForm(let body): "a \(body) has no scroll view with insets of its own"
    case .controlsOutsideForm(let body): "a \(body) has no switches, steppers and pickers"
    case .noLargeTitle(let body): "the title of a \(body) does not become small"
    case .emptyRange: "the value is not from minimum to maximum"
    case .noChoice(let index): "there is no choice \(index)"
    case .twoBars: "the tab bar is at the bottom already"
    case .overLimit(let count, _): "the text has \(count) characters"
    case .aimlessSuggestion: "nothing says what the field is for"
    }
  }

  var remedy: String {
    switch self {
    case .badID: "use lowercase letters, digits and single hyphens, such as sign-in"
    case .repeatedRow: "give one of them an id of its own"
    case .notEditable: "leave the key out, or make the row a textField or textView"
    case .unknownFocus(_, let nearest):
      nearest.first.map { "did you mean \"\($0)\"?" } ?? "use the label of a field"
    case .nameless: "give it a label, a placeholder, a text or an id"
    case .noMessages: "leave the key out, or make the body a chat"
    case .cannotSend: "use dismissKeyboard, or make the body a chat"
    case .notTheRows: "give one textView and at most one button"
    case .growingInPlain: "use a textField, or make the body a form"
    case .noStrip: "put its fields into rows of their own, or make the body a form"
    case .notInStrip: "use textFields"
    case .notOfKind(_, _, let wanted): "leave the key out, or make the row a \(wanted)"
    case .insetsOutsideForm: "leave the key out, or make the body a form"
    case .controlsOutsideForm: "leave them out, or make the body a form"
    case .noLargeTitle: "leave the key out, or make the body a form"
    case .emptyRange: "make minimum at most value, and value at most maximum"
    case .noChoice: "count from 0 for the first one"
    case .twoBars: "leave out tabBar or toolbar"
    case .overLimit(_, let limit): "shorten it to the row's characterLimit of \(limit)"
    case .aimlessSuggestion: "give the row a contentType, such as oneTimeCode"
    }
  }
}
