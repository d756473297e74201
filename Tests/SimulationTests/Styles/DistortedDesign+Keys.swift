import Foundation
import InterfaceStyles

extension InterfaceStyle.Keys {
  func distorted(_ distortion: inout Distortion) -> Self {
    var part = self
    distortion.change(&part, [\.side, \.columnGap, \.cornerRadius, \.reach])
    // What fills the keyboard has no room to grow.
    distortion.shrink(&part, [\.blockWidth, \.top, \.bottom, \.predictions.width])
    distortion.shrink(&part, [\.shiftWidth, \.pageKeyWidth, \.returnWidth])
    distortion.shrink(&part, [\.functionRow.leastWidth])
    distortion.nudge(&part, [\.mostMiddleShare, \.functionRow.leastShiftShare, \.split.share])
    part.division = division.distorted(&distortion)
    part.predictions.unmeasuredHeight = distortion.changed(predictions.unmeasuredHeight)
    part.distortRows(&distortion)
    part.distortPages(&distortion)
    return part
  }

  private mutating func distortRows(_ distortion: inout Distortion) {
    distortion.change(&fiveRows, [\.columns, \.bottom])
    distortion.nudge(&fiveRows, [\.gapShare, \.digitsShare])
    distortion.change(&fiveRows, [\.tabShare, \.capsLockShare, \.shiftShare])
  }

  private mutating func distortPages(_ distortion: inout Distortion) {
    distortion.change(
      &alternatives,
      [\.padding, \.gap, \.height, \.leastWidth, \.leastFittingWidth, \.slack, \.reach])
    distortion.change(&numberPad, [\.side, \.gap, \.bottom])
    distortion.change(&emoji, [\.cell])
    distortion.change(&emoji, [\.categoriesHeight, \.categoriesGap, \.categoriesBottom])
    distortion.change(&dockKeys, [\.top, \.side, \.mostSideWidth])
    distortion.shrink(&dockKeys, [\.size.width, \.size.height])
    distortion.change(&split, [\.spaceMargin])
  }
}

extension InterfaceStyle.Keys.RowDivision {
  func distorted(_ distortion: inout Distortion) -> Self {
    switch self {
    // Measured keyboards have no room for higher keys.
    case .keys(let height, let lowHeight, let lowBelow, let leastGap):
      .keys(
        height: height * 0.93, lowHeight: lowHeight * 0.91, lowBelow: lowBelow + 1,
        leastGap: leastGap * 1.1)
    case .gaps(let height): .gaps(height: distortion.changed(height))
    }
  }
}

extension InterfaceStyle.FloatingKeyboard {
  func distorted(_ distortion: inout Distortion) -> Self {
    var part = self
    distortion.change(&part, [\.barHeight, \.handleHeight, \.bottomMargin])
    part.keysHeight *= 1.1
    part.size = CGSize(
      width: distortion.changed(size.width), height: part.barHeight + part.keysHeight)
    part.keys = keys.distorted(&distortion)
    part.keys.blockWidth = part.size.width - 2
    part.keys.predictions.width = part.size.width - 1
    return part
  }
}

extension InterfaceStyle.Accessory {
  func distorted(_ distortion: inout Distortion) -> Self {
    var part = self
    distortion.change(&part, [\.height, \.sideInset, \.arrowWidth, \.doneWidth])
    return part
  }
}

extension InterfaceStyle.Shortcuts {
  func distorted(_ distortion: inout Distortion) -> Self {
    var part = self
    distortion.change(&part, [\.sideInset, \.toolWidth])
    return part
  }
}
