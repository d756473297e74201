/// Turns the names of devices into ids that are easy to type.
package enum DeviceSlug {
  /// Converts "iPhone SE (3rd generation)" to `iphone-se-3rd-generation`.
  ///
  /// Runs of anything but ASCII letters and digits become one hyphen, "+" becomes "plus". Empty if
  /// nothing is left.
  package static func slug(_ name: String) -> String {
    var slug = ""
    var isWordOver = false
    for scalar in name.lowercased().unicodeScalars {
      let part = scalar == "+" ? "plus" : isPlain(scalar) ? String(scalar) : ""
      if !part.isEmpty, isWordOver, !slug.isEmpty { slug += "-" }
      slug += part
      isWordOver = part.isEmpty
    }
    return slug
  }

  /// Whether an id has only lowercase letters, digits and single hyphens or dots between them.
  package static func isWellFormed(_ id: String) -> Bool {
    let words = id.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "." }
    return words.allSatisfy { word in
      !word.isEmpty && word.unicodeScalars.allSatisfy(isPlain)
    }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
  }
}
