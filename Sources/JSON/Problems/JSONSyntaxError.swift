/// Why a file is not a JSON document, and the line of the error.
package struct JSONSyntaxError: Error, Hashable, ProblemDescription {
  /// The kind of error.
  package enum Reason: Hashable, Sendable {
    case emptyFile
    case notUTF8
    case endInside(Container, openedOn: Int)
    case endBeforeValue
    case expected(String, found: String)
    case unknownWord(String)
    case badNumber(String)
    case badEscape
    case controlCharacterInText
    case tooDeep(limit: Int)
  }

  /// Something that the file opens and does not close.
  package enum Container: String, Sendable {
    case object = "an object"
    case array = "a list"
    case text = "a text"
    case comment = "a comment"

    fileprivate var closing: String {
      switch self {
      case .object: "}"
      case .array: "]"
      case .text: "the same quote"
      case .comment: "*/"
      }
    }
  }

  package let reason: Reason
  /// The line of the error, from 1.
  package let line: Int
}

extension JSONSyntaxError {
  package var problem: String {
    switch reason {
    case .emptyFile: "the file is empty"
    case .notUTF8: "this line is not UTF-8"
    case .endInside(let container, let line):
      "the file ends inside \(container.rawValue) opened on line \(line)"
    case .endBeforeValue: "unexpected end of file; a value is missing"
    case .expected(_, let found): "found \(found)"
    case .unknownWord(let word): "invalid value \(word.quoted)"
    case .badNumber(let text): "invalid number \(text.quoted)"
    case .badEscape: "invalid escape in a string"
    case .controlCharacterInText: "line break or control character in a string"
    case .tooDeep(let limit): "values are nested more than \(limit) deep"
    }
  }

  package var remedy: String {
    switch reason {
    case .emptyFile: "write a JSON object"
    case .notUTF8: "save the file as UTF-8"
    case .endInside(let container, _): "close it with \(container.closing)"
    case .endBeforeValue: "finish the file"
    case .expected(let what, _): "write \(what)"
    case .unknownWord: "use a number, a text in quotes, true, false or null"
    case .badNumber: "write it as 12 or 12.5"
    case .badEscape: "use \\n, \\t, \\\", \\\\ or \\u with four hexadecimal digits"
    case .controlCharacterInText: "end the string on its line, or write \\n"
    case .tooDeep: "use fewer levels"
    }
  }
}
