import Foundation
import KeyboardAvoidance
import Testing

/// One question each, distilled from public bug reports on keyboard avoidance.
@Suite struct VectorTests {
  struct File: Decodable { var cases: [Vector] }

  struct Vector: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var kind: String
    var about: String
    var given: Fields
    var expect: Fields
    var testDescription: String { id }
  }

  static let vectors = (try? readCases("vectors", as: File.self).cases) ?? []

  @Test func thereAreCases() {
    #expect(Self.vectors.count >= 39)
    #expect(Set(Self.vectors.map(\.id)).count == Self.vectors.count)
  }

  @Test(arguments: vectors) func vector(_ vector: Vector) throws {
    switch vector.kind {
    case "overlap": try overlap(vector)
    case "inset": try inset(vector)
    case "classify": try classify(vector)
    case "range": try range(vector)
    case "reveal": try reveal(vector)
    case "guide": try guide(vector)
    case "drag": try drag(vector)
    case "composer": try composer(vector)
    default: Issue.record("unknown kind \(vector.kind)")
    }
  }

  private func expect(_ value: CGFloat, _ key: String, of vector: Vector) throws {
    let expected = try vector.expect.number(key)
    #expect(near(value, expected), "\(vector.id): \(vector.about)")
  }

  private func overlap(_ vector: Vector) throws {
    let overlap = try KeyboardInset.overlap(
      of: vector.given.rect("view"), withKeyboard: vector.given.rect("keyboard"))
    try expect(overlap, "overlap", of: vector)
  }

  private func inset(_ vector: Vector) throws {
    let automatic = try vector.given.number("automatic")
    let inset = try KeyboardInset.contentInsetBottom(
      overlap: KeyboardInset.overlap(
        of: vector.given.rect("view"), withKeyboard: vector.given.rect("keyboard")),
      automatic: automatic, base: vector.given.number("base"))
    try expect(inset, "inset", of: vector)
    try expect(inset + automatic, "adjusted", of: vector)
  }

  private func classify(_ vector: Vector) throws {
    let name = try #require(KeyboardNotification.Name(rawValue: vector.given.text("event")))
    let notification = try KeyboardNotification(name: name, endFrame: vector.given.rect("frame"))
    let placement = try notification.placement(
      onScreen: vector.given.screen(), beneath: vector.given.number("beneath"))
    #expect(try placement.rawValue == vector.expect.text("mode"))
  }

  private func geometry(_ given: Fields) throws -> ScrollGeometry {
    try ScrollGeometry(
      viewport: CGSize(width: 375, height: given.number("viewport")),
      contentSize: CGSize(width: 375, height: given.number("content")),
      adjustedInset: EdgeInsets(top: given.number("top"), bottom: given.number("bottom")))
  }

  private func range(_ vector: Vector) throws {
    let geometry = try geometry(vector.given)
    try expect(geometry.maxOffset.y, "max", of: vector)
    guard vector.expect.has("clamped") else { return }
    let offset = try CGPoint(x: 0, y: vector.given.number("offset"))
    try expect(geometry.clamped(offset).y, "clamped", of: vector)
  }

  private func reveal(_ vector: Vector) throws {
    let span = try vector.given.numbers("rect")
    let rect = CGRect(x: 0, y: span[0], width: 375, height: span[1] - span[0])
    let padding = try vector.given.number("padding")
    let offset = try geometry(vector.given).revealing(
      rect, from: CGPoint(x: 0, y: vector.given.number("offset")),
      padding: EdgeInsets(top: padding, bottom: padding))
    try expect(offset.y, "offset", of: vector)
  }

  private func guide(_ vector: Vector) throws {
    let mode = try vector.given.text("mode")
    let isUndocked = mode == "undocked"
    let placement = try #require(
      isUndocked ? .floating : KeyboardPlacement(rawValue: mode), "mode \(mode)")
    let height = try KeyboardInset.layoutGuideHeight(
      screen: vector.given.screen(), keyboard: vector.given.rect("keyboard"),
      isUndocked: isUndocked, placement: placement,
      safeAreaBottom: vector.given.number("safeBottom"),
      usesBottomSafeArea: vector.given.flag("usesBottomSafeArea"),
      followsUndockedKeyboard: vector.given.flag("followsUndocked"))
    try expect(height, "height", of: vector)
  }

  private func drag(_ vector: Vector) throws {
    let top = try KeyboardInset.keyboardTop(
      underDragAt: vector.given.number("touchY"),
      screenHeight: vector.given.number("screenHeight"),
      keyboardHeight: vector.given.number("keyboardHeight"))
    try expect(top, "keyboardTop", of: vector)
  }

  private func composer(_ vector: Vector) throws {
    let offset = try KeyboardInset.listOffset(
      vector.given.number("offset"), contentHeight: vector.given.number("content"),
      viewportHeight: vector.given.number("view"),
      bottomInset: vector.given.number("insetBefore"),
      changedTo: vector.given.number("insetAfter"))
    try expect(offset, "offset", of: vector)
  }
}
