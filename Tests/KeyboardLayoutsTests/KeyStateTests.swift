import KeyboardLayouts
import Testing

/// Shift and pages.
@Suite struct KeyStateTests {
  @Test(arguments: [0.05, 0.29, 0.31, 1]) func twoPresses(interval: Double) {
    var keys = KeyState()
    keys.pressShift(at: 10)
    #expect(keys.shift == .on)
    keys.pressShift(at: 10 + interval)
    #expect(keys.shift == (interval < 0.3 ? .locked : .off))
  }

  @Test func twoPressesLockWhereShiftWasRaised() {
    var keys = KeyState()
    keys.autocapitalize(true)
    keys.pressShift(at: 1)
    #expect(keys.shift == .off)
    keys.pressShift(at: 1.2)
    #expect(keys.shift == .locked)
  }

  @Test func aLockHoldsUntilItIsPressed() {
    var keys = KeyState()
    keys.pressShift(at: 0)
    keys.pressShift(at: 0.1)
    keys.typed("A")
    keys.autocapitalize(false)
    #expect(keys.shift == .locked)
    keys.pressShift(at: 0.2)
    #expect(keys.shift == .off)
    keys.pressShift(at: 0.3)
    #expect(keys.shift == .on)
  }

  @Test func typingBetweenTwoPressesEndsThePair() {
    var keys = KeyState()
    keys.pressShift(at: 0)
    keys.typed("A")
    #expect(keys.shift == .off)
    keys.pressShift(at: 0.1)
    #expect(keys.shift == .on)
  }

  @Test(arguments: KeyboardPage.allCases, [" ", "'", "1", "a", "."])
  func spaceAndApostropheLeaveTheNumbers(page: KeyboardPage, text: String) {
    var keys = KeyState(page: page)
    keys.typed(text)
    #expect(keys.page == (text == " " || text == "'" ? .letters : page))
  }

  @Test(arguments: KeyboardType.allCases) func firstPages(type: KeyboardType) {
    #expect(
      type.firstPage == (type.isPad || type == .numbersAndPunctuation ? .numbers : .letters))
  }
}
