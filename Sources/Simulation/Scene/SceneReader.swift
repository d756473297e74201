import DeviceProfiles
import Foundation
import JSON
import KeyboardAvoidance

/// Reads the keys of a scene; what is wrong goes into the file's log.
struct SceneReader {
  let object: JSONObject

  init(_ object: JSONObject) { self.object = object }

  func scene() -> Scene? {
    _ = object["$schema"].ifPresent?.text()
    let id = object["id"].text() ?? ""
    if !Self.isWellFormed(id), !id.isEmpty { object["id"].report(SceneRule.badID(id)) }
    var scene = Scene(id: id, name: object["name"].text() ?? id)
    scene.navigationBar = object["navigationBar"].ifPresent.flatMap(navigationBar)
    scene.tabBar = object["tabBar"].ifPresent?.elements(atLeast: 1)?.compactMap(tab) ?? []
    scene.toolbar =
      object["toolbar"].ifPresent?.elements(atLeast: 1)?.compactMap(toolbarItem) ?? []
    if !scene.tabBar.isEmpty, !scene.toolbar.isEmpty {
      object["toolbar"].report(SceneRule.twoBars)
    }
    scene.direction =
      object["direction"].ifPresent?.choice(of: Scene.Direction.self) ?? scene.direction
    scene.keyboard = object["keyboard"].ifPresent.flatMap(options) ?? scene.keyboard
    scene.presentation =
      object["presentation"].ifPresent?.choice(of: Presentation.self) ?? .fullScreen
    scene.body = object["body"].ifPresent?.choice(of: Scene.Body.self) ?? .form
    scene.insetAdjustment =
      object["contentInsetAdjustment"].ifPresent?.choice(of: InsetAdjustment.self) ?? .automatic
    scene.contentInset = object["contentInsetBottom"].ifPresent?.number(in: 0...500) ?? 0
    checkInsets(scene)
    scene.messages = messages(in: scene.body)
    scene.sections = sections(in: scene)
    checkRows(scene)
    scene.initialFocus = object["initialFocus"].ifPresent?.text()
    checkFocus(scene)
    return scene
  }

  private static func isWellFormed(_ id: String) -> Bool {
    !id.hasPrefix("-") && !id.hasSuffix("-") && !id.contains("--")
      && id.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
  }

  private func navigationBar(_ node: JSONNode) -> Scene.NavigationBar? {
    guard let bar = node.object(allowing: SceneKeys.navigationBar.names) else { return nil }
    return Scene.NavigationBar(
      title: bar["title"].text() ?? "", back: bar["back"].ifPresent?.text(),
      hasLargeTitle: bar["largeTitle"].ifPresent?.bool() ?? false,
      search: bar["search"].ifPresent?.text())
  }

  private func tab(_ node: JSONNode) -> Scene.TabItem? {
    guard let tab = node.object(allowing: SceneKeys.tab.names) else { return nil }
    return Scene.TabItem(
      title: tab["title"].text() ?? "",
      icon: tab["icon"].choice(of: Scene.TabItem.Icon.self) ?? .list)
  }

  private func toolbarItem(_ node: JSONNode) -> Scene.ToolbarItem? {
    guard let item = node.object(allowing: SceneKeys.toolbarItem.names) else { return nil }
    return Scene.ToolbarItem(
      title: item["title"].text() ?? "",
      action: item["action"].ifPresent?.choice(of: Row.Action.self) ?? .none)
  }

  private func options(_ node: JSONNode) -> Scene.KeyboardOptions? {
    guard let options = node.object(allowing: SceneKeys.keyboard.names) else { return nil }
    return Scene.KeyboardOptions(
      revealPadding: options["revealPadding"].ifPresent?.number(in: 0...500) ?? 0,
      restoresOffset: options["restoresOffset"].ifPresent?.bool() ?? false,
      dismissal: options["dismissal"].ifPresent?
        .choice(of: Scene.KeyboardOptions.Dismissal.self) ?? .none,
      dismissPadding: options["dismissPadding"].ifPresent?.number(in: 0...500) ?? 0)
  }

  /// Reads all sections, and gives a row without an id one that no other row has.
  private func sections(in scene: Scene) -> [Scene.Section] {
    let nodes = object["sections"].elements() ?? []
    var rows = RowReader(
      given: givenIDs(nodes), taken: Set(scene.rows.map(\.id)), body: scene.body)
    return nodes.compactMap { node in
      guard let section = node.object(allowing: SceneKeys.section.names) else { return nil }
      return Scene.Section(
        header: section["header"].ifPresent?.text(), footer: section["footer"].ifPresent?.text(),
        rows: (section["rows"].elements(atLeast: 1) ?? []).compactMap { rows.row($0) })
    }
  }

  /// The ids that rows give themselves; what is wrong with them is reported when they are read.
  private func givenIDs(_ sections: [JSONNode]) -> Set<String> {
    let rows = sections.flatMap { $0.value?.member("rows")?.elements ?? [] }
    return Set(
      rows.flatMap { [$0] + ($0.member("items")?.elements ?? []) }.compactMap { row in
        if case .string(let id)? = row.member("id")?.content { id } else { nil }
      })
  }

  private func messages(in body: Scene.Body) -> [Scene.Message] {
    guard let node = object["messages"].ifPresent else { return [] }
    if body != .chat { node.report(SceneRule.noMessages(body.rawValue)) }
    return (node.elements() ?? []).compactMap { node in
      guard let message = node.object(allowing: SceneKeys.message.names) else { return nil }
      return Scene.Message(
        message["text"].text() ?? "", isOwn: message["isOwn"].ifPresent?.bool() ?? false)
    }
  }

  /// Reports rows that the body has no place for; a list that is no list is reported elsewhere.
  private func checkRows(_ scene: Scene) {
    guard case .array? = object["sections"].value?.content else { return }
    let kinds = scene.sectionRows.map(\.kind)
    if scene.body != .form, kinds.contains(.carousel) {
      object["sections"].report(SceneRule.noStrip(scene.body.rawValue))
    }
    if scene.body != .form, scene.navigationBar?.hasLargeTitle == true {
      object["navigationBar"].report(SceneRule.noLargeTitle(scene.body.rawValue))
    }
    switch scene.body {
    case .form: return
    case .plain:
      if kinds.contains(.textView) { object["sections"].report(SceneRule.growingInPlain) }
      if kinds.contains(where: \.isControl) {
        object["sections"].report(SceneRule.controlsOutsideForm(scene.body.rawValue))
      }
    case .chat, .note:
      let others = kinds.filter { $0 != .textView && $0 != .button }
      let buttons = kinds.filter { $0 == .button }
      if kinds.filter({ $0 == .textView }).count != 1 || buttons.count > 1 || !others.isEmpty {
        object["sections"].report(SceneRule.notTheRows(scene.body.rawValue))
      }
    }
  }

  /// Reports inset keys in scenes without a form.
  private func checkInsets(_ scene: Scene) {
    guard scene.body != .form else { return }
    for key in ["contentInsetAdjustment", "contentInsetBottom"] {
      object[key].ifPresent?.report(SceneRule.insetsOutsideForm(scene.body.rawValue))
    }
  }

  private func checkFocus(_ scene: Scene) {
    guard let name = scene.initialFocus, scene.field(named: name) == nil else { return }
    let nearest = NearestNames.find(name, in: scene.fields.map(\.name))
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
