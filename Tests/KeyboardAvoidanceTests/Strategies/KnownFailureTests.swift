import Foundation
import KeyboardAvoidance
import Testing

/// What the strategies that people have do wrong, as their documentation says.
@Suite struct KnownFailureTests {
  static let phone = CGRect(x: 0, y: 0, width: 393, height: 852)
  static let keyboard = CGRect(x: 0, y: 516, width: 393, height: 336)

  /// A phone with a home indicator and a header of 103 points.
  func context(
    field: CGRect? = nil, tabBar: CGFloat = 0, header: CGFloat = 103
  ) -> AvoidanceContext {
    let bottom = max(34, tabBar)
    return AvoidanceContext(
      screen: Self.phone, view: Self.phone, automaticBottom: bottom, safeAreaBottom: 34,
      occupiedBottom: bottom, occupiedTop: header, focusedView: field)
  }

  func response(
    _ strategy: some AvoidanceStrategy, _ context: AvoidanceContext
  ) -> AvoidanceResponse {
    var strategy = strategy
    _ = strategy.receive(
      KeyboardNotification(name: .willShow, endFrame: Self.keyboard), in: context)
    return strategy.response(in: context)
  }

  func field(_ y: CGFloat, height: CGFloat = 44) -> CGRect {
    CGRect(x: 16, y: y, width: 361, height: height)
  }

  // MARK: SwiftUI

  @Test func swiftUIEndsTheSafeAreaAtTheKeyboardOnce() {
    #expect(response(SwiftUIAvoidance(), context()).contentInsetBottom == 302)
    #expect(response(SwiftUIAvoidance(), context(tabBar: 83)).contentInsetBottom == 253)
    #expect(response(SwiftUIAvoidance(), context()).revealPadding == 8)
    #expect(!response(SwiftUIAvoidance(), context()).followsCaret)
  }

  @Test func anAppThatPadsByItselfPadsTwice() {
    var strategy = SwiftUIAvoidance()
    strategy.padsByItself = true
    // 302 up to the keyboard, and the keyboard's 336 once more.
    #expect(response(strategy, context()).bottomPadding == 638)
    strategy.ignoresKeyboard = true
    #expect(response(strategy, context()).bottomPadding == 302)
    strategy.padsByItself = false
    #expect(response(strategy, context()).bottomPadding == 0)
    #expect(response(strategy, context()).contentInsetBottom == 0)
  }

  // MARK: View shift

  @Test func theViewMovesByWhatTheFieldLacks() {
    #expect(response(ViewShift(), context(field: field(200))).viewOffset == 0)
    #expect(response(ViewShift(), context(field: field(470))).viewOffset == -8)
    #expect(response(ViewShift(), context(field: field(700))).viewOffset == -238)
    #expect(response(ViewShift(), context()).viewOffset == 0)
  }

  @Test func aFieldBelowTheScreenStaysHidden() {
    let offset = response(ViewShift(), context(field: field(1200))).viewOffset
    #expect(offset == -346)
    #expect(field(1200).maxY + offset > Self.keyboard.minY)
  }

  @Test func aTextViewThatDoesNotFitIsShortened() {
    let tall = response(ViewShift(), context(field: field(103, height: 700)))
    #expect(tall.viewOffset == 0 && tall.bottomPadding == 312)
    let low = response(ViewShift(), context(field: field(400, height: 300)))
    #expect(low.viewOffset == -194 && low.bottomPadding == 0)
  }

  // MARK: KeyboardAvoidingView

  @Test func aHeaderThatIsNotInTheOffsetStaysCovered() {
    var strategy = KeyboardAvoidingView()
    strategy.behavior = .height
    // Above the layout edge; the keyboard lacks 302 there.
    #expect(response(strategy, context()).bottomPadding == 199)
    strategy.verticalOffset = 103
    #expect(response(strategy, context()).bottomPadding == 302)
    #expect(response(strategy, context(header: 0)).bottomPadding == 405)
  }

  @Test func paddingCountsTheSafeAreaTwice() {
    var strategy = KeyboardAvoidingView()
    strategy.verticalOffset = 103
    #expect(response(strategy, context()).bottomPadding == 336)
    // Above a tab bar there is no home indicator.
    #expect(response(strategy, context(tabBar: 83)).bottomPadding == 253)
  }

  @Test func positionMovesAndNothingIsRevealed() {
    var strategy = KeyboardAvoidingView()
    (strategy.behavior, strategy.verticalOffset) = (.position, 103)
    let moved = response(strategy, context(field: field(700)))
    #expect(moved.viewOffset == -336 && moved.bottomPadding == 0)
    for behavior in KeyboardAvoidingView.Behavior.allCases {
      strategy.behavior = behavior
      #expect(!response(strategy, context(field: field(700))).revealsFocus)
    }
  }
}
