import Foundation
import KeyboardLayouts
import Testing

/// What long presses offer, on every key of every language and device.
@Suite struct KeyChoiceTests {
  @Test(arguments: Shipped.layoutIDs) func everyChoiceCanBeMade(id: String) throws {
    let layout = try Shipped.layout(id)
    var faults: Set<String> = []
    for room in Shipped.rooms {
      for request in allRequests where request.type == .default {
        let plan = KeyboardGeometry(layout: layout, request: request, room: room)
        for key in plan.keys { check(key, plan, &faults) }
      }
    }
    #expect(faults.sorted().prefix(8).isEmpty, "\(faults.count) \(faults.sorted().prefix(8))")
  }

  private func check(_ key: Key, _ plan: KeyboardGeometry, _ faults: inout Set<String>) {
    let finger = CGPoint(x: key.frame.midX, y: key.frame.midY)
    guard let choice = plan.choice(of: key, at: finger) else {
      if !key.alternatives.isEmpty { faults.insert("\(key.id) offers nothing") }
      return
    }
    if choice.text != key.label { faults.insert("\(key.id) means \(choice.text ?? "nothing")") }
    if choice.texts.count != key.alternatives.count + 1 { faults.insert("\(key.id) lacks some") }
    let bounds = 0...plan.size.width
    if !bounds.contains(choice.frame.minX) || !bounds.contains(choice.frame.maxX) {
      faults.insert("\(key.id) leaves the screen, \(plan.size) \(choice.frame)")
    }
    for index in choice.texts.indices {
      var choice = choice
      let cell = choice.cell(index)
      choice.follow(CGPoint(x: cell.midX, y: cell.midY))
      if choice.selected != index { faults.insert("\(key.id) \(index) is not selected") }
    }
  }

  @Test func nothingIsOfferedByOtherKeys() throws {
    let plan = KeyboardGeometry(
      layout: try Shipped.layout(), request: KeyboardRequest(type: .default),
      room: try #require(Shipped.rooms.first))
    for key in plan.keys where !key.action.isCharacter {
      #expect(plan.choice(of: key, at: .zero) == nil, "\(key.id)")
    }
  }
}
