import DisplayList
import Foundation
import KeyboardAvoidance
import Picture
import Simulation
import TestSupport
import Testing

/// The window sleeps until `nextChange`: until then the picture must stay what it is.
@Suite struct ActivityTests {
  private static let scenes = ["tab-form", "contact", "chat", "note", "settings"]

  private func picture(_ phone: SimulatedDevice) -> Drawing {
    var options = PictureOptions()
    options.blinksCaret = true
    return ScreenPicture(phone, options: options).displayList
  }

  /// Something that a user does, anywhere on the screen.
  private func act(_ phone: inout SimulatedDevice, _ random: inout SeededGenerator) throws {
    let screen = phone.metrics.screen
    let point = CGPoint(
      x: .random(in: 0..<screen.width, using: &random),
      y: .random(in: 0..<screen.height, using: &random))
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2: phone.tap(point)
    case 3: flick(&phone, from: point, &random)
    case 4:
      // A carousel is low: it is hardly ever met by chance.
      let rows = phone.layout.rows.filter { $0.row.kind == .carousel }.map(phone.visibleFrame)
      let row = rows.first { !$0.isNull && !$0.isEmpty }
      flick(&phone, from: row.map { CGPoint(x: $0.midX, y: $0.midY) } ?? point, &random)
    case 5: phone.send(.wheel(dx: 40, dy: .random(in: -200...200, using: &random), at: point))
    case 6: phone.send(.text("a"))
    case 7: phone.send(.touch(Touch(id: 7, .began, at: point)))
    case 8: phone.send(.touch(Touch(id: 7, .ended, at: phone.touches[7] ?? point)))
    case 9: phone.send(.key(.tab, []))
    default:
      let editable = phone.layout.rows.filter { $0.row.kind.isEditable }
      if let row = editable.randomElement(using: &random) { phone.tap(row: row.id) }
    }
  }

  private func flick(
    _ phone: inout SimulatedDevice, from start: CGPoint, _ random: inout SeededGenerator
  ) {
    let step = CGSize(
      width: .random(in: -30...30, using: &random), height: .random(in: -30...30, using: &random))
    phone.send(.touch(Touch(id: 2, .began, at: start)))
    for count in 1...4 {
      phone.advance(to: phone.time + 1 / 60)
      let point = CGPoint(
        x: start.x + step.width * CGFloat(count), y: start.y + step.height * CGFloat(count))
      phone.send(.touch(Touch(id: 2, count < 4 ? .moved : .ended, at: point)))
    }
  }

  @Test(arguments: scenes, ["iphone-15-pro", "ipad-pro-11"])
  func untilTheNextChangeThePictureStays(scene: String, device: String) throws {
    var random = SeededGenerator(seed: UInt64(scene.utf8.count * 31 + device.utf8.count))
    var phone = try TestPhone.make(device, try TestPhone.scene(scene))
    var waits = 0
    for step in 0..<60 {
      try act(&phone, &random)
      let next = phone.nextChange ?? phone.time + 5
      if next > phone.time {
        waits += 1
        let before = picture(phone)
        for part in [0.01, 0.5, 0.99] {
          var later = phone
          later.advance(to: phone.time + (next - phone.time) * part)
          #expect(picture(later) == before, "\(scene) on \(device), step \(step), \(part)")
        }
      }
      phone.advance(to: phone.time + .random(in: 0...0.6, using: &random))
    }
    #expect(waits > 10, "\(waits)")
  }
}
