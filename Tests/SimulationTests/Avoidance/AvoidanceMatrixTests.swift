import DeviceProfiles
import Foundation
import JSON
import KeyboardAvoidance
import Simulation
import TestSupport
import Testing

/// Every strategy in every scene on every device, held every way: what must hold at each frame and at
/// rest.
@Suite struct AvoidanceMatrixTests {
  struct Run: CustomTestStringConvertible, Sendable {
    let device: String
    let orientation: Orientation
    let strategy: String

    var testDescription: String { "\(device) \(orientation) \(strategy)" }
  }

  static let runs: [Run] = Shipped.catalog.devices.map(\.id).flatMap { device in
    Orientation.allCases.flatMap { orientation in
      AvoidanceStrategies.all.map { $0.id }.map {
        Run(device: device, orientation: orientation, strategy: $0)
      }
    }
  }

  private static let blind = Strategies.blind

  @Test(arguments: runs) func focusingEachField(run: Run) throws {
    for scene in Shipped.scenes {
      let fields = scene.rows.filter(\.kind.isEditable).map(\.name)
      var random = SeededGenerator(seed: 7)
      let jumps = fields.shuffled(using: &random).prefix(6)
      var phone = try SimulatedDevice.with(
        scene, strategy: run.strategy, settings: Shipped.settings(run.device, run.orientation))
      for (index, name) in (fields.prefix(7) + jumps).enumerated() {
        if index % 7 == 6 { phone.drive(.key(.escape, [])) }
        phone.runUntilIdle()
        try check(&phone, focusing: name, "\(run.testDescription) \(scene.id) \(name)")
      }
    }
  }

  private func check(_ phone: inout SimulatedDevice, focusing name: String, _ comment: String)
    throws
  {
    try phone.tapField(name)
    let tops = [phone.keyboardFrame.minY]
    // Under a keyboard that it does not see, a strategy may leave fields out of reach.
    if Self.blind.contains(phone.settings.strategy.id), phone.focus == nil { return }
    let start = try phone.clearance.found("clearance")
    var last = phone
    last.runUntilIdle()
    let end = try last.clearance.found("clearance")
    let ends = (tops + [last.keyboardFrame.minY]).sorted()
    var lowest = CGFloat.infinity
    while !phone.isSettled {
      let top = phone.keyboardFrame.minY
      #expect(ends[0] - 0.01 <= top && top <= ends[1] + 0.01, "\(comment) \(phone.time)")
      checkFrame(phone, comment)
      lowest = min(lowest, phone.clearance ?? -.infinity)
      phone.wait(1 / 60)
    }
    checkFrame(phone, comment)
    if phone.focusedRow?.row.name == name { checkInvariants(phone, comment) }
    guard !Self.blind.contains(phone.settings.strategy.id) else { return }
    // What eases out is ahead of a keyboard that sinks, and covered for a moment by a few points;
    // more where the keyboard leaves while the field keeps the focus.
    let isAhead = phone.settings.strategy.id == "keyboard-observing" && tops[0] < ends[1]
    let slack: CGFloat = isAhead ? (phone.isKeyboardOnScreen ? 4 : 14) : 0.5
    #expect(lowest >= min(start, end) - slack, "\(comment): \(start) → \(lowest) → \(end)")
    #expect(phone.clearance ?? -1 >= -0.01 || isAtEnd(phone), "\(comment): \(end)")
  }

  /// Whether the range, not the strategy, decides what is to be seen.
  private func isAtEnd(_ phone: SimulatedDevice) -> Bool {
    let geometry = phone.container.geometry
    let room =
      geometry.viewport.height - geometry.adjustedInset.top - geometry.adjustedInset.bottom
    return room < (phone.revealTarget?.height ?? 0)
      || isNear(phone.offset, geometry.maxOffset.y)
  }

  private func checkFrame(_ phone: SimulatedDevice, _ comment: String) {
    let range = phone.range
    #expect(
      range.lowerBound - 0.01 <= phone.offset && phone.offset <= range.upperBound + 0.01,
      "\(comment) at \(phone.time): \(phone.offset) in \(range)")
    if Int(phone.time * 60) % 30 == 0 {
      let nulls = phone.report.json.text().components(separatedBy: "null,").count - 1
      #expect(
        nulls == (phone.isScrollable ? 0 : 1) + (phone.keyboard.configuration == nil ? 1 : 0),
        "\(comment)")
    }
    checkPinned(phone, comment)
    #expect(phone.bottomInset.isFinite && phone.bottomInset >= 0)
  }

  /// At rest the offset is minimal and stays where it is: revealing again changes nothing.
  private func checkInvariants(_ phone: SimulatedDevice, _ comment: String) {
    var again = phone
    again.revealFocus()
    again.runUntilIdle()
    #expect(isNear(again.offset, phone.offset), "\(comment): idempotent")
    if !phone.isKeyboardOnScreen {
      #expect(isNear(phone.bottomInset, 0), "\(comment): hidden")
    }
    #expect(phone.isSettled, "\(comment): settled")
  }

  /// What is pinned stays clear of the keyboard at every moment, and in its order.
  private func checkPinned(_ phone: SimulatedDevice, _ comment: String) {
    let frames = phone.layout.pinned.rows.map(phone.frame)
    #expect(frames.allSatisfy { $0.maxY <= phone.bottomEdgeY + 0.01 }, "\(comment)")
    // This one eases out, and so is ahead of a keyboard that sinks to another height.
    let isAhead =
      phone.settings.strategy.id == "keyboard-observing"
      && phone.keyboard.position.top.velocity(at: phone.time) > 0
    guard !Self.blind.contains(phone.settings.strategy.id), !isAhead else { return }
    #expect(
      phone.bottomEdgeY <= phone.keyboardFrame.minY + 0.01, "\(comment) at \(phone.time)")
  }

  @Test(arguments: Strategies.devices)
  func withoutAvoidanceTheKeyboardCovers(device: String) throws {
    var phone = try SimulatedDevice.shipped(strategy: "none", device: device)
    let seen = phone.visibleContent
    let lowest = try phone.layout.rows.last { phone.onScreen($0.frame).maxY <= seen.maxY }
      .found("row")
    phone.tap(CGPoint(x: seen.midX, y: phone.onScreen(lowest.frame).midY))
    phone.runUntilIdle()
    #expect(phone.focus == lowest.id)
    let clearance = try phone.clearance.found("clearance")
    #expect(clearance < 0)
    #expect(isNear(clearance, phone.keyboardFrame.minY - phone.onScreen(lowest.frame).maxY))
    #expect(isNear(phone.bottomInset, 0))
  }

  @Test(arguments: AvoidanceStrategies.all.map { $0.id }, Shipped.scenes.map(\.id))
  func aHiddenKeyboardLeavesNothingBehind(strategy: String, scene: String) throws {
    var phone = try SimulatedDevice.shipped(scene, strategy: strategy)
    let before = phone.container
    try phone.tapField(try phone.scene.rows.last { $0.kind.isEditable }.found("field").name)
    phone.runUntilIdle()
    phone.drive(.key(.escape, []))
    phone.runUntilIdle()
    #expect(phone.container == before)
    #expect(phone.range.contains(phone.offset))
  }

  @Test(arguments: AvoidanceStrategies.all.map { $0.id })
  func aStrategyThatComesLateKnowsTheKeyboard(strategy: String) throws {
    var early = try SimulatedDevice.shipped(strategy: strategy)
    var late = try SimulatedDevice.shipped(strategy: "none")
    for name in ["TextField 2", "TextField 4"] {
      try early.tapField(name)
      try late.tapField(name)
      early.runUntilIdle()
      late.runUntilIdle()
    }
    late.send(late.setting(\.strategy, to: try #require(StrategyValue(named: strategy))))
    late.runUntilIdle()
    #expect(late.container == early.container)
    #expect(isNear(late.offset, early.offset))
  }
}
