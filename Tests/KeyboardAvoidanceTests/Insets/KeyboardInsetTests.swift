import Foundation
import KeyboardAvoidance
import Testing

@Suite struct KeyboardInsetTests {
  /// Written anew on purpose, edge by edge.
  func expectedOverlap(_ view: CGRect, _ keyboard: CGRect) -> CGFloat {
    if view.width <= 0 || view.height <= 0 { return 0 }
    if keyboard.width <= 0 || keyboard.height <= 0 { return 0 }
    if keyboard.minX >= view.maxX || keyboard.maxX <= view.minX { return 0 }
    if keyboard.minY >= view.maxY || keyboard.maxY <= view.minY { return 0 }
    return min(view.maxY - keyboard.minY, view.height)
  }

  @Test func overlapIsTheFormula() {
    var seen = 0
    withRandom(5000) { seed, random in
      let view = CGRect(
        x: random.length(-200...200), y: random.length(-100...400), width: random.length(0...800),
        height: random.length(0...900))
      let keyboard = CGRect(
        x: random.length(-900...900), y: random.length(-100...1000), width: random.length(0...800),
        height: random.length(0...400))
      let overlap = KeyboardInset.overlap(of: view, withKeyboard: keyboard)
      #expect(overlap == expectedOverlap(view, keyboard), "seed \(seed)")
      if overlap > 0 { seen += 1 }
    }
    #expect(seen > 500)
  }

  @Test(arguments: [KeyboardPlacement.hidden, .floating, .ignored])
  func onlyADockedKeyboardOverlaps(_ placement: KeyboardPlacement) {
    let view = CGRect(x: 0, y: 0, width: 320, height: 568)
    let overlap = KeyboardInset.overlap(of: view, withKeyboard: view, placement: placement)
    #expect(overlap == 0)
  }

  @Test func touchingIsNoOverlap() {
    let view = CGRect(x: 0, y: 0, width: 320, height: 568)
    let below = CGRect(x: 0, y: 568, width: 320, height: 216)
    let beside = CGRect(x: 320, y: 352, width: 320, height: 216)
    #expect(KeyboardInset.overlap(of: view, withKeyboard: below) == 0)
    #expect(KeyboardInset.overlap(of: view, withKeyboard: beside) == 0)
  }

  @Test func bothKindsOfInsetShowTheSameEdge() {
    withRandom(2000) { seed, random in
      let overlap = random.length(0...500)
      let automatic = random.length(0...100)
      let inset = KeyboardInset.contentInsetBottom(
        overlap: overlap, automatic: automatic, base: 0)
      let padding = KeyboardInset.bottomPadding(overlap: overlap, safeAreaBottom: automatic)
      #expect(near(inset + automatic, padding) && inset >= 0, "seed \(seed)")
      let base = random.length(0...500)
      let above = KeyboardInset.contentInsetBottom(
        overlap: overlap, automatic: automatic, base: base)
      #expect(above >= base && near(above, max(base, inset)), "seed \(seed)")
    }
  }

  @Test func oddNumbersCountAsNone() {
    let view = CGRect(x: 0, y: 0, width: 320, height: 568)
    for frame in [CGRect.null, .infinite, CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1)] {
      #expect(KeyboardInset.overlap(of: view, withKeyboard: frame) == 0)
      #expect(KeyboardInset.overlap(of: frame, withKeyboard: view) == 0)
    }
    #expect(KeyboardInset.contentInsetBottom(overlap: .nan, automatic: .nan, base: 7) == 7)
    #expect(KeyboardInset.bottomPadding(overlap: .infinity, safeAreaBottom: 34) == 34)
  }

  @Test func guideFollowsOnlyWhatItShould() {
    let screen = CGRect(x: 0, y: 0, width: 768, height: 1024)
    func height(
      _ placement: KeyboardPlacement, y: CGFloat, undocked: Bool = false, safe: Bool = true,
      follows: Bool = false
    ) -> CGFloat {
      KeyboardInset.layoutGuideHeight(
        screen: screen, keyboard: CGRect(x: 0, y: y, width: 768, height: 320),
        isUndocked: undocked, placement: placement, safeAreaBottom: 20, usesBottomSafeArea: safe,
        followsUndockedKeyboard: follows)
    }
    #expect(height(.docked, y: 704) == 320 && height(.docked, y: 704, safe: false) == 320)
    #expect(height(.docked, y: 1014) == 20 && height(.docked, y: 1014, safe: false) == 10)
    #expect(height(.hidden, y: 1024) == 20 && height(.hidden, y: 1024, safe: false) == 0)
    #expect(height(.floating, y: 500) == 20 && height(.floating, y: 500, follows: true) == 524)
    #expect(height(.docked, y: 500, undocked: true) == 20)
    #expect(height(.docked, y: 500, undocked: true, follows: true) == 524)
    #expect(height(.docked, y: -100) == 1024)
  }

  @Test func draggedKeyboardStaysBetweenItsPlaceAndTheEdge() {
    withRandom(1000) { seed, random in
      let touch = random.length(-100...1200)
      let top = KeyboardInset.keyboardTop(
        underDragAt: touch, screenHeight: 812, keyboardHeight: 336)
      #expect(top == min(812, max(476, touch)), "seed \(seed)")
    }
    let odd = KeyboardInset.keyboardTop(
      underDragAt: .nan, screenHeight: 812, keyboardHeight: 336)
    #expect(odd == 476)
  }
}

@Suite struct ComposerTests {
  func offset(_ offset: CGFloat, from before: CGFloat, to after: CGFloat) -> CGFloat {
    KeyboardInset.listOffset(
      offset, contentHeight: 1200, viewportHeight: 700, bottomInset: before, changedTo: after)
  }

  @Test func twentyPointsDecide() {
    #expect(offset(480, from: 0, to: 336) == 816)
    #expect(offset(479.9, from: 0, to: 336) == 479.9)
  }

  @Test func whereItFollowsItComesBackAndStaysInRange() {
    withRandom(2000) { seed, random in
      let start = random.length(0...500)
      let up = offset(start, from: 0, to: 336)
      #expect(up >= 0 && up <= 836, "seed \(seed)")
      #expect(near(up, start >= 480 ? start + 336 : start), "seed \(seed)")
      #expect(near(offset(up, from: 336, to: 0), start), "seed \(seed)")
    }
  }

  @Test func awayFromTheEndItIsOnlyClamped() {
    #expect(offset(700, from: 336, to: 0) == 500)
    #expect(offset(900, from: 0, to: 336) == 836)
  }
}
