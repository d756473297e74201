import DeviceProfiles
import Foundation
import KeyboardAvoidance
import KeyboardLayouts
import Simulation
import TestSupport
import Testing

/// Forms and fields that a simple rule gets wrong.
@Suite struct HardPlacesTests {
  private static let places: [(String, Orientation)] = [
    ("iphone-15-pro", .portrait), ("iphone-se-1", .landscapeLeft), ("ipad-10.9", .landscapeRight),
  ]

  private func phone(_ scene: Scene, _ place: (String, Orientation), _ strategy: String) throws
    -> SimulatedDevice
  {
    try SimulatedDevice.with(
      scene, strategy: strategy, settings: Shipped.settings(place.0, place.1))
  }

  /// Content that fits the screen still has to scroll when the keyboard leaves it too little room.
  @Test(arguments: Strategies.seeing) func aFormShorterThanTheViewport(strategy: String) throws {
    for place in Self.places {
      let count = place.1 == .portrait ? 14 : place.0 == "iphone-se-1" ? 5 : 15
      let scene = Scene(
        id: "short", name: "Short", sections: [.init(rows: (0..<count).map { .field("F\($0)") })])
      var phone = try phone(scene, place, strategy)
      #expect(
        phone.range.lowerBound == phone.range.upperBound, "nothing to scroll without keyboard")
      try phone.tapField("F\(count - 1)")
      phone.runUntilIdle()
      #expect(try phone.clearance.found("clearance") >= 0, "\(place)")
      phone.drive(.key(.escape, []))
      phone.runUntilIdle()
      #expect(phone.offset == phone.range.lowerBound, "\(place): back where it was")
    }
  }

  /// Of a text view that is taller than the room, the caret's line counts.
  @Test(arguments: Strategies.followingCaret) func aFieldTallerThanTheRoom(strategy: String) throws
  {
    let text = (1...60).map { "Line \($0)" }.joined(separator: "\n")
    for place in Self.places {
      let scene = Scene.of(.field("A"), .notes(text: text), .field("B"))
      var phone = try phone(scene, place, strategy)
      let row = try phone.layout.row("Notes").found("row")
      #expect(row.frame.height > phone.metrics.screen.height)
      phone.tap(row: "Notes")
      phone.runUntilIdle()
      for key in [HardwareKey.end, .down, .down, .home, .up] {
        phone.drive(.key(key, []))
        phone.runUntilIdle()
        let caret = try phone.caretOnScreen.found("caret")
        #expect(isInside(caret, phone.visibleContent, 0.5), "\(place) \(key)")
      }
      for _ in 0..<70 { phone.drive(.key(.down, [])) }
      phone.runUntilIdle()
      #expect(try isInside(phone.caretOnScreen.found("caret"), phone.visibleContent, 0.5))
    }
  }

  /// The button under the last field can be reached without hiding the keyboard.
  @Test(arguments: Strategies.seeing) func theButtonUnderTheLastField(strategy: String) throws {
    for place in Self.places {
      var phone = try phone(Shipped.scene("scroll-form"), place, strategy)
      try phone.tapField("Last field")
      phone.runUntilIdle()
      #expect(try phone.clearance.found("clearance") >= 0, "\(place)")
      let save = try phone.row(named: "Save").found("Save")
      phone.reach(save.id)
      let frame = phone.frame(of: try phone.layout.row(save.id).found("row"))
      #expect(isInside(frame, phone.visibleContent, 0.5), "\(place)")
      phone.tap(row: save.id)
      phone.runUntilIdle()
      #expect(phone.focus == nil && !phone.isKeyboardOnScreen)
      #expect(phone.range.contains(phone.offset))
    }
  }

  @Test func aThousandRows() throws {
    let scene = Scene(
      id: "many", name: "Many",
      sections: (0..<10).map { section in
        .init(
          header: "Section \(section)",
          rows: (0..<100).map { .field("R\(section)-\($0)") })
      })
    for strategy in Strategies.seeing {
      var phone = try SimulatedDevice.with(scene, strategy: strategy)
      for name in ["R9-99", "R0-0", "R5-50"] {
        try phone.tapField(name)
        phone.runUntilIdle()
        #expect(phone.focus == name)
        #expect(try phone.clearance.found("clearance") >= 0)
      }
    }
  }

  @Test(arguments: Strategies.all) func aSceneWithoutRows(strategy: String) throws {
    var phone = try SimulatedDevice.with(Scene(id: "empty", name: "Empty"), strategy: strategy)
    phone.tap(phone.middle)
    phone.drag(from: phone.middle, by: -200)
    phone.runUntilIdle()
    #expect(phone.focus == nil)
    #expect(phone.range.contains(phone.offset))
    #expect(isNear(phone.bottomInset, 0))
  }
}
