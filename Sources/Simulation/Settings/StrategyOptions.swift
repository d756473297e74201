import Foundation
package import KeyboardAvoidance

/// The options of the shipped strategies; only those of the chosen strategy have an effect.
package struct StrategyOptions: Hashable, Sendable {
  /// Whether the layout guide is at the bottom safe area without a keyboard.
  package var guideUsesSafeArea = true
  /// Whether the layout guide follows a keyboard that is not docked.
  package var guideFollowsUndocked = false
  /// The distance above the keyboard at which a drag begins to dismiss it with the layout guide, in
  /// points.
  package var guideDismissPadding = 0
  /// Whether a SwiftUI view ignores the keyboard's safe area.
  package var swiftUIIgnoresKeyboard = false
  /// Whether a SwiftUI app adds the keyboard's height as padding, too.
  package var swiftUIPadsByItself = false
  /// The distance between field and keyboard with the view shift, in points.
  package var viewShiftDistance = 10
  /// The property that a KeyboardAvoidingView changes.
  package var avoidingBehavior = KeyboardAvoidingView.Behavior.padding
  /// The `keyboardVerticalOffset` of a KeyboardAvoidingView, in points.
  package var avoidingVerticalOffset = 0

  /// Creates the default options.
  package init() {}

  /// Returns a shipped strategy with its options; other strategies are returned unchanged.
  package func applied(to strategy: any AvoidanceStrategy) -> any AvoidanceStrategy {
    switch strategy {
    case var guide as LayoutGuideStrategy:
      guide.usesBottomSafeArea = guideUsesSafeArea
      guide.followsUndockedKeyboard = guideFollowsUndocked
      guide.dismissPadding = CGFloat(guideDismissPadding)
      return guide
    case var swiftUI as SwiftUIAvoidance:
      swiftUI.ignoresKeyboard = swiftUIIgnoresKeyboard
      swiftUI.padsByItself = swiftUIPadsByItself
      return swiftUI
    case var shift as ViewShift:
      shift.distance = CGFloat(viewShiftDistance)
      return shift
    case var view as KeyboardAvoidingView:
      view.behavior = avoidingBehavior
      view.verticalOffset = CGFloat(avoidingVerticalOffset)
      return view
    default: return strategy
    }
  }
}

extension DeviceSettings {
  /// The strategy with its options, before any notification.
  package var configuredStrategy: any AvoidanceStrategy {
    strategy.isNamed ? strategyOptions.applied(to: strategy.value) : strategy.value
  }
}
