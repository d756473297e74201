import Foundation
package import KeyboardAvoidance

/// What can be set of the shipped strategies; only the options of the strategy in use have an effect.
package struct StrategyOptions: Hashable, Sendable {
  /// Whether the layout guide lies on the bottom safe area without a keyboard.
  package var guideUsesSafeArea = true
  /// Whether the layout guide follows a keyboard that is not docked.
  package var guideFollowsUndocked = false
  /// How far above the keyboard a drag begins to dismiss it with the layout guide, in whole points.
  package var guideDismissPadding = 0
  /// Whether a SwiftUI view ignores the keyboard's safe area.
  package var swiftUIIgnoresKeyboard = false
  /// Whether a SwiftUI app pads by the keyboard's height too.
  package var swiftUIPadsByItself = false
  /// Room between the field and the keyboard when the view is shifted, in whole points.
  package var viewShiftDistance = 10
  /// What a KeyboardAvoidingView changes.
  package var avoidingBehavior = KeyboardAvoidingView.Behavior.padding
  /// The vertical offset that a KeyboardAvoidingView is given, in whole points.
  package var avoidingVerticalOffset = 0

  /// Creates the default options.
  package init() {}

  /// Returns a shipped strategy with its options; another one as it is.
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
