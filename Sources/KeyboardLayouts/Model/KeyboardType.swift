/// Which keyboard a field asks for; the raw values are UIKit's names of `UIKeyboardType`.
package enum KeyboardType: String, CaseIterable, Hashable, Sendable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  case url = "URL"
  case emailAddress
  case numberPad
  case phonePad
  case decimalPad
  case twitter
  case webSearch
  case asciiCapableNumberPad

  /// Whether a phone shows a pad of twelve large keys instead of rows of letters.
  package var isPad: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }

  /// Whether words are predicted while typing: not on pads, nor where words are rare.
  package var allowsPredictions: Bool {
    switch self {
    case .default, .asciiCapable, .twitter, .webSearch: true
    default: false
    }
  }

  /// Whether the space of the predictive bar is reserved.
  ///
  /// Address and URL keyboards keep the bar's height (it offers AutoFill there); pads do not. Medium
  /// confidence: nobody has published measures by type.
  package var hasPredictiveBar: Bool { !isPad }

  /// Whether only ASCII is wanted: a language without those letters leaves its place to another.
  package var wantsASCII: Bool {
    switch self {
    case .asciiCapable, .url, .emailAddress: true
    default: false
    }
  }

  /// The page that is shown first; iPads have no pads of large keys and show the digits' page.
  package var firstPage: KeyboardPage {
    isPad || self == .numbersAndPunctuation ? .numbers : .letters
  }
}

/// The label and action of the return key; the raw values are UIKit's names.
package enum ReturnKey: String, CaseIterable, Hashable, Sendable {
  case `default`
  case go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`

  /// Whether the key is drawn in the tint colour, as every key is that does more than end a line.
  package var isProminent: Bool { self != .default && self != .next }

  /// The word on the key, which each layout has in its language.
  package var word: KeyWord {
    switch self {
    case .default: .return
    case .go: .go
    case .join: .join
    case .next: .next
    case .route: .route
    case .google, .yahoo, .search: .search
    case .send: .send
    case .done: .done
    case .emergencyCall: .emergencyCall
    case .continue: .continue
    }
  }
}

/// The pages of a text keyboard.
package enum KeyboardPage: String, CaseIterable, Hashable, Sendable {
  case letters, numbers, symbols
}
