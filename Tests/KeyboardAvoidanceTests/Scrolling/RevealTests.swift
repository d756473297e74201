import Foundation
import KeyboardAvoidance
import Testing

/// A reveal with random sizes, insets and offsets, degenerate ones included.
struct RevealProblem {
  var geometry: ScrollGeometry
  var rect: CGRect
  var offset: CGPoint
  var padding: EdgeInsets
  var tall: ScrollGeometry.TallAlignment

  init(_ random: inout Random) {
    geometry = ScrollGeometry(
      viewport: CGSize(width: random.length(0...800), height: random.length(0...1000)),
      contentSize: CGSize(width: random.length(0...1200), height: random.length(0...3000)),
      adjustedInset: random.insets(upTo: 400))
    rect = CGRect(
      x: random.length(-100...1300), y: random.length(-100...3100), width: random.length(0...300),
      height: random.chance(0.2) ? random.length(0...1500) : random.length(0...80))
    let lower = geometry.minOffset
    let upper = geometry.maxOffset
    offset = CGPoint(x: random.length(lower.x...upper.x), y: random.length(lower.y...upper.y))
    padding = random.chance(0.5) ? .zero : random.insets(upTo: 30)
    tall = random.chance(0.5) ? .start : .end
  }

  func revealed(from offset: CGPoint? = nil, horizontal: Bool = true) -> CGPoint {
    geometry.revealing(
      rect, from: offset ?? self.offset, padding: padding, tall: tall, horizontal: horizontal)
  }

  /// The span to be shown: grown by the padding, cut to the content grown by the padding.
  var span: ClosedRange<CGFloat>? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    let lower = max(rect.minY - padding.top, -padding.top)
    let upper = min(rect.maxY + padding.bottom, geometry.contentSize.height + padding.bottom)
    return lower < upper ? lower...upper : nil
  }

  var room: CGFloat {
    geometry.viewport.height - geometry.adjustedInset.top - geometry.adjustedInset.bottom
  }

  func shows(_ span: ClosedRange<CGFloat>, at y: CGFloat) -> Bool {
    span.lowerBound >= y + geometry.adjustedInset.top - 1e-6
      && span.upperBound <= y + geometry.viewport.height - geometry.adjustedInset.bottom + 1e-6
  }
}

@Suite struct RevealTests {
  @Test func isIdempotentAndInsideTheRange() {
    withRandom(5000) { seed, random in
      let problem = RevealProblem(&random)
      let once = problem.revealed()
      let twice = problem.revealed(from: once)
      #expect(near(once.y, twice.y) && near(once.x, twice.x), "seed \(seed)")
      #expect(once.y >= problem.geometry.minOffset.y, "seed \(seed)")
      #expect(once.y <= problem.geometry.maxOffset.y, "seed \(seed)")
      #expect(once.x >= problem.geometry.minOffset.x, "seed \(seed)")
      #expect(once.x <= problem.geometry.maxOffset.x, "seed \(seed)")
    }
  }

  @Test func isMinimal() {
    withRandom(5000) { seed, random in
      let problem = RevealProblem(&random)
      guard let span = problem.span, problem.room > 0 else { return }
      guard span.upperBound - span.lowerBound <= problem.room else { return }
      let target = problem.revealed().y
      let distance = abs(target - problem.offset.y)
      if problem.shows(span, at: problem.offset.y) {
        #expect(distance <= 1e-6, "seed \(seed)")
      } else if problem.shows(span, at: target), distance > 1e-3 {
        let less = target + (problem.offset.y - target) * min(1, 1e-4 / distance)
        #expect(!problem.shows(span, at: less), "seed \(seed)")
      }
    }
  }

  @Test func whatFitsIsWhollyVisibleWheneverTheRangeAllows() {
    var shown = 0
    withRandom(5000) { seed, random in
      let problem = RevealProblem(&random)
      guard let span = problem.span, problem.room > 0 else { return }
      guard span.upperBound - span.lowerBound <= problem.room else { return }
      let lowest =
        span.upperBound + problem.geometry.adjustedInset.bottom
        - problem.geometry.viewport.height
      let highest = span.lowerBound - problem.geometry.adjustedInset.top
      let geometry = problem.geometry
      guard lowest <= geometry.maxOffset.y, highest >= geometry.minOffset.y else { return }
      shown += 1
      #expect(problem.shows(span, at: problem.revealed().y), "seed \(seed)")
    }
    #expect(shown > 500)
  }

  @Test func ofATallRectangleOneEndIsKept() {
    var seen = 0
    withRandom(5000) { seed, random in
      let problem = RevealProblem(&random)
      guard let span = problem.span, problem.room > 0 else { return }
      guard span.upperBound - span.lowerBound > problem.room else { return }
      seen += 1
      let inset = problem.geometry.adjustedInset
      let wanted =
        problem.tall == .start
        ? span.lowerBound - inset.top
        : span.upperBound + inset.bottom - problem.geometry.viewport.height
      let expected = problem.geometry.clamped(CGPoint(x: 0, y: wanted)).y
      #expect(near(problem.revealed().y, expected), "seed \(seed)")
    }
    #expect(seen > 100)
  }

  @Test func orderOfInsetAndRevealDoesNotMatter() {
    withRandom(5000) { seed, random in
      var problem = RevealProblem(&random)
      problem.geometry.adjustedInset.bottom = random.length(0...400)
      guard problem.span != nil, problem.room > 0 else { return }
      let inTwoSteps = problem.revealed(from: problem.geometry.clamped(problem.offset))
      #expect(near(problem.revealed().y, inTwoSteps.y), "seed \(seed)")
    }
  }

  @Test func isMonotoneInTheBottomInset() {
    withRandom(5000) { seed, random in
      var problem = RevealProblem(&random)
      let low = problem.revealed().y
      problem.geometry.adjustedInset.bottom += random.length(0...300)
      guard problem.room > 0 else { return }
      #expect(problem.revealed().y >= low - 1e-6, "seed \(seed)")
    }
  }

  @Test func emptyOrOddRectanglesChangeNothing() {
    withRandom(500) { seed, random in
      var problem = RevealProblem(&random)
      let odd: [CGRect] = [
        .zero, .null, .infinite, CGRect(x: 5, y: 5, width: 10, height: 0),
        CGRect(x: 5, y: 5, width: 0, height: 10),
        CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10),
        CGRect(x: 0, y: CGFloat.infinity, width: 10, height: 10),
        CGRect(x: 0, y: 0, width: 10, height: CGFloat.nan),
      ]
      for rect in odd {
        problem.rect = rect
        #expect(problem.revealed() == problem.offset, "seed \(seed), \(rect)")
      }
    }
  }

  @Test func verticalRevealKeepsTheHorizontalOffset() {
    withRandom(1000) { seed, random in
      let problem = RevealProblem(&random)
      let both = problem.revealed()
      let vertical = problem.revealed(horizontal: false)
      #expect(vertical.x == problem.offset.x && vertical.y == both.y, "seed \(seed)")
    }
  }

  @Test func axesAreAlike() {
    withRandom(2000) { seed, random in
      let problem = RevealProblem(&random)
      var turned = problem
      turned.geometry.viewport = problem.geometry.viewport.turned
      turned.geometry.contentSize = problem.geometry.contentSize.turned
      turned.geometry.adjustedInset = problem.geometry.adjustedInset.turned
      turned.padding = problem.padding.turned
      turned.offset = CGPoint(x: problem.offset.y, y: problem.offset.x)
      turned.rect = CGRect(
        x: problem.rect.minY, y: problem.rect.minX, width: problem.rect.height,
        height: problem.rect.width)
      let (a, b) = (problem.revealed(), turned.revealed())
      #expect(a.x == b.y && a.y == b.x, "seed \(seed)")
    }
  }
}

extension CGSize {
  fileprivate var turned: CGSize { CGSize(width: height, height: width) }
}

extension EdgeInsets {
  fileprivate var turned: EdgeInsets {
    EdgeInsets(top: left, left: top, bottom: right, right: bottom)
  }
}
