import KeyboardAvoidance
package import Foundation

/// One view as the state report lists it.
package struct ViewReport: Hashable, Sendable {
  /// Unique in the report: a row's id, a bar's name, or `keyboard-` and a name.
  package var id: String
  /// A word of `Row.Kind`, or `navigationBar`, `tabBar`, `toolbar`, `key` and the like.
  package var kind: String
  /// What a screen reader reads; tapes find views by it.
  package var label: String
  /// In screen coordinates, also for a view that is scrolled away.
  package var frame: CGRect
  /// Whether any part of it is visible: on the screen, not under a bar or the keyboard.
  package var isVisible: Bool
  /// What a control is set to; nil for a view that is not a control.
  package var value: String?
}

extension SimulatedDevice {
  /// All views in reading order: bars, rows from top to bottom, the keyboard.
  package var views: [ViewReport] {
    var views: [ViewReport] = []
    if let bar = navigationBarFrame, let title = scene.navigationBar?.title {
      views.append(
        ViewReport(
          id: "navigation-bar", kind: "navigationBar", label: title, frame: bar,
          isVisible: bar.intersects(metrics.screen)))
    }
    views += layout.rows.map { row in
      ViewReport(
        id: row.id, kind: row.row.kind.rawValue, label: row.row.name, frame: frame(of: row),
        isVisible: isVisible(row), value: control(of: row)?.text)
    }
    if let bar = metrics.toolbar {
      views.append(
        ViewReport(
          id: "toolbar", kind: "toolbar", label: scene.toolbar.map(\.title).joined(separator: ", "),
          frame: bar, isVisible: !isKeyboardOnScreen || keyboardFrame.minY > bar.minY))
    }
    if let bar = metrics.tabBar {
      views.append(
        ViewReport(
          id: "tab-bar", kind: "tabBar", label: scene.tabBar.map(\.title).joined(separator: ", "),
          frame: bar, isVisible: !isKeyboardOnScreen || !isDocked || keyboardFrame.minY > bar.minY))
    }
    return views + keyboardViews
  }

  /// The part of the screen in which content is visible.
  package var visibleContent: CGRect {
    let window = metrics.window
    let top = max(
      metrics.screen.minY, navigationBarFrame?.maxY ?? window.minY + metrics.safeArea.top)
    let bars = (metrics.tabBar ?? metrics.toolbar)?.minY ?? window.maxY
    let bottom = isKeyboardOnScreen && isDocked ? min(bars, keyboardFrame.minY) : bars
    return CGRect(x: window.minX, y: top, width: window.width, height: max(0, bottom - top))
  }

  /// The part of a row that is visible and can be touched; null if there is none.
  ///
  /// Rows that scroll are clipped to the scroll view, and pinned rows cover them.
  package func visibleFrame(of row: SceneLayout.RowLayout) -> CGRect {
    let frame = frame(of: row)
    switch row.placement {
    case .navigationBar, .toolbar:
      let top = isKeyboardOnScreen && isDocked ? keyboardFrame.minY : metrics.screen.maxY
      var clear = metrics.screen
      clear.size.height = top - clear.minY
      return frame.intersection(clear)
    case .pinned: return frame.intersection(visibleContent)
    case .scrolled, .filling, .nested:
      var seen = frame.intersection(visibleContent).intersection(container.frame)
      if !seen.isNull, let bar = pinnedBar {
        seen.size.height = min(seen.height, bar.minY - seen.minY)
      }
      if case .nested(let id) = row.placement, let carousel = layout.row(id) {
        seen = seen.intersection(self.frame(of: carousel))
      }
      return seen
    }
  }

  private func isVisible(_ row: SceneLayout.RowLayout) -> Bool {
    let seen = visibleFrame(of: row)
    guard !seen.isNull, seen.width > 0, seen.height > 0 else { return false }
    return isDocked || !isKeyboardOnScreen || !keyboardFrame.contains(seen)
  }
}
