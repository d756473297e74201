import DeviceProfiles
import Foundation
import JSON
import Simulation
import Testing
import Typography

/// Twenty thousand events of all kinds: nothing traps, and what must always hold does.
@Suite struct FuzzTests {
  @Test(arguments: 0..<10) func whateverHappens(seed: UInt64) throws {
    var events = RandomEvents(seed: seed)
    var phone = try SimulatedDevice.shipped("scroll-form")
    var typing = 0
    for step in 0..<2_000 {
      let event = try events.next(for: phone)
      phone.drive(event)
      let comment = "seed \(seed), step \(step): \(event)".prefix(300)
      try check(phone, String(comment), isThorough: step % 40 == 0)
      phone.wait(events.step())
      try check(phone, String(comment), isThorough: false)
      typing += phone.keyboard.isVisible && !phone.text.isEmpty ? 1 : 0
    }
    #expect(typing > 50, "\(typing)")
    for id in 0..<3 { phone.drive(.touch(Touch(id: id, .cancelled, at: .zero))) }
    phone.runUntilIdle()
    #expect(phone.isSettled)
    #expect(phone.range.contains(phone.offset))
    #expect(phone.touches.isEmpty)
    #expect(phone.keyboard.presses.pressed.isEmpty)
  }

  private func check(_ phone: SimulatedDevice, _ comment: String, isThorough: Bool) throws {
    #expect(phone.time.isFinite)
    if let focus = phone.focus {
      #expect(phone.layout.row(focus)?.row.kind.isEditable == true, "\(comment)")
      try check(try phone.fields[focus].found("field").editor, comment)
    } else {
      #expect(!phone.keyboard.isVisible, "\(comment)")
    }
    #expect(phone.offset.isFinite, "\(comment)")
    #expect(phone.layout.rows.allSatisfy { phone.carouselOffset($0.id).isFinite })
    let target = phone.scroll.target
    #expect(target.isFinite)
    if phone.isSettled {
      #expect(phone.range.contains(phone.offset), "\(comment): \(phone.offset) \(phone.range)")
    }
    #expect(phone.keyboard.isVisible == (phone.keyboardMode != .hidden))
    #expect(phone.settings.device.kind == .pad || phone.isDocked, "\(comment)")
    #expect(phone.keyboardFrame.minY.isFinite)
    #expect(phone.keyboard.presses.pressed.isEmpty || phone.keyboard.isVisible, "\(comment)")
    if phone.nextChange?.isFinite == false { Issue.record("\(comment)") }
    guard isThorough else { return }
    let text = phone.report.json.text()
    let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(parsed?.count == (phone.viewOffset == 0 ? 15 : 16), "\(comment)")
  }

  private func check(_ editor: TextEditor, _ comment: String) throws {
    for place in [editor.head, editor.anchor] {
      #expect(editor.text.offset(ofCluster: editor.text.cluster(at: place)) == place, "\(comment)")
    }
    #expect(editor.text.utf8.count == editor.end)
    #expect(editor.isMultiline || !editor.text.contains { $0.isNewline }, "\(comment)")
  }
}
