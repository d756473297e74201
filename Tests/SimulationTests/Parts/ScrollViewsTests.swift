import Foundation
import InterfaceStyles
import KeyboardAvoidance
import Simulation
import TestSupport
import Testing

/// Scroll views alone, without a device.
@Suite struct ScrollViewsTests {
  private func container() throws -> ContainerState {
    let settings = try Shipped.settings()
    let style = InterfaceStyle(settings.styleTraits)
    let content = SceneContent(
      .long(), settings, style, FixedRuler())
    return ContainerState(
      content.scene, in: content.metrics, content.layout, style,
      ContainerState.Insets(edge: content.metrics.safeArea.bottom))
  }

  private func touch(_ y: CGFloat, id: Int = 1) -> Touch {
    Touch(id: id, .moved, at: CGPoint(x: 100, y: y))
  }

  @Test func aFingerScrollsOnceItHasTravelled() throws {
    let container = try container()
    var views = ScrollViews()
    views.rest(at: container.range.lowerBound, time: 0)
    #expect(views.drag(touch(491), travel: -9, in: container, at: 0) == nil)
    #expect(views.drag(touch(480), travel: -20, in: container, at: 0.1) == .began)
    #expect(views.isHeld(by: 1))
    #expect(!views.isHeld(by: 2))
    #expect(views.drag(touch(400), travel: -100, in: container, at: 0.2) == .followsFinger)
    #expect(
      isNear(views.offset(in: container, at: 0.2), container.range.lowerBound + 90))
    #expect(views.activity(at: 0.2).isHeld)
  }

  @Test func nothingScrollsWhereTheSceneDoesNot() {
    var views = ScrollViews()
    #expect(views.drag(touch(300), travel: -200, in: nil, at: 0) == nil)
    #expect(views == ScrollViews())
  }

  @Test(arguments: 0..<20) func whatIsReleasedComesToRestInTheRange(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let container = try container()
    var views = ScrollViews()
    views.rest(at: container.range.lowerBound, time: 0)
    _ = views.beginDrag(touch(500), from: 500, in: container, at: 0)
    let start = CGFloat.random(in: -300...3000, using: &random)
    views.release(
      from: start, velocity: .random(in: -4000...4000, using: &random), into: container.range,
      at: 1)
    let end = views.activity(at: 1).end ?? 1
    #expect(container.range.contains(views.offset(in: container, at: end + 1)))
    #expect(views.activity(at: end + 1).end == nil)
  }

  @Test func theOffsetFromBeforeIsOfferedOnce() {
    var views = ScrollViews()
    views.rest(at: 77, time: 0)
    views.keyboardAppears()
    views.rest(at: 200, time: 1)
    views.beginRestoring(isWanted: true)
    #expect(views.restoredOffset == 77)
    views.endRestoring()
    #expect(views.restoredOffset == nil)
    views.beginRestoring(isWanted: true)
    #expect(views.restoredOffset == nil, "the keyboard has hidden already")
  }

  @Test func carouselsScrollByThemselves() throws {
    let carousel = Carousel(
      id: "c",
      geometry: ScrollGeometry(
        viewport: CGSize(width: 300, height: 50), contentSize: CGSize(width: 900, height: 50)),
      direction: 1)
    var views = ScrollViews()
    views.carousels.wheel(carousel, by: 120, at: 0)
    #expect(views.carousels.offset(of: carousel, at: 0) == 120)
    views.carousels.wheel(carousel, by: 5000, at: 0)
    #expect(views.carousels.offset(of: carousel, at: 0) == 600)
    let target = CGRect(x: 0, y: 0, width: 50, height: 50)
    views.carousels.reveal(target, in: carousel, margin: 16, isAnimated: true, at: 1)
    #expect(views.activity(at: 1).nextChange == 1, "a moving carousel changes the picture")
    let end = try #require(views.activity(at: 1).end)
    #expect(views.carousels.offset(of: carousel, at: end) == 0)
    #expect(views.activity(at: end) == .idle)
  }
}
