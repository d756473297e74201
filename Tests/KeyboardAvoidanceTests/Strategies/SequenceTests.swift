import Foundation
import KeyboardAvoidance
import Testing

/// Sequences of events, each step with what must hold once everything is at rest.
@Suite struct SequenceTests {
  struct File: Decodable, Sendable {
    var base: Fields
    var cases: [Script]
  }

  struct Script: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var steps: [Fields]
    var restoreOffset: Bool?
    var testDescription: String { id }
  }

  static let file = try? readCases("sequences", as: File.self)

  @Test func thereAreCases() {
    #expect((Self.file?.cases.count ?? 0) >= 19)
  }

  @Test(arguments: file?.cases ?? []) func script(_ script: Script) throws {
    var phone = try phone(restoresOffset: script.restoreOffset ?? false)
    for (index, step) in script.steps.enumerated() {
      try perform(step, on: &phone)
      try check(step, phone, "\(script.id), step \(index + 1)")
    }
  }

  private func phone(restoresOffset: Bool) throws -> SequencePhone {
    let base = try #require(Self.file).base
    guard case .object(let rows) = base.values["fields"] else { throw MissingField(key: "fields") }
    let fields = rows.compactMapValues { row -> ClosedRange<CGFloat>? in
      guard case .list(let ends) = row, let lower = ends.first?.number,
        let upper = ends.last?.number
      else { return nil }
      return lower...upper
    }
    return try SequencePhone(
      screen: base.screen(), safeBottom: base.number("safeBottom"),
      content: base.number("content"), baseInset: base.number("baseInset"), fields: fields,
      restoresOffset: restoresOffset)
  }

  private func perform(_ step: Fields, on phone: inout SequencePhone) throws {
    switch try step.text("do") {
    case "focus": phone.focus(try step.text("field"))
    case "show":
      phone.post([.willChangeFrame, .willShow], frame: try step.rect("frame"), step: step)
    case "hide":
      let frame = step.has("frame") ? try step.rect("frame") : phone.parked
      phone.post([.willChangeFrame, .willHide], frame: frame, step: step)
    case "change":
      let frame = try step.rect("frame")
      phone.post([.willChangeFrame, .didChangeFrame], frame: frame, step: step)
    case "post": try post(step, on: &phone)
    case "wait": break
    case "touch": phone.touch(try step.number("y"))
    case "release": phone.release(step)
    case "drag": phone.scroll(by: try step.number("by"))
    default: try rearrange(step, phone: &phone)
    }
  }

  private func post(_ step: Fields, on phone: inout SequencePhone) throws {
    let name = try #require(KeyboardNotification.Name(rawValue: step.text("name")))
    let keys = [
      "frameBegin": KeyboardUserInfoKey.frameBegin, "frameEnd": KeyboardUserInfoKey.frameEnd,
      "duration": KeyboardUserInfoKey.animationDuration,
      "curve": KeyboardUserInfoKey.animationCurve, "isLocal": KeyboardUserInfoKey.isLocal,
    ]
    let only = step.has("only") ? try step.texts("only").compactMap { keys[$0] } : nil
    phone.deliver(
      KeyboardNotification(
        name: name, endFrame: try step.rect("frame"), duration: 9, isLocal: only == nil),
      only: only)
  }

  private func rearrange(_ step: Fields, phone: inout SequencePhone) throws {
    switch try step.text("do") {
    case "resize":
      phone.screen = try step.screen()
      phone.view = phone.screen
      phone.safeBottom = try step.number("safeBottom")
      phone.automatic = phone.safeBottom
    case "layout":
      phone.view = try step.rect("frame")
      phone.automatic = try step.number("automatic")
    case "setBase": phone.baseInset = try step.number("inset")
    case "enable": phone.isEnabled = try step.flag("on")
    case "observe": phone.observers += 1
    case "destroy": phone.strategy = nil
    case "recreate": phone.recreate()
    case let other: Issue.record("unknown step \(other)")
    }
    phone.runUntilIdle(reveals: false)
  }

  private func check(_ step: Fields, _ phone: SequencePhone, _ place: String) throws {
    guard case .object(let values) = step.values["expect"] else { return }
    for (key, value) in values {
      switch (key, value) {
      case ("inset", .number(let inset)):
        #expect(phone.response.contentInsetBottom == CGFloat(inset), "\(place)")
      case ("offset", .number(let offset)): #expect(phone.offset.y == CGFloat(offset), "\(place)")
      case ("duration", .number(let duration)):
        #expect(phone.lastPosted?.duration == duration, "\(place)")
      case ("isLocal", .flag(let isLocal)):
        #expect(phone.lastPosted?.isLocal == isLocal, "\(place)")
      default: Issue.record("unknown expectation \(key) in \(place)")
      }
    }
  }
}
