import DeviceProfiles
import Foundation
import JSON
import KeyboardLayouts

/// Reads rows one after the other and keeps their ids apart.
struct RowReader {
  /// Ids that rows of the file give themselves; a made one is none of them.
  private let given: Set<String>
  private let body: Scene.Body
  private var ids: Set<String> = []

  /// - Parameter taken: ids of the rows that bars bring along.
  init(given: Set<String>, taken: Set<String> = [], body: Scene.Body) {
    self.given = given
    self.body = body
    ids = taken
  }

  mutating func row(_ node: JSONNode, inStrip: Bool = false) -> Row? {
    guard let object = node.object(allowing: SceneKeys.row.names) else { return nil }
    let kind = object["kind"].ifPresent?.choice(of: Row.Kind.self) ?? .textField
    var row = Row(
      id: "", kind: kind, label: object["label"].ifPresent?.text() ?? "",
      placeholder: object["placeholder"].ifPresent?.text() ?? "",
      text: object["text"].ifPresent?.text() ?? "", input: input(object, kind))
    row.minimumLines = object["minimumLines"].ifPresent?.integer(in: 1...40) ?? 1
    row.action = object["action"].ifPresent?.choice(of: Row.Action.self) ?? .none
    if let limit = row.input.characterLimit, row.text.count > limit {
      object["text"].report(SceneRule.overLimit(row.text.count, limit))
    }
    if row.action == .send, body != .chat {
      object["action"].report(SceneRule.cannotSend(body.rawValue))
    }
    readItems(of: &row, object)
    if inStrip, kind != .textField { node.report(SceneRule.notInStrip(kind.rawValue)) }
    row.hasClearButton = object["clearButton"].ifPresent?.bool() ?? false
    row.control = control(object, kind)
    let isNamed = !row.name.isEmpty || object["id"].ifPresent != nil
    if !isNamed { node.report(SceneRule.nameless) }
    row.id = id(of: row, object)
    return row
  }

  private mutating func readItems(of row: inout Row, _ object: JSONObject) {
    guard row.kind == .carousel else { return }
    row.items = (object["items"].elements(atLeast: 1) ?? []).compactMap {
      self.row($0, inStrip: true)
    }
  }

  private func input(_ object: JSONObject, _ kind: Row.Kind) -> InputTraits {
    if !kind.isEditable {
      for key in SceneKeys.input where object[key].ifPresent != nil {
        object[key].report(SceneRule.notEditable(key: key, kind: kind.rawValue))
      }
    }
    let type = object["keyboard"].ifPresent?.choice(of: KeyboardType.self) ?? .default
    let isPlain = type == .default || type == .twitter
    return InputTraits(
      keyboardType: type,
      returnKey: object["returnKey"].ifPresent?.choice(of: ReturnKey.self) ?? .default,
      isSecure: object["secure"].ifPresent?.bool() ?? false,
      autocapitalization: object["autocapitalization"].ifPresent?
        .choice(of: InputTraits.Autocapitalization.self) ?? (isPlain ? .sentences : .none),
      predicts: object["predictions"].ifPresent?.bool(),
      contentType: object["contentType"].ifPresent?.choice(of: InputTraits.ContentType.self),
      hasAccessory: object["accessory"].ifPresent?.bool() ?? false,
      enablesReturnKeyAutomatically:
        object["enablesReturnKeyAutomatically"].ifPresent?.bool() ?? false,
      characterLimit: object["characterLimit"].ifPresent?.integer(in: 1...100_000),
      suggestion: suggestion(object))
  }

  /// Reads what is offered to be filled in, which needs something that the field is for.
  private func suggestion(_ object: JSONObject) -> String? {
    guard let suggestion = object["suggestion"].ifPresent else { return nil }
    if object["contentType"].ifPresent == nil { suggestion.report(SceneRule.aimlessSuggestion) }
    return suggestion.text()
  }

  /// Reads what a control is set to; reports the keys of another kind.
  private func control(_ object: JSONObject, _ kind: Row.Kind) -> Control? {
    for (key, wanted) in SceneKeys.control where kind != wanted {
      guard object[key].ifPresent != nil else { continue }
      object[key].report(
        SceneRule.notOfKind(key: key, kind: kind.rawValue, wanted: wanted.rawValue))
    }
    switch kind {
    case .toggle: return .toggle(isOn: object["isOn"].ifPresent?.bool() ?? false)
    case .stepper: return stepper(object)
    case .picker: return picker(object)
    case .textField, .textView, .button, .label, .carousel: return nil
    }
  }

  private func stepper(_ object: JSONObject) -> Control {
    let numbers = 0...1_000_000
    let minimum = object["minimum"].ifPresent?.integer(in: numbers) ?? 0
    let maximum = object["maximum"].ifPresent?.integer(in: numbers) ?? max(100, minimum)
    let value = object["value"].ifPresent?.integer(in: numbers) ?? minimum
    guard minimum <= value, value <= maximum else {
      let key = object["value"].ifPresent == nil ? "maximum" : "value"
      object[key].report(SceneRule.emptyRange)
      return .stepper(value: value, range: value...value)
    }
    return .stepper(value: value, range: minimum...maximum)
  }

  private func picker(_ object: JSONObject) -> Control {
    let choices = object["choices"].texts(atLeast: 1) ?? []
    let index = object["selected"].ifPresent?.integer(in: 0...9999) ?? 0
    if !choices.isEmpty, !choices.indices.contains(index) {
      object["selected"].report(SceneRule.noChoice(index))
    }
    return .picker(choices: choices, index: index)
  }

  /// Takes the id that is given, or makes one of the name; the same name twice gets a number.
  private mutating func id(of row: Row, _ object: JSONObject) -> String {
    if let given = object["id"].ifPresent?.text() {
      if !ids.insert(given).inserted { object["id"].report(SceneRule.repeatedRow(given)) }
      return given
    }
    let base = Self.slug(row.name)
    var id = base
    var number = 2
    while given.contains(id) || !ids.insert(id).inserted {
      id = "\(base)-\(number)"
      number += 1
    }
    return id
  }

  private static func slug(_ name: String) -> String {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? "row" : words.joined(separator: "-")
  }
}
