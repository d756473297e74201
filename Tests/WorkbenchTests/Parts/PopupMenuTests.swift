import Foundation
import Simulation
import TestSupport
import Testing
import Workbench

@Suite("The open list, without a window")
struct PopupMenuTests {
  private static let windows = [
    CGSize(width: 240, height: 240), CGSize(width: 700, height: 400),
    CGSize(width: 1120, height: 960), CGSize(width: 2000, height: 1600),
  ]
  private static let lines: [CGFloat] = [-300, 0, 200, 3000]
  private static let keys = [
    "up", "down", "pageup", "pagedown", "home", "end", "backspace", "delete", "x",
  ]

  private static func entries(_ count: Int, chosen: Int = 0) -> [ListEntry] {
    (0..<count).map { ListEntry(title: "Entry \($0)", isChosen: $0 == chosen, action: action($0)) }
  }

  private static func action(_ index: Int) -> MenuAction {
    .choose(SettingChoice("number", "\(index)"))
  }

  private static func anchor(_ window: CGSize, _ y: CGFloat) -> PopupAnchor {
    PopupAnchor(frame: CGRect(x: window.width - 300, y: y, width: 280, height: 30), window: window)
  }

  private static let anchor = anchor(CGSize(width: 1120, height: 960), 100)

  private func menu(_ count: Int, chosen: Int = 0, at anchor: PopupAnchor = Self.anchor) throws
    -> PopupMenu
  {
    try #require(
      PopupMenu(.scene, Self.entries(count, chosen: chosen), ruler: FixedRuler(), at: anchor))
  }

  @Test("No entries open no list")
  func empty() {
    #expect(PopupMenu(.scene, [], ruler: FixedRuler(), at: Self.anchor) == nil)
  }

  @Test("It lies in the window, and the highlighted entry in it, whatever is pressed")
  func places() throws {
    for window in Self.windows {
      for line in Self.lines {
        for count in [1, 5, 13, 80] {
          let anchor = Self.anchor(window, line)
          var menu = try menu(count, chosen: count / 2, at: anchor)
          let isEntry = CGRect(origin: .zero, size: window).contains(
            menu.geometry(at: anchor).frame)
          #expect(isEntry, "\(count) in \(window) at \(line)")
          for key in Self.keys {
            #expect(menu.press(key, at: anchor) == nil)
            expectHighlighted(menu, anchor)
          }
        }
      }
    }
  }

  private func expectHighlighted(_ menu: PopupMenu, _ anchor: PopupAnchor) {
    let geometry = menu.geometry(at: anchor)
    #expect(geometry.frame.contains(geometry.entries))
    #expect(menu.found.indices.contains(menu.highlighted))
    #expect(geometry.entries.contains(menu.frame(ofEntry: menu.highlighted, at: anchor)))
  }

  @Test("A click on each entry picks it; one beside the entries picks nothing")
  func clicks() throws {
    for count in [1, 12, 40] {
      var menu = try menu(count)
      for index in 0..<count {
        menu.scroll(to: CGFloat(index) * PopupGeometry.entryHeight, at: Self.anchor)
        let frame = menu.frame(ofEntry: index, at: Self.anchor)
        let point = CGPoint(x: frame.midX, y: frame.midY)
        #expect(menu.click(at: point, Self.anchor) == .picked(Self.action(index)))
        menu.hover(point, Self.anchor)
        #expect(menu.press("return", at: Self.anchor) == .picked(Self.action(index)))
      }
      let corner = menu.geometry(at: Self.anchor).frame.origin
      #expect(menu.click(at: corner, Self.anchor) == nil)
    }
  }

  @Test("Escape, Tab and F6 close it", arguments: ["escape", "tab", "f6"])
  func closes(key: String) throws {
    var menu = try menu(5)
    #expect(menu.press(key, at: Self.anchor) == .closed)
  }

  @Test("A search narrows, an empty one shows all with the chosen entry; short lists have none")
  func search() throws {
    var long = try menu(40, chosen: 30)
    long.type(" ", at: Self.anchor)
    #expect(long.query.isEmpty && long.highlighted == 30, "the space that opened it")
    long.type("3 ent\n", at: Self.anchor)
    #expect(long.query == "3 ent" && long.highlighted == 0)
    #expect(
      long.found.map(\.title) == ["Entry 3", "Entry 13", "Entry 23"]
        + (30..<40).map { "Entry \($0)" })
    long.type("x", at: Self.anchor)
    #expect(long.found.isEmpty && long.press("return", at: Self.anchor) == nil)
    #expect(long.press("delete", at: Self.anchor) == nil)
    #expect(long.found.count == 40 && long.highlighted == 30)
    var short = try menu(12)
    short.type("3", at: Self.anchor)
    #expect(short.query.isEmpty && short.geometry(at: Self.anchor).search == nil)
  }

  @Test("After a pick the new entries stand where the old ones stood")
  func update() throws {
    var menu = try menu(40)
    #expect(menu.press("end", at: Self.anchor) == nil)
    let before = menu
    menu.update(Self.entries(40, chosen: 39), ruler: FixedRuler())
    #expect(menu.entries[39].isChosen && !menu.entries[0].isChosen)
    #expect((menu.scroll, menu.highlighted) == (before.scroll, before.highlighted))
  }
}
