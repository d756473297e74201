package import Foundation

/// The text size a person has chosen; raw values are the words of `simctl ui content_size`.
package enum ContentSize: String, CaseIterable, Hashable, Sendable {
  /// The smallest: body text of 14 points.
  case extraSmall = "extra-small"
  /// Body text of 15 points.
  case small
  /// Body text of 16 points.
  case medium
  /// What a new device is set to: body text of 17 points.
  case large
  /// Body text of 19 points.
  case extraLarge = "extra-large"
  /// Body text of 21 points.
  case extraExtraLarge = "extra-extra-large"
  /// The largest without larger accessibility sizes: body text of 23 points.
  case extraExtraExtraLarge = "extra-extra-extra-large"
  /// The first one at which labels stand above their fields: body text of 28 points.
  case accessibilityMedium = "accessibility-medium"
  /// Body text of 33 points.
  case accessibilityLarge = "accessibility-large"
  /// Body text of 40 points.
  case accessibilityExtraLarge = "accessibility-extra-large"
  /// Body text of 47 points.
  case accessibilityExtraExtraLarge = "accessibility-extra-extra-large"
  /// The largest: body text of 53 points.
  case accessibilityExtraExtraExtraLarge = "accessibility-extra-extra-extra-large"

  /// Size of body text in points, as Apple's Human Interface Guidelines list it.
  package var bodySize: CGFloat {
    switch self {
    case .extraSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .extraLarge: 19
    case .extraExtraLarge: 21
    case .extraExtraExtraLarge: 23
    case .accessibilityMedium: 28
    case .accessibilityLarge: 33
    case .accessibilityExtraLarge: 40
    case .accessibilityExtraExtraLarge: 47
    case .accessibilityExtraExtraExtraLarge: 53
    }
  }

  /// Size of footnotes and section headers in points (same source).
  package var footnoteSize: CGFloat {
    switch self {
    case .extraSmall, .small, .medium: 12
    case .large: 13
    case .extraLarge: 15
    case .extraExtraLarge: 17
    case .extraExtraExtraLarge: 19
    case .accessibilityMedium: 23
    case .accessibilityLarge: 27
    case .accessibilityExtraLarge: 33
    case .accessibilityExtraExtraLarge: 38
    case .accessibilityExtraExtraExtraLarge: 44
    }
  }

  /// Size of large titles in points (same source); they grow less than what is read.
  package var largeTitleSize: CGFloat {
    switch self {
    case .extraSmall: 31
    case .small: 32
    case .medium: 33
    case .large: 34
    case .extraLarge: 36
    case .extraExtraLarge: 38
    case .extraExtraExtraLarge: 40
    case .accessibilityMedium: 44
    case .accessibilityLarge: 48
    case .accessibilityExtraLarge: 52
    case .accessibilityExtraExtraLarge: 56
    case .accessibilityExtraExtraExtraLarge: 60
    }
  }

  /// Whether labels stand above their fields instead of beside them.
  package var isAccessibilitySize: Bool { bodySize >= 28 }
}
