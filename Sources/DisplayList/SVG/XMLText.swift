/// Text as XML wants it.
package enum XMLText {
  /// Escapes markup; characters that XML does not have at all are replaced.
  ///
  /// In an attribute quotes and white space are escaped too, so that none of it is lost.
  package static func escaped(
    _ text: String, inAttribute isAttribute: Bool = false, forbidden replacement: String = ""
  ) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where isAttribute: result += "&quot;"
      case "\n" where isAttribute, "\r" where isAttribute, "\t" where isAttribute:
        result += "&#\(scalar.value);"
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": result += replacement
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
