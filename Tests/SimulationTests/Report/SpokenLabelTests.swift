import Foundation
import KeyboardLayouts
import Simulation
import Testing

/// Every key and view has words to be called by, in the order in which one reads.
@Suite struct SpokenLabelTests {
  private func keys(_ phone: SimulatedDevice) -> [ViewReport] {
    phone.views.filter { $0.kind == "key" }
  }

  @Test func keysAreReadFromTheTopLeftToTheBottomRight() throws {
    let phone = try SimulatedDevice.typing()
    #expect(
      keys(phone).map(\.label) == [
        "q", "w", "e", "r", "t", "y", "u", "i", "o", "p", "a", "s", "d", "f", "g", "h", "j", "k",
        "l", "shift", "z", "x", "c", "v", "b", "n", "m", "delete", "more, numbers", "emoji",
        "space", "return", "next keyboard", "dictate",
      ])
  }

  @Test func signsHaveNames() throws {
    var phone = try SimulatedDevice.typing()
    try phone.pressKey("numbers")
    let labels = keys(phone).map(\.label)
    for name in ["5", "hyphen-minus", "dollar sign", "full stop", "commercial at", "more, symbols"]
    {
      #expect(labels.contains(name), "\(name)")
    }
  }

  @Test func withoutAKeyboardThereAreNoKeys() throws {
    var phone = try SimulatedDevice.typing()
    #expect(!keys(phone).isEmpty)
    phone.drive(.key(.escape, []))
    phone.runUntilIdle()
    #expect(phone.views.allSatisfy { !$0.isOnKeyboard })
  }

  @Test func suggestionsAndTheToolbarComeBeforeTheKeys() throws {
    let input = InputTraits(
      keyboardType: .numberPad, contentType: .oneTimeCode, hasAccessory: true,
      suggestion: "4815")
    let phone = try SimulatedDevice.typing(row: .field("A", input))
    let labels = phone.views.filter(\.isOnKeyboard).map(\.label)
    #expect(
      labels.prefix(5) == ["Previous field", "Next field", "Done", "From Messages, 4815", "1"])
  }

  @Test(arguments: Shipped.scenes.map(\.id), ["iphone-15-pro", "iphone-se-1", "ipad-pro-12.9"])
  func everyViewHasWordsAndAnIDOfItsOwn(scene: String, device: String) throws {
    var phone = try SimulatedDevice.shipped(scene, device: device)
    for field in phone.scene.fields {
      phone.tap(row: field.id)
      phone.runUntilIdle()
      let views = phone.views
      #expect(Set(views.map(\.id)).count == views.count)
      for view in views {
        #expect(!view.label.trimmingCharacters(in: .whitespaces).isEmpty, "\(view)")
        #expect(view.frame.width > 0 && view.frame.height > 0, "\(view)")
      }
    }
  }

  /// A finger is 44 points wide: where keys are smaller, what belongs to each is not.
  @Test(arguments: ["iphone-15-pro", "iphone-8", "iphone-16-pro-max", "ipad-10.9", "ipad-pro-12.9"])
  func keysAreHitInRowsOf44Points(device: String) throws {
    let phone = try SimulatedDevice.typing(device: device)
    let plan = try phone.keyboardGeometry.found("plan")
    let key = try plan.keys.first { $0.id == "g" }.found("g")
    let hits = stride(from: CGFloat(0), through: plan.size.height, by: 0.5).filter {
      plan.key(at: CGPoint(x: key.frame.midX, y: $0))?.id == "g"
    }
    #expect((hits.last ?? 0) - (hits.first ?? 0) >= 44)
  }

  @Test(arguments: Shipped.scenes.map(\.id)) func rowsOfFormsAre44PointsHigh(scene: String) throws {
    let phone = try SimulatedDevice.shipped(scene)
    for row in phone.layout.content.rows where row.row.kind != .label && row.look == .grouped {
      #expect(row.frame.height >= 44, "\(scene) \(row.id)")
    }
  }
}
