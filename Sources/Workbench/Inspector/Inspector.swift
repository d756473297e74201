package import Foundation
import Picture
package import Simulation

/// The panel at the right of the window: whether it is shown, its scroll offset, its open groups,
/// and its focused control.
///
/// Its lines are created from `InspectorContent` whenever they are needed; they are not stored.
package struct Inspector: Hashable, Sendable {
  /// The result of a click or a key.
  package enum Output: Hashable {
    /// Open a list.
    case opens(ListSource)
    /// An entry of a list was picked without opening it.
    case picks(MenuAction)
    /// Turn the setting with this id on or off.
    case flips(String)
    case performs(Command)
    /// Make the phone at this index the active one.
    case activates(Int)
  }

  /// The width in points; less only in a narrower window.
  package static let width: CGFloat = 320
  /// The window width in points below which the inspector covers the phones, and is hidden until it
  /// is opened.
  package static let leastWidth: CGFloat = 760

  /// Whether it is shown in windows that are wide enough for it beside the phones.
  package private(set) var isShownBeside = true
  private var isShownOver = false
  /// The focused control; nil while keys go to the phones.
  package private(set) var focused: Control?
  /// The scroll offset, in points.
  package private(set) var scroll: CGFloat = 0
  /// The groups that are open.
  private var openGroups: Set<SettingGroup> = []

  /// Creates an inspector that is shown beside the phones.
  package init() {}

  // MARK: Where it is

  /// Whether a window is too narrow for the inspector beside the phones.
  package static func isOverPhones(in window: CGSize) -> Bool { window.width < leastWidth }

  /// The frame of the inspector in a window; nil while it is hidden.
  package func frame(in window: CGSize) -> CGRect? {
    guard Self.isOverPhones(in: window) ? isShownOver : isShownBeside else { return nil }
    let width = min(Self.width, window.width)
    return CGRect(x: window.width - width, y: 0, width: width, height: window.height)
  }

  /// The right edge of the area for the phones; an inspector that covers them does not reduce it.
  package func phonesEnd(in window: CGSize) -> CGFloat {
    Self.isOverPhones(in: window) ? window.width : frame(in: window)?.minX ?? window.width
  }

  /// All lines from top to bottom, in the window's points; none while it is hidden.
  package func items(_ content: InspectorContent, in window: CGSize) -> [InspectorItem] {
    lines(content, in: window)?.items ?? []
  }

  private func lines(_ content: InspectorContent, in window: CGSize) -> InspectorStack? {
    frame(in: window).map { content.lines(openGroups: openGroups, scroll: scroll, in: $0) }
  }

  // MARK: Showing and hiding

  /// Shows or hides it in windows that are wide enough for it.
  package mutating func setShownBeside(_ isShown: Bool) { isShownBeside = isShown }

  /// Shows or hides it; hiding it removes the focus.
  package mutating func toggle(in window: CGSize) {
    if Self.isOverPhones(in: window) { isShownOver.toggle() } else { isShownBeside.toggle() }
    windowResized(to: window)
  }

  /// Removes the focus if the new window size hides the inspector.
  package mutating func windowResized(to window: CGSize) {
    if frame(in: window) == nil { focused = nil }
  }

  /// Opens or closes a group.
  package mutating func toggle(_ group: SettingGroup) {
    openGroups.formSymmetricDifference([group])
  }

  /// Scrolls by a distance in points, rounded to whole points and clamped to the height of the
  /// lines.
  package mutating func scroll(by dy: CGFloat, _ content: InspectorContent, in window: CGSize) {
    let height = frame(in: window)?.height ?? 0
    let range = max(0, (lines(content, in: window)?.height ?? 0) - height)
    scroll = min(max(0, (scroll + dy).rounded()), range)
  }

  // MARK: Focus

  /// Focuses the first control, and shows the inspector if it is hidden.
  package mutating func focusFirst(_ content: InspectorContent, in window: CGSize) {
    if frame(in: window) == nil { toggle(in: window) }
    focus(items(content, in: window).controls.first, content, in: window)
  }

  /// Removes the focus, so that keys go to the phones.
  package mutating func resignFocus() { focused = nil }

  /// Removes the focus, and hides an inspector that covers the phones.
  package mutating func leave(in window: CGSize) {
    focused = nil
    if Self.isOverPhones(in: window) { isShownOver = false }
  }

  private mutating func moveFocus(by step: Int, _ content: InspectorContent, in window: CGSize) {
    let controls = items(content, in: window).controls
    guard !controls.isEmpty else { return }
    let index = focused.flatMap(controls.firstIndex(of:)) ?? 0
    focus(controls[(index + step + controls.count) % controls.count], content, in: window)
  }

  /// Focuses a control and scrolls to it.
  private mutating func focus(
    _ control: Control?, _ content: InspectorContent, in window: CGSize
  ) {
    focused = control
    guard let control, let frame = frame(in: window),
      let item = items(content, in: window).first(where: { $0.control == control })
    else { return }
    let room = frame.insetBy(dx: 0, dy: 24)
    let below = max(0, item.frame.maxY - room.maxY)
    let above = max(0, room.minY - item.frame.minY)
    scroll(by: below > 0 ? below : -above, content, in: window)
  }

  // MARK: Input

  /// Clicks and focuses the control at a point.
  package mutating func click(
    at point: CGPoint, _ content: InspectorContent, in window: CGSize
  ) -> Output? {
    guard let item = items(content, in: window).first(where: { $0.frame.contains(point) }),
      let control = item.control
    else { return nil }
    focused = control
    return item.click(at: point).flatMap { perform($0, content) }
  }

  /// Handles a key: moves the focus, operates the focused control, or removes the focus; ignored
  /// without a focus.
  ///
  /// - Parameter key: its name, as in `Input.key`.
  package mutating func press(
    _ key: String, _ modifiers: ShortcutModifiers, _ content: InspectorContent, in window: CGSize
  ) -> Output? {
    guard let control = focused, modifiers.isSubset(of: .shift) else { return nil }
    switch key {
    case "escape": leave(in: window)
    case "tab": moveFocus(by: modifiers.contains(.shift) ? -1 : 1, content, in: window)
    case "up": moveFocus(by: -1, content, in: window)
    case "down": moveFocus(by: 1, content, in: window)
    case "home": focus(items(content, in: window).controls.first, content, in: window)
    case "end": focus(items(content, in: window).controls.last, content, in: window)
    case "left", "right": return step(control, by: key == "left" ? -1 : 1, content, in: window)
    case "return", " ": return perform(control.click, content)
    default: break
    }
    return nil
  }

  private mutating func perform(
    _ click: InspectorItem.Click, _ content: InspectorContent
  ) -> Output? {
    switch click {
    case .open(let source): return .opens(source)
    case .pick(let source, let index):
      return .picks(content.choices.entries(of: source)[index].action)
    case .flip(let id): return .flips(id)
    case .perform(let command): return .performs(command)
    case .activate(let index): return .activates(index)
    case .showOrHide(let group):
      toggle(group)
      return nil
    }
  }

  /// Changes a setting to the next or previous entry, or sets a switch.
  private mutating func step(
    _ control: Control, by step: Int, _ content: InspectorContent, in window: CGSize
  ) -> Output? {
    switch control {
    case .list(let source):
      return content.choices.entry(beside: step, of: source).map { .picks($0.action) }
    case .flip, .toggle:
      let item = items(content, in: window).first { $0.control == control }
      guard case .toggle(_, let isOn, _)? = item?.content, isOn != (step > 0) else { return nil }
      return perform(control.click, content)
    case .group(let group):
      return openGroups.contains(group) == (step > 0) ? nil : perform(control.click, content)
    case .phone(let index): return .activates(index)
    }
  }
}
