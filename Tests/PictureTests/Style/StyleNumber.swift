import DisplayList
import Foundation
import InterfaceStyles
import Typography

/// One number of a style, and how a test changes it.
struct StyleNumber {
  let name: String
  /// Whether a design for the device has it.
  let isPresent: (DistortedDesign) -> Bool
  /// Multiplies it by a factor.
  let scale: (inout DistortedDesign, CGFloat) -> Void

  private static func lengths(
    _ paths: [WritableKeyPath<DistortedDesign, CGFloat>]
  ) -> [StyleNumber] {
    paths.map { path in
      StyleNumber(name: "\(path)", isPresent: { _ in true }) { $0[keyPath: path] *= $1 }
    }
  }

  private static func fonts(_ paths: [WritableKeyPath<DistortedDesign, Font>]) -> [StyleNumber] {
    paths.map { path in
      StyleNumber(name: "\(path)", isPresent: { _ in true }) {
        $0[keyPath: path] = $0[keyPath: path].resized($1)
      }
    }
  }

  /// The numbers of a part that only some devices have.
  private static func part<Part>(
    _ part: WritableKeyPath<DistortedDesign, Part?>, _ lengths: [WritableKeyPath<Part, CGFloat>],
    fonts: [WritableKeyPath<Part, Font>] = []
  ) -> [StyleNumber] {
    func number(_ name: String, _ change: @escaping (inout Part, CGFloat) -> Void) -> StyleNumber {
      StyleNumber(name: name, isPresent: { $0[keyPath: part] != nil }) { design, factor in
        guard var value = design[keyPath: part] else { return }
        change(&value, factor)
        design[keyPath: part] = value
      }
    }
    return lengths.map { path in number("\(path)") { $0[keyPath: path] *= $1 } }
      + fonts.map { path in
        number("\(path)") { $0[keyPath: path] = $0[keyPath: path].resized($1) }
      }
  }

  static var all: [StyleNumber] { surfaces + statusBar + bars + content + keys + keyboard }

  private static var surfaces: [StyleNumber] {
    lengths([
      \.shapes.bubble.radius, \.shapes.composer.radius, \.shapes.cell.radius,
      \.shapes.searchField.radius, \.shapes.stepper.radius, \.shapes.filledButton.radius,
      \.shapes.scrollIndicator.radius, \.shapes.window.radius, \.shapes.splitKeyboard.radius,
      \.shapes.floatingKeyboard.radius, \.shapes.callout.radius, \.shapes.alternative.radius,
      \.shadows.switchKnob.blur, \.shadows.switchKnob.offset.y, \.shadows.window.blur,
      \.shadows.window.offset.y, \.shadows.keyboard.blur, \.shadows.keyboard.offset.y,
      \.shadows.callout.blur, \.shadows.callout.offset.y,
    ])
  }

  private static var statusBar: [StyleNumber] {
    part(
      \.besideHousing,
      [
        \.timeBox.origin.y, \.timeBox.size.width, \.timeBox.size.height, \.timeMargin, \.y,
        \.signal.x, \.signal.scale, \.wifi.x, \.wifi.scale, \.battery.x, \.battery.scale,
      ], fonts: [\.font])
      + part(
        \.timeInMiddle,
        [
          \.timeWidth, \.carrierX, \.carrierGap, \.signal.x, \.signal.scale, \.wifi.x,
          \.wifi.scale, \.wifiGap, \.battery.x, \.battery.scale,
        ], fonts: [\.timeFont, \.carrierFont])
      + part(
        \.timeFirst,
        [
          \.timeX, \.widthShare, \.dateGap, \.wifi.x, \.wifi.scale, \.battery.x, \.battery.scale,
        ], fonts: [\.font])
      + part(\.homeIndicator, [\.size.width, \.size.height, \.margin])
  }

  private static var bars: [StyleNumber] {
    lengths([
      \.barDrawing.titleMargin, \.barDrawing.largeTitleTop, \.barDrawing.largeTitleHeight,
      \.barDrawing.solidTravel, \.barDrawing.titleLead, \.barDrawing.titleTravel,
      \.barDrawing.backIconX, \.barDrawing.backTitleX, \.barDrawing.backWidthShare,
      \.tabDrawing.stackedHeight, \.tabDrawing.stacked.margin, \.tabDrawing.stacked.iconY,
      \.tabDrawing.stacked.titleY, \.tabDrawing.stacked.titleHeight,
      \.tabDrawing.sideBySide.iconScale, \.tabDrawing.sideBySide.iconWidth,
      \.tabDrawing.sideBySide.gap, \.tabDrawing.sideBySide.margins,
    ])
      + fonts([
        \.barDrawing.titleFont, \.barDrawing.largeTitleFont, \.barDrawing.backFont,
        \.tabDrawing.stacked.font, \.tabDrawing.sideBySide.font,
      ])
  }

  private static var content: [StyleNumber] {
    lengths([
      \.controlDrawing.knobMargin, \.controlDrawing.stepperLineMargin,
      \.controlDrawing.searchIconX, \.controlDrawing.composerEdge, \.controlDrawing.sendMargin,
      \.controlDrawing.filledButtonMargin, \.selection.caretWidth, \.selection.caretRadius,
      \.selection.caretHeightShare, \.selection.ballRadius, \.selection.stemWidth,
      \.selection.stemOverlap, \.selection.underlineHeight, \.selection.underlineRise,
      \.selection.sideOverflow, \.selection.lineOverflow, \.windowDrawing.otherApp.barHeight,
      \.windowDrawing.otherApp.margin, \.windowDrawing.otherApp.top,
      \.windowDrawing.otherApp.lineShares[0], \.windowDrawing.otherApp.lineHeight,
      \.windowDrawing.otherApp.linePitch, \.windowDrawing.otherApp.paragraphGap,
    ]) + fonts([\.controlDrawing.filledButtonFont]) + part(\.cardInset, [\.self])
  }

  private static var keys: [StyleNumber] {
    lengths([
      \.fit.characterMargin, \.fit.wordMargin, \.fit.smallestSize, \.fit.lift,
      \.fit.smallLetterLift, \.corner.margin, \.corner.narrowWidth, \.corner.narrowShare,
      \.corner.labelRise, \.corner.labelHeight, \.corner.iconRise, \.keyFaces.globeScale,
      \.keyFaces.microphoneScale, \.keyFaces.shadowDrop, \.keyFaces.emojiDisc,
      \.keyFaces.categoryDisc,
    ])
      + fonts([
        \.keyFaces.fonts.smallLetter, \.keyFaces.fonts.character, \.keyFaces.fonts.capitalYe,
        \.keyFaces.fonts.emoji, \.keyFaces.fonts.category, \.keyFaces.fonts.bareCharacter,
        \.keyFaces.fonts.bareWord, \.keyFaces.fonts.word, \.keyFaces.fonts.suggestion,
      ])
      + part(
        \.digitPad,
        [
          \.lowHeight, \.digitY, \.digitHeight, \.lettersY, \.lettersHeight, \.lowDigitX,
          \.lowDigitWidth, \.lowLettersX,
        ], fonts: [\.font, \.lowFont, \.wordFont, \.lettersFont])
  }

  private static var keyboard: [StyleNumber] {
    lengths([
      \.callouts.edgeWidth, \.callouts.key.headHeight, \.callouts.key.overhang,
      \.callouts.key.gap, \.callouts.key.shoulder, \.callouts.key.bend, \.callouts.key.neck,
      \.callouts.key.lift, \.callouts.key.smallLetterLift, \.callouts.alternatives.narrowWidth,
      \.callouts.alternatives.lift, \.callouts.alternatives.foot, \.callouts.alternatives.neck,
      \.suggestionDrawing.margin, \.suggestionDrawing.top, \.suggestionDrawing.bottom,
      \.suggestionDrawing.separatorTopShare, \.suggestionDrawing.separatorShare,
      \.suggestionDrawing.aloneInset, \.suggestionDrawing.iconGap, \.suggestionDrawing.sourceTop,
      \.suggestionDrawing.sourceHeight, \.keyboardPanels.splitOverhang,
      \.keyboardPanels.grip.width, \.keyboardPanels.grip.height, \.keyboardPanels.gripRise,
      \.accessoryDrawing.titleMargin,
    ])
      + fonts([
        \.callouts.key.font, \.callouts.key.smallLetterFont, \.callouts.alternatives.font,
        \.callouts.alternatives.narrowFont, \.suggestionDrawing.sourceFont,
        \.accessoryDrawing.titleFont, \.accessoryDrawing.buttonFont,
      ])
  }
}

extension Font {
  /// The same weight in another size.
  fileprivate func resized(_ factor: CGFloat) -> Font { Font(size: size * factor, weight: weight) }
}
