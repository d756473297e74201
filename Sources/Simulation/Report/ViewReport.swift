import KeyboardAvoidance
package import Foundation

/// One view as the state report lists it.
package struct ViewReport: Hashable, Sendable {
  package var id: String
  package var kind: String
  package var label: String
  /// Screen coordinates; also views that are scrolled away have one.
  package var frame: CGRect
  /// Whether any part of it is seen: on the screen, not under a bar or the keyboard.
  package var isVisible: Bool

  var json: JSONText {
    .object([
      ("id", .string(id)), ("kind", .string(kind)), ("label", .string(label)),
      ("frame", .rect(frame)), ("visible", .bool(isVisible)),
    ])
  }
}

extension Phone {
  /// All views in reading order: bars, rows from top to bottom.
  package var views: [ViewReport] {
    var views: [ViewReport] = []
    if let bar = chrome.navigationBar, let title = scene.navigationBar?.title {
      views.append(
        ViewReport(
          id: "navigation-bar", kind: "navigationBar", label: title, frame: bar, isVisible: true))
    }
    views += form.rows.map { row in
      let frame = frame(of: row)
      return ViewReport(
        id: row.id, kind: row.row.kind.rawValue, label: row.row.name, frame: frame,
        isVisible: isVisible(frame, row.placement))
    }
    if let bar = chrome.tabBar {
      views.append(
        ViewReport(
          id: "tab-bar", kind: "tabBar", label: scene.tabBar.map(\.title).joined(separator: ", "),
          frame: bar, isVisible: !isKeyboardOnScreen || !isDocked || keyboardFrame.minY > bar.minY))
    }
    return views
  }

  /// The part of the screen in which content is seen.
  package var visibleContent: CGRect {
    let window = chrome.window
    let top = window.minY + chrome.safeArea.top
    let bars = chrome.tabBar?.minY ?? window.maxY
    let bottom = isKeyboardOnScreen && isDocked ? min(bars, keyboardFrame.minY) : bars
    return CGRect(x: window.minX, y: top, width: window.width, height: max(0, bottom - top))
  }

  /// What scrolls is cut to the scroll view and lies under what is pinned.
  private func isVisible(_ frame: CGRect, _ placement: SceneLayout.Placement) -> Bool {
    var seen = frame.intersection(visibleContent)
    if placement != .pinned {
      seen = seen.intersection(container.frame)
      if let bar = pinnedBar { seen.size.height = min(seen.height, bar.minY - seen.minY) }
    }
    if case .nested(let id) = placement, let strip = form.row(id) {
      seen = seen.intersection(self.frame(of: strip))
    }
    guard !seen.isNull, seen.width > 0, seen.height > 0 else { return false }
    return isDocked || !isKeyboardOnScreen || !keyboardFrame.contains(seen)
  }
}
