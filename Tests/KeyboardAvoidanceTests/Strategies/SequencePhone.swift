import Foundation
import KeyboardAvoidance

/// Just enough of a phone to drive a strategy: a scroll view with fields, always at rest.
struct SequencePhone {
  var screen: CGRect
  var safeBottom: CGFloat
  var content: CGFloat
  var fields: [String: ClosedRange<CGFloat>]
  var restoresOffset: Bool
  var baseInset: CGFloat

  var view: CGRect
  var automatic: CGFloat
  var strategy: ContentInset? = ContentInset()
  var isEnabled = true
  var observers = 1
  var offset = CGPoint.zero
  private var focus: String?
  private var restoration = OffsetRestoration()
  private var inset: CGFloat
  private var frame: CGRect?
  private var dragged: CGRect?
  private(set) var lastPosted: KeyboardNotification?

  init(
    screen: CGRect, safeBottom: CGFloat, content: CGFloat, baseInset: CGFloat,
    fields: [String: ClosedRange<CGFloat>], restoresOffset: Bool
  ) {
    self.screen = screen
    self.safeBottom = safeBottom
    self.content = content
    self.baseInset = baseInset
    self.fields = fields
    self.restoresOffset = restoresOffset
    view = screen
    automatic = safeBottom
    inset = baseInset
  }

  var context: AvoidanceContext {
    AvoidanceContext(
      screen: screen, view: view, automaticBottom: automatic, safeAreaBottom: safeBottom,
      baseInset: baseInset, draggedKeyboard: dragged)
  }

  var response: AvoidanceResponse {
    guard isEnabled, let strategy else { return AvoidanceResponse(contentInsetBottom: baseInset) }
    return strategy.response(in: context)
  }

  mutating func focus(_ field: String) {
    focus = field
    runUntilIdle(reveals: true)
  }

  /// Posts events in order, to each observer that is registered.
  mutating func post(_ names: [KeyboardNotification.Name], frame: CGRect, step: Fields) {
    for name in names {
      let duration = (try? step.number("duration")) ?? KeyboardNotification.standardDuration
      let isLocal = (try? step.flag("isLocal")) ?? true
      deliver(
        KeyboardNotification(
          name: name, endFrame: frame, duration: duration, isLocal: isLocal))
    }
  }

  /// Delivers a notification as it would come: through Foundation's.
  mutating func deliver(_ notification: KeyboardNotification, only keys: [String]? = nil) {
    var posted = notification.notification()
    if let keys { posted.userInfo = posted.userInfo?.filter { keys.contains("\($0.key)") } }
    guard let read = KeyboardNotification(posted) else { return }
    lastPosted = read
    if read.isLocal, !read.name.isHide { frame = read.endFrame ?? frame }
    for _ in 0..<observers { receive(read) }
  }

  private mutating func receive(_ notification: KeyboardNotification) {
    let wasUp = response.revealsFocus
    let context = self.context
    let change = strategy?.receive(notification, in: context)
    let isUp = response.revealsFocus
    if !wasUp, isUp { restoration.keyboardAppears(at: offset) }
    runUntilIdle(reveals: change != nil)
    if wasUp, !isUp, let earlier = restoration.keyboardHides(), restoresOffset {
      offset = geometry.clamped(earlier)
    }
  }

  mutating func touch(_ y: CGFloat) {
    guard let frame else { return }
    let top = KeyboardInset.keyboardTop(
      underDragAt: y, screenHeight: screen.height, keyboardHeight: frame.height)
    dragged = frame.offsetBy(dx: 0, dy: top - frame.minY)
    runUntilIdle(reveals: false)
  }

  mutating func release(_ step: Fields) {
    dragged = nil
    post([.willChangeFrame, .willHide], frame: parked, step: step)
  }

  mutating func scroll(by distance: CGFloat) {
    restoration.userScrolls()
    offset = geometry.clamped(CGPoint(x: 0, y: offset.y + distance))
  }

  /// A new owner hears the last event again, without animation.
  mutating func recreate() {
    strategy = ContentInset()
    if var last = lastPosted {
      last.duration = 0
      let context = self.context
      _ = strategy?.receive(last, in: context)
    }
    runUntilIdle(reveals: true)
  }

  var parked: CGRect {
    CGRect(x: 0, y: screen.maxY, width: screen.width, height: frame?.height ?? 0)
  }

  private var geometry: ScrollGeometry {
    ScrollGeometry(
      viewport: view.size, contentSize: CGSize(width: view.width, height: content),
      adjustedInset: EdgeInsets(bottom: inset + automatic))
  }

  mutating func runUntilIdle(reveals: Bool) {
    inset = response.contentInsetBottom ?? baseInset
    offset = geometry.clamped(offset)
    guard reveals, response.revealsFocus, let focus, let field = fields[focus] else { return }
    let rect = CGRect(
      x: 0, y: field.lowerBound, width: view.width,
      height: field.upperBound - field.lowerBound)
    offset = geometry.revealing(rect, from: offset)
  }
}
