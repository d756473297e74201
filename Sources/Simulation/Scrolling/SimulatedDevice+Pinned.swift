package import Foundation
import KeyboardAvoidance

extension SimulatedDevice {
  /// The composer's bar, from its upper edge to the bottom edge that is kept clear; nil without one.
  package var pinnedBar: CGRect? {
    guard scene.body == .chat, form.pinnedHeight > 0 else { return nil }
    return CGRect(
      x: chrome.window.minX, y: bottomEdgeY - form.pinnedHeight, width: chrome.window.width,
      height: form.pinnedHeight)
  }

  /// Whether there is anything to scroll in the scene at all.
  package var isScrollable: Bool { scene.body != .plain }

  func isOnPinned(_ point: CGPoint) -> Bool {
    if let bar = pinnedBar { return point.y >= bar.minY }
    return form.pinned.rows.contains { frame(of: $0).contains(point) }
  }

  // MARK: A list that follows its end

  /// Whether messages were at their end, so that they stay there when the space changes.
  var isAtFollowedEnd: Bool {
    scene.body == .chat
      && targetGeometry.maxOffset.y - scroll.target <= KeyboardInset.composerFollowDistance
  }

  /// Returns where messages come to rest after the space has changed; other content stays.
  func offsetFollowingEnd(from old: ScrollGeometry) -> CGFloat {
    guard scene.body == .chat else { return scroll.target }
    let geometry = targetGeometry
    return KeyboardInset.listOffset(
      scroll.target, contentHeight: geometry.contentSize.height,
      viewportHeight: geometry.viewport.height, topInset: geometry.adjustedInset.top,
      bottomInset: old.adjustedInset.bottom, changedTo: geometry.adjustedInset.bottom)
  }

  /// Keeps messages at their end when the composer has grown or shrunk.
  mutating func followEnd(from old: ScrollGeometry) {
    guard scene.body == .chat, !scroll.isDragging else { return }
    let target = offsetFollowingEnd(from: old)
    if target != scroll.target { scroll.rest(at: target, time: time) }
  }

  /// Adds what is in the composer to the messages, empties it and scrolls to the end.
  mutating func sendMessage() {
    guard let row = form.pinned.rows.first(where: { $0.row.kind == .textView }) else { return }
    let text = fields[row.id]?.editor.text.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    guard !text.isEmpty else { return }
    scene.messages.append(Scene.Message(text, isOwn: true))
    fields[row.id] = FieldState(
      editor: TextEditor(isMultiline: true, limit: row.row.input.characterLimit), touched: time)
    relayout()
    updateShift()
    guard !scroll.isDragging else { return }
    scroll.start(.animated(from: offset, to: targetGeometry.maxOffset.y, start: time))
  }
}
