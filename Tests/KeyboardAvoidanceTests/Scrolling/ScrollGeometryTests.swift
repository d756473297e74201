import Foundation
import KeyboardAvoidance
import Testing

@Suite struct ScrollGeometryTests {
  @Test func rangeIsTheFormula() {
    withRandom(3000) { seed, random in
      let geometry = RevealProblem(&random).geometry
      let inset = geometry.adjustedInset
      #expect(geometry.minOffset == CGPoint(x: -inset.left, y: -inset.top), "seed \(seed)")
      let bottom = geometry.contentSize.height + inset.bottom - geometry.viewport.height
      #expect(geometry.maxOffset.y == max(-inset.top, bottom), "seed \(seed)")
      let right = geometry.contentSize.width + inset.right - geometry.viewport.width
      #expect(geometry.maxOffset.x == max(-inset.left, right), "seed \(seed)")
    }
  }

  @Test func clampingStaysInTheRangeAndKeepsWhatIsInIt() {
    withRandom(3000) { seed, random in
      let geometry = RevealProblem(&random).geometry
      let offset = CGPoint(x: random.length(-3000...3000), y: random.length(-3000...5000))
      let clamped = geometry.clamped(offset)
      #expect(clamped.y >= geometry.minOffset.y && clamped.y <= geometry.maxOffset.y)
      #expect(geometry.clamped(clamped) == clamped, "seed \(seed)")
      let isInside = offset.y >= geometry.minOffset.y && offset.y <= geometry.maxOffset.y
      #expect(!isInside || clamped.y == offset.y, "seed \(seed)")
    }
  }

  @Test func oddNumbersClampToAnEnd() {
    let geometry = ScrollGeometry(
      viewport: CGSize(width: 100, height: 100), contentSize: CGSize(width: 300, height: 300),
      adjustedInset: EdgeInsets(top: 10, left: 20))
    #expect(geometry.clamped(CGPoint(x: CGFloat.nan, y: .nan)) == CGPoint(x: -20, y: -10))
    let far = CGPoint(x: CGFloat.infinity, y: -.infinity)
    #expect(geometry.clamped(far) == CGPoint(x: 200, y: -10))
    let odd = ScrollGeometry(
      viewport: CGSize(width: CGFloat.nan, height: .infinity),
      contentSize: CGSize(width: .infinity, height: CGFloat.nan),
      adjustedInset: EdgeInsets(top: .nan, bottom: .infinity))
    let revealed = odd.revealing(
      CGRect(x: 0, y: 0, width: 10, height: 10), from: .zero, horizontal: true)
    #expect(revealed == .zero && odd.clamped(far).y == 0)
  }
}

@Suite struct OffsetRestorationTests {
  @Test func theFirstOffsetComesBackOnce() {
    var memory = OffsetRestoration()
    #expect(memory.keyboardHides() == nil)
    memory.keyboardAppears(at: CGPoint(x: 0, y: 10))
    memory.keyboardAppears(at: CGPoint(x: 0, y: 300))
    #expect(memory.keyboardHides() == CGPoint(x: 0, y: 10))
    #expect(memory.keyboardHides() == nil)
  }

  @Test func notAfterTheUserHasScrolled() {
    var memory = OffsetRestoration()
    memory.keyboardAppears(at: .zero)
    memory.userScrolls()
    memory.keyboardAppears(at: CGPoint(x: 0, y: 300))
    #expect(memory.keyboardHides() == nil)
    memory.keyboardAppears(at: CGPoint(x: 0, y: 20))
    #expect(memory.keyboardHides() == CGPoint(x: 0, y: 20))
  }
}
