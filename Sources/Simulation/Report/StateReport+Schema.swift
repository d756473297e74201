import DeviceProfiles
import Foundation
import KeyboardAvoidance
import KeyboardLayouts

extension StateReport {
  /// The report of a device, key by key: points, screen coordinates, seconds of the device's clock.
  ///
  /// Keys, their order and their meaning are a contract: scripts rely on them.
  package static let schema = ReportSchema<SimulatedDevice>([
    .text("device", "Id of the device class or model, as `--device` takes it.") {
      $0.settings.deviceID
    },
    .number("ios", "Version of iOS whose metrics are used.") {
      Double($0.settings.version.rawValue)
    },
    .text("orientation", "Interface orientation.") { $0.settings.orientation.rawValue },
    .text("scene", "Id of the scene.") { $0.scene.id },
    .text("strategy", "Id of the avoidance strategy.") { $0.settings.strategy.id },
    .number("time", "Seconds since the device was started.") { $0.time },
    .flag("settled", "Whether nothing moves any more.") { $0.isSettled },
    .rect("screen", "The whole screen.") { $0.metrics.screen },
    .edges("safeArea", "The window's safe area insets.") { $0.metrics.deviceSafeArea },
    .object("keyboard", "The on-screen keyboard.", keyboard) { $0 },
    .number("bottomInset", "What the strategy keeps clear at the bottom beyond the safe area.") {
      $0.bottomInset
    },
    .number(
      "viewOffset", "Distance by which the strategy moves the view; negative is up. Left out if 0.",
      absence: .leftOut
    ) { $0.viewOffset == 0 ? nil : $0.viewOffset },
    .object(
      "scroll", "The scroll view; null where nothing scrolls.", scroll, absence: .null
    ) { $0.isScrollable ? $0 : nil },
    .object("focus", "The focused field; null without one.", focus, absence: .null) {
      FocusedField($0)
    },
    .list(
      "notifications", "Keyboard notifications that were posted, oldest first.",
      LoggedNotification.schema
    ) { $0.notifications },
    .list("views", "What is on the screen, in reading order.", ViewReport.schema) { $0.views },
  ])

  private static let keyboard = ReportSchema<SimulatedDevice>([
    .text("mode", "How the keyboard stands: hidden, docked, undocked, split or floating.") {
      $0.keyboardMode.rawValue
    },
    .text("type", "The last keyboard's type; null before the first one.", absence: .null) {
      $0.keyboard.configuration?.type.rawValue
    },
    .rect("frame", "Where the keyboard is; below the screen while it is hidden.") {
      $0.keyboardFrame
    },
    .number("overlap", "How much of the screen's height a docked keyboard covers.") {
      $0.keyboardOverlap
    },
  ])

  private static let scroll = ReportSchema<SimulatedDevice>([
    .point("offset", "The content offset.") { CGPoint(x: 0, y: $0.offset) },
    .size("contentSize", "Size of the content.") { $0.container.geometry.contentSize },
    .edges("adjustedInset", "The adjusted content inset: safe area and keyboard included.") {
      $0.container.geometry.adjustedInset
    },
    .point("minOffset", "The content offset at the beginning of the content.") {
      $0.container.geometry.minOffset
    },
    .point("maxOffset", "The content offset at the end of the content.") {
      $0.container.geometry.maxOffset
    },
  ])

  private static let focus = ReportSchema<FocusedField>([
    .text("field", "Label of the field.") { $0.row.row.name },
    .rect("frame", "Frame of the field.") { $0.phone.frame(of: $0.row) },
    .rect("caret", "The caret; null where none is shown.", absence: .null) {
      $0.phone.caretOnScreen
    },
    .number(
      "clearance",
      "Distance from the edited line to the keyboard or the safe edge; negative: covered."
    ) { $0.clearance },
    .flag("covered", "Whether the clearance is below -0.0005.") {
      Clearance.isCovered($0.clearance)
    },
  ])
}

/// The focused field and its measurements.
private struct FocusedField {
  let phone: SimulatedDevice
  let row: SceneLayout.RowLayout
  let clearance: CGFloat

  /// Nil without a focus.
  init?(_ phone: SimulatedDevice) {
    guard let row = phone.focusedRow, let clearance = phone.clearance else { return nil }
    self.phone = phone
    self.row = row
    self.clearance = clearance
  }
}

extension SimulatedDevice {
  /// How much of the screen's height a docked keyboard covers, in points.
  fileprivate var keyboardOverlap: CGFloat {
    KeyboardInset.overlap(
      of: metrics.screen, withKeyboard: keyboardFrame,
      placement: isKeyboardOnScreen && isDocked ? .docked : .hidden)
  }
}

extension LoggedNotification {
  /// A notification as the state report and event logs list it.
  package static let schema = ReportSchema<LoggedNotification>([
    .number("time", "When it was posted.") { $0.time },
    .text("name", "Its name, such as `willChangeFrame`.") { $0.notification.name.rawValue },
    .rect("begin", "Frame at the beginning; null where UIKit gives none.", absence: .null) {
      $0.notification.beginFrame
    },
    .rect("end", "Frame at the end; null where UIKit gives none.", absence: .null) {
      $0.notification.endFrame
    },
    .number("duration", "Duration of the animation.") { $0.notification.duration },
    .number("curve", "UIKit's number of the animation curve.") {
      Double($0.notification.curve.rawValue)
    },
    .flag("isLocal", "Whether the keyboard belongs to this app.") { $0.notification.isLocal },
  ])
}

extension ViewReport {
  /// A view as the state report lists it.
  package static let schema = ReportSchema<ViewReport>([
    .text("id", "Unique in the report.") { $0.id },
    .text("kind", "A kind of row, or `navigationBar`, `tabBar`, `toolbar`, `key` and the like.") {
      $0.kind
    },
    .text("label", "What a screen reader says.") { $0.label },
    .rect("frame", "Its frame, also while it is scrolled away.") { $0.frame },
    .flag("visible", "Whether any part of it is seen.") { $0.isVisible },
    .text(
      "value", "What a control is set to; left out for views without one.", absence: .leftOut
    ) { $0.value },
  ])
}
