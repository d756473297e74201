import DisplayList
package import Foundation
import KeyboardAvoidance
package import Simulation

extension ScreenPicture {
  /// What explains the screen, as shapes over it; each overlay on its own.
  var overlays: [DrawCommand] {
    guard !options.overlays.isEmpty else { return [] }
    return Overlay.allCases.filter(options.overlays.contains).flatMap(commands(of:))
  }

  private func commands(of overlay: Overlay) -> [DrawCommand] {
    switch overlay {
    case .frame: keyboardOutline
    case .safeArea: safeAreas
    case .inset: insetBand
    case .viewport: viewportOutline
    case .target: targetOutline
    case .clearance: clearanceLine
    case .guide: guideLine
    // Fingers lie over everything else, also over the device's own parts.
    case .touches: []
    }
  }

  private var safeAreas: [DrawCommand] {
    let window = phone.restingMetrics.window
    let safe = window.inset(by: phone.metrics.deviceSafeArea)
    let color = OverlayColor.safeArea.faded(AnnotationStyle.safeAreaOpacity)
    let edges = [
      CGRect(
        x: window.minX, y: window.minY, width: window.width, height: safe.minY - window.minY),
      CGRect(x: window.minX, y: safe.maxY, width: window.width, height: window.maxY - safe.maxY),
      CGRect(x: window.minX, y: safe.minY, width: safe.minX - window.minX, height: safe.height),
      CGRect(x: safe.maxX, y: safe.minY, width: window.maxX - safe.maxX, height: safe.height),
    ]
    return edges.filter { $0.width > 0 && $0.height > 0 }.map { .fill($0, color) }
  }

  private var keyboardOutline: [DrawCommand] {
    guard phone.isKeyboardOnScreen else { return [] }
    let frame = phone.keyboardFrame.intersection(phone.metrics.screen)
    return [
      .border(
        RoundedRect(frame, radius: 0), width: AnnotationStyle.outlineWidth,
        dash: AnnotationStyle.keyboardDash, OverlayColor.keyboard)
    ]
  }

  private var targetOutline: [DrawCommand] {
    guard let target = phone.revealFrame, phone.clearance != nil else { return [] }
    let color = phone.isFocusCovered ? OverlayColor.covered : OverlayColor.clear
    let inset = AnnotationStyle.targetInset
    let shape = RoundedRect(
      target.insetBy(dx: inset.width, dy: inset.height), radius: AnnotationStyle.targetRadius)
    return [.border(shape, width: AnnotationStyle.outlineWidth, dash: [], color)]
  }

  /// The part of the screen that scrolls.
  private var viewportOutline: [DrawCommand] {
    guard phone.isScrollable else { return [] }
    let frame = phone.container.frame.intersection(phone.metrics.screen).insetBy(dx: 1, dy: 1)
    guard frame.width > 0, frame.height > 0 else { return [] }
    return [
      .border(
        RoundedRect(frame, radius: 0), width: AnnotationStyle.viewportWidth,
        dash: AnnotationStyle.viewportDash, OverlayColor.viewport)
    ]
  }

  /// A band along the left edge as high as what the strategy takes, and the edge that it makes.
  private var insetBand: [DrawCommand] {
    guard let span = phone.insetSpan else { return [] }
    let screen = phone.metrics.screen
    let height = span.upperBound - span.lowerBound
    let band = CGRect(
      x: screen.minX, y: span.lowerBound, width: AnnotationStyle.insetBandWidth, height: height)
    let edge = CGRect(x: screen.minX, y: span.lowerBound, width: screen.width, height: 1)
    return [.fill(band, OverlayColor.inset), .fill(edge, OverlayColor.inset)]
  }

  /// The upper edge of the keyboard's layout guide, dotted so that the keyboard's own shows through.
  private var guideLine: [DrawCommand] {
    let dot = AnnotationStyle.dot
    let y = phone.guideTop - dot.height / 2
    let window = phone.restingMetrics.window
    let left = window.minX + AnnotationStyle.dotMargin
    return stride(from: left, to: window.maxX, by: AnnotationStyle.dotPitch).map {
      .fill(CGRect(origin: CGPoint(x: $0, y: y), size: dot), OverlayColor.guide)
    }
  }

  /// A dimension line from what must be seen to the edge that would cover it.
  private var clearanceLine: [DrawCommand] {
    guard let span = phone.clearanceSpan else { return [] }
    let line = min(span.bottom, span.edge)...max(span.bottom, span.edge)
    let color = phone.isFocusCovered ? OverlayColor.covered : OverlayColor.clear
    let x = phone.metrics.window.maxX - AnnotationStyle.dimensionLineX
    let reach = AnnotationStyle.dimensionEnd
    let ends = [line.lowerBound, line.upperBound].map {
      DrawCommand.fill(CGRect(x: x - reach, y: $0 - 0.5, width: 2 * reach + 1, height: 1), color)
    }
    let height = line.upperBound - line.lowerBound
    return ends + [.fill(CGRect(x: x, y: line.lowerBound, width: 1, height: height), color)]
  }
}

extension SimulatedDevice {
  /// From which y to which the strategy takes room from the content; nil where it takes none.
  package var insetSpan: ClosedRange<CGFloat>? {
    let height = bottomInset
    guard height > AnnotationStyle.smallestInset else { return nil }
    let bottom = metrics.window.maxY - automaticBottom
    return (bottom - height)...bottom
  }
}
