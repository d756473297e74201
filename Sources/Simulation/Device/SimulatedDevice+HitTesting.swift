package import Foundation
import InterfaceStyles
import KeyboardLayouts

/// The one hit test: for fingers, taps, wheels, and everything else that asks what is at a point.
extension SimulatedDevice {
  /// Returns what is under a point of the screen, from the front to the back.
  ///
  /// A keyboard that is leaving covers the app but takes no keys.
  package func hitTest(_ point: CGPoint) -> HitTarget {
    if floatingHandle?.contains(point) == true { return .handle }
    if isKeyboardOnScreen, isOnKeyboard(point) { return keyboardHit(at: point) }
    guard metrics.window.contains(point) else { return .bar }
    if selectionEnd(at: point) != nil { return .selection }
    return appHit(at: point)
  }

  /// Returns what is under a point without the keyboard and the selection's handles.
  ///
  /// A finger that is lifted reaches this, even if the keyboard has risen under it meanwhile.
  func appHit(at point: CGPoint) -> HitTarget {
    if let row = layout.bars.rows.first(where: { frame(of: $0).contains(point) }) {
      return .app(.pinned, hit(row, at: point))
    }
    if let bar = navigationBarFrame, bar.contains(point) { return .bar }
    if let bar = metrics.tabBar ?? metrics.toolbar, bar.contains(point) { return .bar }
    if isOnPinned(point) {
      // A button inside a text view comes after it, and is in front of it.
      let row = layout.pinned.rows.last { frame(of: $0).contains(point) }
      return .app(.pinned, row.map { hit($0, at: point) })
    }
    let surface = carousel(at: point).map(HitTarget.Surface.carousel) ?? .content
    return .app(surface, contentRow(at: point).map { hit($0, at: point) })
  }

  // MARK: The app

  private func contentRow(at point: CGPoint) -> SceneLayout.RowLayout? {
    guard container.frame.contains(point) else { return nil }
    let rows = layout.content.rows
    return layout.contentRows(at: contentY(of: point)).first { isHit(rows[$0], at: point) }
      .map { rows[$0] }
  }

  /// A row inside a carousel is hit only where the carousel shows it.
  private func isHit(_ row: SceneLayout.RowLayout, at point: CGPoint) -> Bool {
    guard row.row.kind != .carousel, frame(of: row).contains(point) else { return false }
    guard case .nested(let id) = row.placement else { return true }
    return layout.row(id).map { frame(of: $0).contains(point) } ?? false
  }

  private func hit(_ row: SceneLayout.RowLayout, at point: CGPoint) -> HitTarget.RowHit {
    HitTarget.RowHit(id: row.id, part: part(of: row, at: point))
  }

  private func part(of row: SceneLayout.RowLayout, at point: CGPoint) -> HitTarget.RowPart {
    if isOnClearButton(row, point) { return .clearButton }
    guard case .stepper = control(of: row) else { return .whole }
    guard let stepper = row.accessoryFrame.map({ onScreen($0, row.placement) }),
      stepper.insetBy(dx: -4, dy: -6).contains(point)
    else { return .besideStepper }
    return .stepper((point.x < stepper.midX) == layout.isRightToLeft ? .plus : .minus)
  }

  private func isOnClearButton(_ row: SceneLayout.RowLayout, _ point: CGPoint) -> Bool {
    guard showsClearButton(row), let button = row.accessoryFrame else { return false }
    return onScreen(button, row.placement).insetBy(dx: -10, dy: -12).contains(point)
  }

  // MARK: The keyboard

  private func keyboardHit(at point: CGPoint) -> HitTarget {
    guard keyboard.isVisible else { return .bar }
    if let bar = accessoryBar, bar.frame.contains(point) {
      return .accessory(bar.button(at: point))
    }
    if let tool = shortcutTool(at: point) { return .tool(tool) }
    if isOnPredictions(point) { return .prediction(prediction(at: point)) }
    return .key(keyboardGeometry?.key(at: onKeyboard(point))?.id)
  }

  /// Whether a point of the screen is on the keyboard; the gap of a split keyboard is not.
  private func isOnKeyboard(_ point: CGPoint) -> Bool {
    guard keyboardFrame.contains(point) else { return false }
    guard settings.arrangement == .split, let halves = keyboardGeometry?.halves else { return true }
    let local = onKeyboard(point)
    return local.y < 0 || halves.contains { $0.contains(local) }
  }

  private func shortcutTool(at point: CGPoint) -> ShortcutTool? {
    guard let bar = shortcutBar else { return nil }
    return ShortcutTool.tool(at: onKeyboard(point), in: bar, style.shortcuts)
  }

  /// The bar with an iPad's tools, from the keyboard's top left corner; nil if it has none.
  var shortcutBar: CGRect? {
    guard style.keys.arrangement.isTablet, settings.arrangement != .floating else { return nil }
    return keyboardGeometry?.bar
  }
}
