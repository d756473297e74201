import Foundation
import InterfaceStyles
import Typography

extension InterfaceStyle.Windows {
  func distorted(_ distortion: inout Distortion) -> Self {
    var part = self
    distortion.change(&part, [\.divider])
    part.pageSheet = pageSheet.distorted(&distortion)
    part.formSheet = formSheet.distorted(&distortion)
    part.splitView = splitView.distorted(&distortion)
    part.slideOver = slideOver.distorted(&distortion)
    return part
  }
}

extension InterfaceStyle.Windows.Shape {
  func distorted(_ distortion: inout Distortion) -> Self {
    switch self {
    case .screen, .half: self
    case .card(let top): .card(top: distortion.changed(top))
    case .tall(let width, let sideMargins, let top):
      .tall(
        width: distortion.changed(width), sideMargins: distortion.changed(sideMargins),
        top: distortion.changed(top))
    // The lowest tablet is 744 high on its side.
    case .fixed(let size):
      .fixed(
        CGSize(width: distortion.changed(size.width), height: min(700, size.height * 0.9)))
    case .narrow(let width, let margin, let leastBottom):
      .narrow(
        width: distortion.changed(width), margin: distortion.changed(margin),
        leastBottom: distortion.changed(leastBottom))
    }
  }
}

extension InterfaceStyle.Bars {
  func distorted(_ distortion: inout Distortion) -> Self {
    var part = self
    distortion.change(
      &part,
      [
        \.titleHeight, \.navigationHeight, \.largeTitleHeight, \.toolbarHeight, \.tabBarHeight,
        \.tabBarHeightAboveIndicator,
      ])
    part.navigationBottom = navigationBottom.map { max($0 - 20, distortion.changed($0)) }
    distortion.change(
      &part.search,
      [
        \.barHeight, \.fieldHeight, \.fieldTop, \.textInset, \.textTrailing, \.clearButtonTrailing,
      ])
    return part
  }
}

extension InterfaceStyle.Controls {
  func distorted(_ distortion: inout Distortion) -> Self {
    var part = self
    distortion.change(&part, [\.toggle, \.stepper, \.picker, \.clearButton])
    distortion.change(&part, [\.filledButtonHeight, \.filledButtonPadding])
    return part
  }
}

extension InterfaceStyle.Indicators {
  func distorted(_ distortion: inout Distortion) -> Self {
    var part = self
    distortion.change(&part, [\.thickness, \.margin, \.leastLength])
    return part
  }
}

extension InterfaceStyle.TextStyles {
  func distorted(_ distortion: inout Distortion) -> Self {
    var part = self
    part.body = distortion.changed(body)
    part.footnote = distortion.changed(footnote)
    part.bar = distortion.changed(bar)
    part.filledButton = distortion.changed(filledButton)
    part.heading = distortion.changed(heading)
    part.note = distortion.changed(note)
    // Lines are as high as their font at least, whatever ruler measures that.
    part.messageLineHeight = part.body.size * 1.4
    return part
  }
}
