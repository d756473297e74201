import DeviceProfiles
import Foundation

/// Reads the keys of a scene; what is wrong goes into the file's log.
struct SceneReader {
  static let keys = [
    "$schema", "id", "name", "navigationBar", "tabBar", "keyboard", "initialFocus", "sections",
  ]

  let object: JSONObject

  init(_ object: JSONObject) { self.object = object }

  func scene() -> Scene? {
    let id = object["id"].text() ?? ""
    if !Self.isWellFormed(id), !id.isEmpty { object["id"].report(SceneRule.badID(id)) }
    var scene = Scene(id: id, name: object["name"].text() ?? id)
    scene.navigationBar = object["navigationBar"].ifPresent.flatMap(navigationBar)
    scene.tabBar = object["tabBar"].ifPresent?.elements(atLeast: 1)?.compactMap(tab) ?? []
    scene.keyboard = object["keyboard"].ifPresent.flatMap(options) ?? scene.keyboard
    scene.sections = sections()
    scene.initialFocus = object["initialFocus"].ifPresent?.text()
    checkFocus(scene)
    return scene
  }

  private static func isWellFormed(_ id: String) -> Bool {
    !id.hasPrefix("-") && !id.hasSuffix("-") && !id.contains("--")
      && id.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
  }

  private func navigationBar(_ node: JSONNode) -> Scene.NavigationBar? {
    guard let bar = node.object(allowing: ["title", "back"]) else { return nil }
    return Scene.NavigationBar(
      title: bar["title"].text() ?? "", back: bar["back"].ifPresent?.text())
  }

  private func tab(_ node: JSONNode) -> Scene.TabItem? {
    guard let tab = node.object(allowing: ["title", "icon"]) else { return nil }
    return Scene.TabItem(
      title: tab["title"].text() ?? "",
      icon: tab["icon"].choice(of: Scene.TabItem.Icon.self) ?? .list)
  }

  private func options(_ node: JSONNode) -> Scene.KeyboardOptions? {
    guard let options = node.object(allowing: ["revealPadding", "restoresOffset"]) else {
      return nil
    }
    return Scene.KeyboardOptions(
      revealPadding: options["revealPadding"].ifPresent?.number(in: 0...500) ?? 0,
      restoresOffset: options["restoresOffset"].ifPresent?.bool() ?? false)
  }

  /// Reads all sections, and gives a row without an id one that no other row has.
  private func sections() -> [Scene.Section] {
    let nodes = object["sections"].elements() ?? []
    var rows = RowReader(given: givenIDs(nodes))
    return nodes.compactMap { node in
      guard let section = node.object(allowing: ["header", "footer", "rows"]) else { return nil }
      return Scene.Section(
        header: section["header"].ifPresent?.text(), footer: section["footer"].ifPresent?.text(),
        rows: (section["rows"].elements(atLeast: 1) ?? []).compactMap { rows.row($0) })
    }
  }

  /// The ids that rows give themselves; what is wrong with them is reported when they are read.
  private func givenIDs(_ sections: [JSONNode]) -> Set<String> {
    let rows = sections.flatMap { $0.value?.member("rows")?.elements ?? [] }
    return Set(
      rows.compactMap { row in
        if case .string(let id)? = row.member("id")?.content { id } else { nil }
      })
  }

  private func checkFocus(_ scene: Scene) {
    guard let name = scene.initialFocus, scene.field(named: name) == nil else { return }
    let nearest = NearestNames.find(name, in: scene.rows.filter(\.kind.isEditable).map(\.name))
    object["initialFocus"].report(SceneRule.unknownFocus(name, nearest: nearest))
  }
}

extension JSONValue {
  fileprivate func member(_ name: String) -> JSONValue? {
    if case .object(let members) = content { members.first { $0.name == name }?.value } else { nil }
  }

  fileprivate var elements: [JSONValue] {
    if case .array(let values) = content { values } else { [] }
  }
}
