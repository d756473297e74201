import Foundation
import KeyboardAvoidance
import Testing

/// Near and away: where an undocked keyboard makes which pins hold.
@Suite struct GuidePinTests {
  static let pad = CGRect(x: 0, y: 0, width: 1024, height: 768)
  static let context = AvoidanceContext(screen: pad, view: pad, safeAreaBottom: 20)

  func guide(following: Bool = true, _ frame: CGRect) -> LayoutGuideStrategy {
    var guide = LayoutGuideStrategy()
    guide.followsUndockedKeyboard = following
    _ = guide.receive(
      KeyboardNotification(name: .willChangeFrame, endFrame: frame), in: Self.context)
    return guide
  }

  func floating(_ x: CGFloat, _ y: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: 320, height: 254)
  }

  @Test func aFloatingKeyboardIsNearTwoAdjacentEdgesAtMost() {
    func edges(_ x: CGFloat, _ y: CGFloat) -> Set<ScreenEdge> {
      guide(floating(x, y)).nearEdges(in: Self.context)
    }
    #expect(edges(300, 200) == [])
    #expect(edges(300, 43) == [.top])
    #expect(edges(300, 44) == [])
    #expect(edges(0, 0) == [.left, .top])
    #expect(edges(700, 500) == [.right, .bottom])
    #expect(edges(20, 200) == [.left])
    withRandom(2000) { seed, random in
      let near = edges(random.length(0...704), random.length(0...500))
      #expect(!near.isSuperset(of: [.left, .right]), "seed \(seed)")
      #expect(!near.isSuperset(of: [.top, .bottom]), "seed \(seed)")
    }
  }

  @Test func aFullWidthKeyboardIsAwayFromTheSides() {
    let split = CGRect(x: 0, y: 300, width: 1024, height: 350)
    #expect(guide(split).nearEdges(in: Self.context) == [])
    #expect(guide(split.offsetBy(dx: 0, dy: -280)).nearEdges(in: Self.context) == [.top])
    #expect(guide(split.offsetBy(dx: 0, dy: 100)).nearEdges(in: Self.context) == [.bottom])
  }

  @Test func otherwiseItIsNearTheBottomAlone() {
    let docked = CGRect(x: 0, y: 418, width: 1024, height: 350)
    #expect(LayoutGuideStrategy().nearEdges(in: Self.context) == [.bottom])
    #expect(guide(docked).nearEdges(in: Self.context) == [.bottom])
    let unfollowed = guide(following: false, floating(0, 0))
    #expect(unfollowed.nearEdges(in: Self.context) == [.bottom])
    #expect(unfollowed.frame(in: Self.context) == CGRect(x: 0, y: 748, width: 1024, height: 20))
    let nowhere = guide(floating(2000, 200))
    #expect(nowhere.nearEdges(in: Self.context) == [.bottom])
  }

  @Test func theFrameIsTheFloatingKeyboards() {
    let frame = floating(300, 200)
    #expect(guide(frame).frame(in: Self.context) == frame)
    let pad = CGRect(x: 0, y: 418, width: 1024, height: 350)
    #expect(guide(pad).frame(in: Self.context) == pad)
  }

  @Test(arguments: ScreenEdge.allCases) func aPinIsNearOrAway(_ edge: ScreenEdge) {
    for near in [
      [], [edge], Set(ScreenEdge.allCases), Set(ScreenEdge.allCases).subtracting([edge]),
    ] {
      let isNear = GuidePin("pin", .near(edge)).isActive(near: near)
      #expect(isNear == near.contains(edge))
      #expect(GuidePin("pin", .away(from: edge)).isActive(near: near) != isNear)
    }
  }
}
