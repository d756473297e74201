import Foundation
import InterfaceStyles
import KeyboardAvoidance
import Simulation
import TestSupport
import Testing

/// The simulated scroll view follows the library's rules for insets.
@Suite struct InsetRuleTests {
  private func phone(
    _ rows: Int, _ adjustment: InsetAdjustment, bar: Bool = false, own: CGFloat = 0,
    strategy: String = "content-inset"
  ) throws -> SimulatedDevice {
    var scene = Scene(
      id: "insets", name: "Insets", navigationBar: bar ? .init(title: "Insets") : nil,
      sections: [Scene.Section(rows: (0..<rows).map { Row.field("F\($0)") })])
    scene.insetAdjustment = adjustment
    scene.contentInset = own
    return try SimulatedDevice.with(scene, strategy: strategy)
  }

  @Test(arguments: InsetAdjustment.allCases, [false, true]) func theSafeAreaCountsByTheRule(
    adjustment: InsetAdjustment, bar: Bool
  ) throws {
    for rows in [2, 40] {
      let phone = try phone(rows, adjustment, bar: bar)
      let (metrics, container) = (phone.metrics, phone.container)
      let expected = adjustment.automaticInset(
        safeArea: EdgeInsets(top: metrics.safeArea.top, bottom: metrics.safeArea.bottom),
        viewport: metrics.window.size, contentSize: phone.layout.contentSize,
        isInsideBarContainer: bar)
      #expect(container.automatic == expected)
      #expect(container.geometry.adjustedInset == expected)
    }
    // Content that does not scroll begins under the status bar, unless a container holds it.
    let small = try phone(2, adjustment, bar: bar)
    #expect(
      (small.container.automatic.top > 0)
        == (adjustment == .always || adjustment == .automatic && bar))
  }

  @Test(arguments: InsetAdjustment.allCases) func theVisibleEdgeIsTheKeyboards(
    adjustment: InsetAdjustment
  ) throws {
    for rows in [2, 40] {
      var phone = try phone(rows, adjustment)
      try phone.tapField("F1")
      phone.runUntilIdle()
      let edge = phone.container.frame.maxY - phone.container.geometry.adjustedInset.bottom
      #expect(isNear(edge, phone.keyboardFrame.minY))
    }
  }

  @Test func theAppsOwnInsetComesBackExactly() throws {
    var phone = try phone(40, .automatic, own: 60)
    #expect(phone.container.contentInsetBottom == 60)
    for field in ["F1", "F3", "F2"] {
      try phone.tapField(field)
      phone.runUntilIdle()
      #expect(isNear(phone.container.contentInsetBottom, 336 - 34))
    }
    phone.drive(.key(.escape, []))
    phone.runUntilIdle()
    #expect(phone.container.contentInsetBottom == 60)
    phone.send(.scene(.long()))
    #expect(phone.container.contentInsetBottom == 0)
  }

  /// Insets the content, and leaves the indicators alone or not.
  struct Lopsided: AvoidanceStrategy {
    static let id = "lopsided"
    static let title = "Lopsided"
    var keyboard = KeyboardState()
    var insetsIndicators = false

    func response(in context: AvoidanceContext) -> AvoidanceResponse {
      let inset = max(0, keyboard.overlap(of: context.view) - context.automaticBottom)
      return AvoidanceResponse(
        contentInsetBottom: inset, indicatorInsetBottom: insetsIndicators ? inset : nil)
    }
  }

  @Test(arguments: [false, true]) func theIndicatorEndsAtItsOwnInset(isInset: Bool) throws {
    var settings = try Shipped.settings()
    settings.strategy = try StrategyValue(Lopsided(insetsIndicators: isInset))
    var phone = SimulatedDevice(settings: settings, scene: .long(), ruler: FixedRuler())
    try phone.tapField("F1")
    phone.runUntilIdle()
    phone.send(.wheel(dy: 5000, at: CGPoint(x: 200, y: 300)))
    let bar = try phone.scrollIndicator.found("indicator").frame
    let end = isInset ? phone.keyboardFrame.minY : phone.metrics.window.maxY - 34
    #expect(isNear(bar.maxY, end - phone.style.indicators.margin))
  }

  @Test func insetsOutsideAFormAreReported() throws {
    let file = """
      { "id": "a", "name": "A", "body": "plain", "contentInsetBottom": 4, "sections": [] }
      """
    let problems = try #require(throws: (any Error).self) {
      try SceneFile.decode(Data(file.utf8), file: "a.json").get()
    }
    #expect("\(problems)".contains("a plain has no scroll view with insets of its own"))
  }
}
