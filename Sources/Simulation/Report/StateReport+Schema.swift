import DeviceProfiles
import Foundation
package import JSON
import KeyboardAvoidance
import KeyboardLayouts

extension Phone {
  /// The state report: all that a script may want to know of the present moment.
  ///
  /// Points, screen coordinates. Keys, their order and their meaning are a contract.
  package var report: JSONValue {
    .object([
      ("device", .string(settings.deviceID)), ("ios", .number(Double(settings.version.rawValue))),
      ("orientation", .string(settings.orientation.rawValue)), ("scene", .string(scene.id)),
      ("strategy", .string(strategyID)), ("time", .number(time)), ("settled", .bool(isSettled)),
      ("screen", .rect(chrome.screen)), ("safeArea", chrome.deviceSafeArea.json),
      ("keyboard", keyboardReport), ("bottomInset", .number(bottomInset)),
      ("scroll", scrollReport), ("focus", focusReport),
      ("notifications", .array(notifications.map(\.json))), ("views", .array(views.map(\.json))),
    ])
  }

  private var keyboardReport: JSONValue {
    let frame = keyboardFrame
    let overlap = KeyboardInset.overlap(
      of: chrome.screen, withKeyboard: frame,
      placement: isKeyboardOnScreen && isDocked ? .docked : .hidden)
    return .object([
      ("mode", .string(keyboard.mode.rawValue)),
      ("type", keyboard.form.map { .string($0.type.rawValue) } ?? .null),
      ("frame", .rect(frame)), ("overlap", .number(overlap)),
    ])
  }

  private var scrollReport: JSONValue {
    guard isScrollable else { return .null }
    let geometry = container.geometry
    return .object([
      ("offset", .point(CGPoint(x: 0, y: offset))), ("contentSize", .size(geometry.contentSize)),
      ("adjustedInset", geometry.adjustedInset.json), ("minOffset", .point(geometry.minOffset)),
      ("maxOffset", .point(geometry.maxOffset)),
    ])
  }

  private var focusReport: JSONValue {
    guard let row = focusedRow, let clearance else { return .null }
    return .object([
      ("field", .string(row.row.name)), ("frame", .rect(frame(of: row))),
      ("caret", caretOnScreen.map(JSONValue.rect) ?? .null),
      ("clearance", .number(clearance)), ("covered", .bool(clearance < -0.0005)),
    ])
  }
}

extension EdgeInsets {
  var json: JSONValue {
    .object([
      ("top", .number(top)), ("left", .number(left)), ("bottom", .number(bottom)),
      ("right", .number(right)),
    ])
  }
}

extension LoggedNotification {
  /// The notification as the state report lists it; frames that are missing are null.
  package var json: JSONValue {
    .object([
      ("time", .number(time)), ("name", .string(notification.name.rawValue)),
      ("begin", notification.beginFrame.map(JSONValue.rect) ?? .null),
      ("end", notification.endFrame.map(JSONValue.rect) ?? .null),
      ("duration", .number(notification.duration)),
      ("curve", .number(Double(notification.curve.rawValue))),
      ("isLocal", .bool(notification.isLocal)),
    ])
  }
}
