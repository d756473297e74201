import DisplayList
import Foundation
import InterfaceStyles
import KeyboardLayouts
import Typography

/// A phone's pad of large keys for digits.
extension KeyboardPicture {
  /// A pad's digit with its letters under it, or beside it where the key is low.
  ///
  /// Low keys have all digits in line, also those without letters.
  func digit(
    of key: Key, _ sublabel: String, _ color: Color, _ pad: DigitPad
  ) -> [DrawCommand] {
    let isLow = key.frame.height < pad.lowHeight
    let letters = sublabel.map { String($0) }.joined(separator: "\u{200A}")
    let font = key.label.count > 1 ? pad.wordFont : isLow ? pad.lowFont : pad.font
    let digit = isLow ? lowDigitBox(key, pad) : digitBox(key, hasLetters: !sublabel.isEmpty, pad)
    let box = isLow ? lowLettersBox(key, pad) : lettersBox(key, pad)
    return [
      text.line(key.label, font, color, in: digit, align: .center),
      text.line(letters, pad.lettersFont, color, in: box, align: isLow ? .left : .center),
    ].compactMap { $0 }
  }

  typealias DigitPad = InterfaceStyle.KeyFaces.DigitPad

  private func digitBox(_ key: Key, hasLetters: Bool, _ pad: DigitPad) -> CGRect {
    guard hasLetters else { return key.frame }
    return CGRect(
      x: key.frame.minX, y: key.frame.minY + pad.digitY, width: key.frame.width,
      height: pad.digitHeight)
  }

  private func lettersBox(_ key: Key, _ pad: DigitPad) -> CGRect {
    CGRect(
      x: key.frame.minX, y: key.frame.minY + pad.lettersY, width: key.frame.width,
      height: pad.lettersHeight)
  }

  private func lowDigitBox(_ key: Key, _ pad: DigitPad) -> CGRect {
    CGRect(
      x: key.frame.midX + pad.lowDigitX, y: key.frame.minY, width: pad.lowDigitWidth,
      height: key.frame.height)
  }

  private func lowLettersBox(_ key: Key, _ pad: DigitPad) -> CGRect {
    CGRect(
      x: key.frame.midX + pad.lowLettersX, y: key.frame.minY,
      width: key.frame.width / 2 - pad.lowLettersX, height: key.frame.height)
  }
}
