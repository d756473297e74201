import Foundation
import InterfaceStyles

extension InterfaceStyle.Cards {
  func distorted(_ distortion: inout Distortion) -> Self {
    var part = self
    distortion.change(&part, [\.sideInset, \.top, \.gap, \.bottom, \.cornerRadius])
    return part
  }
}

extension InterfaceStyle.Captions {
  func distorted(_ distortion: inout Distortion) -> Self {
    var part = self
    distortion.change(&part, [\.headerTop, \.headerBottom, \.footerTop])
    return part
  }
}

extension InterfaceStyle.Rows {
  func distorted(_ distortion: inout Distortion) -> Self {
    var part = self
    distortion.change(
      &part,
      [
        \.padding, \.textMargin, \.minimumHeight, \.labelColumn, \.labelGap, \.stackedGap,
        \.controlGap,
      ])
    distortion.nudge(&part, [\.mostLabelShare])
    return part
  }
}

extension InterfaceStyle.Carousels {
  func distorted(_ distortion: inout Distortion) -> Self {
    var part = self
    distortion.change(
      &part,
      [
        \.minimumCellHeight, \.cellPadding, \.textInset, \.cellWidth, \.cellGap, \.top, \.bottom,
        \.revealMargin,
      ])
    distortion.nudge(&part, [\.mostCellShare])
    return part
  }
}

extension InterfaceStyle.Messages {
  func distorted(_ distortion: inout Distortion) -> Self {
    var part = self
    distortion.change(&part, [\.sideInset, \.top, \.bottom, \.gap, \.turnGap, \.mostWidth])
    distortion.change(&part, [\.padding])
    return part
  }
}

extension InterfaceStyle.Composer {
  /// - Parameter line: height of a line; the button is no higher than the text view with one.
  func distorted(_ distortion: inout Distortion, line: CGFloat) -> Self {
    var part = self
    distortion.change(&part, [\.sideInset, \.margin, \.windowParts, \.buttonGap])
    distortion.change(&part, [\.padding])
    part.buttonSize = line + 2 * part.padding.height - 1
    return part
  }
}

extension InterfaceStyle.Note {
  func distorted(_ distortion: inout Distortion) -> Self {
    var part = self
    distortion.change(&part, [\.margin, \.buttonWidth])
    distortion.change(&part, [\.padding])
    return part
  }
}

extension InterfaceStyle.Stack {
  func distorted(_ distortion: inout Distortion) -> Self {
    var part = self
    distortion.change(
      &part,
      [
        \.mostWidth, \.gap, \.bottom, \.headerBottom, \.footerTop, \.sideButtonWidth,
        \.sideButtonGap, \.stackedGap, \.labelColumn, \.labelGap,
      ])
    distortion.nudge(&part, [\.mostColumnShare, \.mostLabelShare])
    return part
  }
}
