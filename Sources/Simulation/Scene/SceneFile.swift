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
    case .badID(let id): "invalid id \"\(id)\""
    case .repeatedRow(let id): "two rows have the id \"\(id)\""
    case .notEditable(let key, let kind): "a \(kind) has no \(key)"
    case .unknownFocus(let name, _): "unknown field \"\(name)\""
    case .nameless: "the row has no name"
    case .noMessages(let body): "a \(body) has no messages"
    case .cannotSend(let body): "a button of a \(body) cannot send"
    case .notTheRows(let body): "invalid rows of a \(body)"
    case .growingInPlain: "a textView cannot grow in a plain view"
    case .noStrip(let body): "a \(body) has no row that scrolls sideways"
    case .notInStrip(let kind): "a \(kind) cannot be in a row that scrolls sideways"
    case .notOfKind(let key, let kind, _): "a \(kind) has no \(key)"
    case .insetsOutsideForm(let body): "a \(body) has no scroll view with insets of its own"
    case .controlsOutsideForm(let body): "a \(body) has no switches, steppers and pickers"
    case .noLargeTitle(let body): "a \(body) has no large title"
    case .emptyRange: "the value is not from minimum to maximum"
    case .noChoice(let index): "unknown choice \(index)"
    case .twoBars: "a scene with a tab bar has no toolbar"
    case .overLimit(let count, _): "the text has \(count) characters"
    case .aimlessSuggestion: "the purpose of the field is missing"
    }
  }

  var remedy: String {
    switch self {
    case .badID: "use lowercase letters, digits and single hyphens, such as sign-in"
    case .repeatedRow: "give each row its own id"
    case .notEditable: "remove the key, or make the row a textField or textView"
    case .unknownFocus(_, let nearest):
      nearest.first.map { "did you mean \"\($0)\"?" } ?? "use the label of a field"
    case .nameless: "give it a label, a placeholder, a text or an id"
    case .noMessages: "remove the key, or make the body a chat"
    case .cannotSend: "use dismissKeyboard, or make the body a chat"
    case .notTheRows: "give one textView and at most one button"
    case .growingInPlain: "use a textField, or make the body a form"
    case .noStrip: "put its fields into separate rows, or make the body a form"
    case .notInStrip: "use textFields"
    case .notOfKind(_, _, let wanted): "remove the key, or make the row a \(wanted)"
    case .insetsOutsideForm: "remove the key, or make the body a form"
    case .controlsOutsideForm: "remove them, or make the body a form"
    case .noLargeTitle: "remove the key, or make the body a form"
    case .emptyRange: "make minimum at most value, and value at most maximum"
    case .noChoice: "count from 0 for the first one"
    case .twoBars: "remove tabBar or toolbar"
    case .overLimit(_, let limit): "shorten it to the row's characterLimit of \(limit)"
    case .aimlessSuggestion: "give the row a contentType, such as oneTimeCode"
    }
  }
}
