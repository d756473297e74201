import Foundation
import Simulation
import Testing

@Suite("The hit test")
struct HitTestTests {
  @Test(
    "Every visible row and every item on the keyboard is found at its own place",
    arguments: Shipped.scenes)
  func everyRow(scene: Scene) throws {
    for device in ["iphone-15-pro", "iphone-se-1", "ipad-10.9"] {
      var phone = try SimulatedDevice.shipped(scene.id, device: device)
      for row in phone.layout.rows where row.row.kind != .carousel {
        guard let point = phone.reach(row.id) else { continue }
        guard case .app(_, let hit?) = phone.hitTest(point) else {
          Issue.record("\(scene.id) \(device) \(row.id)")
          continue
        }
        #expect(hit.id == row.id)
        #expect(phone.sight(of: row).insetBy(dx: 0, dy: -0.001).contains(point))
      }
      guard let field = phone.scene.fields.first, phone.tap(row: field.id) else { continue }
      phone.runUntilIdle()
      for item in phone.keyboardItems {
        let middle = CGPoint(x: item.frame.midX, y: item.frame.midY)
        switch phone.hitTest(middle) {
        case .key(let id): #expect(item.id == "key-\(id ?? "")", "\(item)")
        case .prediction(let index): #expect(item.id == "suggestion-\((index ?? -1) + 1)")
        case .accessory(let button): #expect(item.id == "accessory-\(button?.rawValue ?? "")")
        case .tool(let tool): #expect(item.id == "tool-\(tool.rawValue)")
        case .handle, .selection, .app, .bar: Issue.record("\(item)")
        }
      }
    }
  }

  @Test("A wheel moves the content by its own step, whatever the keyboard does")
  func wheelSteps() throws {
    for wait in [0, 0.05, 0.1, 0.2, 0.4, 1] {
      var phone = try SimulatedDevice.shipped("split-form")
      let fields = phone.scene.fields
      phone.tap(row: try fields.first { $0.name == "E-mail" }.found("E-mail").id)
      phone.runUntilIdle()
      for step in [CGFloat(5), 1, 1, -3] {
        let before = phone.offset
        phone.send(.wheel(dy: step, at: CGPoint(x: 196, y: 300)))
        #expect(abs(phone.offset - before) <= abs(step) + 0.001, "\(wait) \(step)")
        phone.advance(to: phone.time + wait)
      }
      phone.runUntilIdle()
      #expect(phone.range.contains(phone.offset))
    }
  }
}
