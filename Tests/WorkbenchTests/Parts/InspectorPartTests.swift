import Foundation
import Simulation
import TestSupport
import Testing
import Workbench

@Suite("The inspector, without a window")
struct InspectorPartTests {
  private static let wide = CGSize(width: 1120, height: 420)
  private static let narrow = CGSize(width: 500, height: 420)

  private static func content(phones: Int = 1) throws -> InspectorContent {
    let bench = try TestBench.make()
    let phone = bench.phone
    return InspectorContent(
      histories: (0..<phones).map { _ in DeviceHistory(phone) }, active: 0,
      choices: ListChoices(
        table: .standard, assets: .none, scenes: bench.scenes, overlays: [], phone: phone),
      isSlow: false, showsOverlays: true)
  }

  @Test("Beside the phones it is shown, over them it waits to be asked for")
  func frames() throws {
    var inspector = Inspector()
    for width in stride(from: CGFloat(100), through: 1500, by: 50) {
      let window = CGSize(width: width, height: 400)
      let isOver = Inspector.isOverPhones(in: window)
      #expect((inspector.frame(in: window) == nil) == isOver)
      #expect(inspector.phonesEnd(in: window) == (isOver ? width : width - Inspector.width))
    }
    inspector.toggle(in: Self.narrow)
    #expect(inspector.frame(in: Self.narrow)?.maxX == 500 && inspector.isShownBeside)
    #expect(inspector.phonesEnd(in: Self.narrow) == 500, "it takes nothing from the phones")
    inspector.toggle(in: Self.wide)
    #expect(inspector.frame(in: Self.wide) == nil && !inspector.isShownBeside)
    #expect(try inspector.items(Self.content(), in: Self.wide).isEmpty)
  }

  @Test("Tab goes through all controls and shows each, also after groups were opened")
  func focus() throws {
    let content = try Self.content(phones: 3)
    var inspector = Inspector()
    for group in SettingGroup.allCases where group.isCollapsed { inspector.toggle(group) }
    inspector.focusFirst(content, in: Self.wide)
    let controls = inspector.items(content, in: Self.wide).controls
    #expect(controls.prefix(3) == [.phone(0), .phone(1), .phone(2)])
    let frame = try #require(inspector.frame(in: Self.wide))
    for control in controls + controls.prefix(1) {
      #expect(inspector.focused == control)
      let item = inspector.items(content, in: Self.wide).first { $0.control == control }
      #expect(frame.contains(try #require(item).frame))
      #expect(inspector.press("tab", [], content, in: Self.wide) == nil)
    }
    #expect(inspector.press("escape", [], content, in: Self.wide) == nil)
    #expect(inspector.focused == nil)
    #expect(inspector.press("return", [], content, in: Self.wide) == nil, "it has no keys")
  }

  @Test("A click means what the control is for, and the same key does the same")
  func outputs() throws {
    let content = try Self.content(phones: 2)
    let start = Inspector()
    for item in start.items(content, in: Self.wide) {
      let middle = CGPoint(x: item.frame.midX, y: item.frame.midY)
      var clicked = start
      let output = clicked.click(at: middle, content, in: Self.wide)
      #expect(clicked.focused == item.control)
      guard let control = item.control else { continue }
      if case .segments = item.content { continue }
      #expect(output == Self.output(of: control))
      #expect(clicked.press("return", [], content, in: Self.wide) == output)
    }
  }

  private static func output(of control: Workbench.Control) -> Inspector.Output? {
    switch control {
    case .list(let source): .opens(source)
    case .flip(let id): .flips(id)
    case .toggle(let command): .performs(command)
    case .group: nil
    case .phone(let index): .activates(index)
    }
  }

  @Test("Arrows set a switch that is not set yet, and pick the entry beside the chosen one")
  func steps() throws {
    let content = try Self.content()
    var inspector = Inspector()
    for item in inspector.items(content, in: Self.wide) {
      guard case .toggle(_, let isOn, _) = item.content else { continue }
      _ = inspector.click(
        at: CGPoint(x: item.frame.midX, y: item.frame.midY), content, in: Self.wide)
      let outputs = ["left", "right"].map { inspector.press($0, [], content, in: Self.wide) }
      #expect((outputs[0] != nil, outputs[1] != nil) == (isOn, !isOn))
    }
    let scene = ListSource.scene
    #expect(content.choices.entry(beside: 1, of: scene) == content.choices.entries(of: scene)[1])
    #expect(content.choices.entry(beside: -1, of: scene) == nil)
    #expect(content.choices.entry(beside: 1, of: .overlays) == nil)
  }

  @Test("The scroll offset stays in the range of the lines")
  func scroll() throws {
    let content = try Self.content()
    var inspector = Inspector()
    inspector.scroll(by: -50, content, in: Self.wide)
    #expect(inspector.scroll == 0)
    inspector.scroll(by: 1e6, content, in: Self.wide)
    let last = try #require(inspector.items(content, in: Self.wide).last)
    #expect(inspector.scroll > 0 && abs(last.frame.maxY - Self.wide.height) <= 24)
    inspector.scroll(by: 30, content, in: CGSize(width: 1120, height: 9000))
    #expect(inspector.scroll == 0, "everything has room")
  }
}
