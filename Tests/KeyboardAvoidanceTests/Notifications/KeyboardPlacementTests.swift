import Foundation
import KeyboardAvoidance
import Testing

@Suite struct KeyboardPlacementTests {
  static let screen = CGRect(x: 0, y: 0, width: 320, height: 568)

  func placement(
    _ frame: CGRect?, _ name: KeyboardNotification.Name = .willShow, beneath: CGFloat = 0
  ) -> KeyboardPlacement {
    KeyboardNotification(name: name, endFrame: frame).placement(
      onScreen: Self.screen, beneath: beneath)
  }

  @Test(arguments: KeyboardNotification.Name.allCases)
  func noEndFrameIsIgnored(_ name: KeyboardNotification.Name) {
    #expect(placement(nil, name) == .ignored)
  }

  @Test func hideIsHideWhateverTheFrame() {
    let frames: [CGRect] = [.zero, .null, .infinite, Self.screen]
    for frame in frames {
      #expect(placement(frame, .willHide) == .hidden)
      #expect(placement(frame, .didHide) == .hidden)
    }
  }

  @Test func framesThatAreNoneAreIgnored() {
    #expect(placement(.null) == .ignored)
    #expect(placement(CGRect(x: 0, y: CGFloat.nan, width: 320, height: 200)) == .ignored)
  }

  @Test func slideOverAddsTheScreenBeneath() {
    let frame = CGRect(x: 0, y: 228, width: 320, height: 320)
    #expect(placement(frame) == .floating)
    #expect(placement(frame, beneath: 20) == .docked)
    // A frame that ends at the bottom already needs no correction.
    #expect(placement(frame.offsetBy(dx: 0, dy: 20), beneath: 340) == .docked)
  }

  @Test func fractionsOfAPixelDoNotCount() {
    let frame = CGRect(x: 0, y: 248, width: 320, height: 320)
    #expect(placement(frame.offsetBy(dx: 0, dy: -0.05)) == .docked)
    #expect(placement(frame.offsetBy(dx: 0, dy: -0.4)) == .floating)
    #expect(placement(frame.offsetBy(dx: 0, dy: 319.95)) == .hidden)
    #expect(placement(frame.offsetBy(dx: 0, dy: 319)) == .docked)
    #expect(placement(frame.offsetBy(dx: 319.95, dy: 0)) == .hidden)
  }

  @Test func everyFrameHasTheRightPlacement() {
    withRandom(3000) { seed, random in
      let frame = CGRect(
        x: random.length(-700...700), y: random.length(-700...700), width: random.length(0...500),
        height: random.length(0...500))
      guard frame != .zero else { return }
      let visible = frame.intersection(Self.screen)
      let isVisible = !visible.isNull && visible.width > 0.1 && visible.height > 0.1
      let expected: KeyboardPlacement =
        !isVisible ? .hidden : frame.maxY < 567.9 ? .floating : .docked
      #expect(placement(frame) == expected, "seed \(seed)")
    }
  }
}
