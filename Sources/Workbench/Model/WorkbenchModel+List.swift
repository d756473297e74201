package import Foundation
import Picture
import Simulation

/// Input and results of the open list.
extension WorkbenchModel {
  /// The entries of all lists for the active phone.
  var choices: ListChoices {
    ListChoices(
      table: table, assets: assets, scenes: scenes, overlays: overlays.chosen, phone: phone)
  }

  /// Returns the entries of a list; those that are chosen now are marked.
  package func entries(of source: ListSource) -> [ListEntry] { choices.entries(of: source) }

  /// The frames of the open list and of one of its entries; nil without a list.
  package func listFrame(ofEntry index: Int? = nil) -> CGRect? {
    guard let list, let anchor = listAnchor else { return nil }
    return index.map { list.frame(ofEntry: $0, at: anchor) } ?? list.geometry(at: anchor).frame
  }

  /// The line of the inspector below which a list opens; without one, a place at the top right.
  func anchor(of source: ListSource) -> PopupAnchor {
    PopupAnchor(
      frame: inspectorItems.first { $0.control == .list(source) }?.frame
        ?? CGRect(x: size.width - 300, y: 8, width: 280, height: 30), window: size)
  }

  mutating func openList(_ source: ListSource) {
    let opened = PopupMenu(
      source, entries(of: source), ruler: phone.ruler, at: anchor(of: source))
    if let opened { list = opened }
  }

  func isInList(_ point: CGPoint) -> Bool { listFrame()?.contains(point) ?? false }

  private var listAnchor: PopupAnchor? { list.map { anchor(of: $0.source) } }

  // MARK: Input

  mutating func pressInList(_ key: String) {
    guard let anchor = listAnchor else { return }
    let output = list?.press(key, at: anchor)
    handle(output)
  }

  mutating func typeInList(_ text: String) {
    guard let anchor = listAnchor else { return }
    list?.type(text, at: anchor)
  }

  mutating func clickInList(at point: CGPoint) {
    guard let anchor = listAnchor else { return }
    handle(list?.click(at: point, anchor))
  }

  mutating func hoverOverList(_ point: CGPoint) {
    guard let anchor = listAnchor else { return }
    list?.hover(point, anchor)
  }

  mutating func wheelOverList(_ dy: CGFloat, at point: CGPoint) {
    guard let anchor = listAnchor else { return }
    list?.wheel(dy, at: point, anchor)
  }

  mutating func scrollList(to offset: CGFloat) {
    guard let anchor = listAnchor else { return }
    list?.scroll(to: offset, at: anchor)
  }

  // MARK: Output

  private mutating func handle(_ output: PopupMenu.Output?) {
    switch output {
    case .picked(let action): pick(action)
    case .closed: list = nil
    case nil: break
    }
  }

  /// Performs the effect of an entry; a list of several choices stays open.
  private mutating func pick(_ action: MenuAction) {
    perform(action)
    guard let source = list?.source, source.isMultiple else { return list = nil }
    let (entries, ruler) = (entries(of: source), phone.ruler)
    list?.update(entries, ruler: ruler)
  }

  mutating func perform(_ action: MenuAction) {
    switch action {
    case .choose(let choice): choose(choice)
    case .show(let scene): send(.scene(scene))
    case .overlay(let overlay): overlays.toggle(overlay)
    }
  }
}
