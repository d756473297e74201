extension TextEditor {
  /// Drops control characters; every line break becomes `\n`, in a single-line field a space.
  static func clean(_ text: String, isMultiline: Bool) -> String {
    guard text.unicodeScalars.contains(where: \.isControlOrBreak) else { return text }
    var result = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace, scalar.isControlOrBreak {
        let isSecondOfPair = scalar == "\n" && last == "\r"
        let isTab = scalar == "\t"
        if !isSecondOfPair { result.append(isMultiline && !isTab ? "\n" : " ") }
      } else if !scalar.isControlOrBreak {
        result.append(scalar)
      }
      last = scalar
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character, or parts lines or paragraphs.
  fileprivate var isControlOrBreak: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
