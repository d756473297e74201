import DeviceProfiles
import InterfaceStyles
import KeyboardLayouts

extension Orientation {
  var title: String {
    switch self {
    case .portrait: "Portrait"
    case .landscapeLeft: "Landscape left"
    case .landscapeRight: "Landscape right"
    }
  }
}

extension ContentSize {
  /// The names that Xcode shows: `XXL`, `AX 3`.
  var title: String {
    switch self {
    case .extraSmall: "Extra small"
    case .small: "Small"
    case .medium: "Medium"
    case .large: "Large"
    case .extraLarge: "XL"
    case .extraExtraLarge: "XXL"
    case .extraExtraExtraLarge: "XXXL"
    case .accessibilityMedium: "Accessibility M"
    case .accessibilityLarge: "Accessibility L"
    case .accessibilityExtraLarge: "Accessibility XL"
    case .accessibilityExtraExtraLarge: "Accessibility XXL"
    case .accessibilityExtraExtraExtraLarge: "Accessibility XXXL"
    }
  }
}

extension KeyboardType {
  var title: String {
    switch self {
    case .default: "Default"
    case .asciiCapable: "ASCII capable"
    case .numbersAndPunctuation: "Numbers and punctuation"
    case .url: "URL"
    case .emailAddress: "Email address"
    case .numberPad: "Number pad"
    case .phonePad: "Phone pad"
    case .decimalPad: "Decimal pad"
    case .twitter: "Twitter"
    case .webSearch: "Web search"
    case .asciiCapableNumberPad: "ASCII number pad"
    }
  }
}
