package import Foundation
import KeyboardLayouts
package import Simulation

/// The place of a touch relative to what is under it, to touch the same on another phone.
package enum TouchAnchor: Hashable, Sendable {
  /// A row by its name, and a point in it from 0 to 1.
  case row(String, at: CGPoint)
  /// An item on the keyboard by its id, and a point in it from 0 to 1.
  case keyboardItem(String, at: CGPoint)
  /// A point of the screen from 0 to 1, if nothing has a name there.
  case screen(CGPoint)
}

extension SimulatedDevice {
  /// Returns the anchor of a touch at a point of the screen.
  package func anchor(at point: CGPoint) -> TouchAnchor {
    switch hitTest(point) {
    case .key, .accessory, .prediction, .tool:
      if let item = keyboardItems.first(where: { $0.frame.contains(point) }) {
        return .keyboardItem(item.id, at: point.part(of: item.frame))
      }
    case .app(_, let hit?):
      if let row = layout.row(hit.id) {
        return .row(row.row.name, at: point.part(of: frame(of: row)))
      }
    case .app(.carousel(let id), nil):
      if let row = layout.row(id) { return .row(row.row.name, at: point.part(of: frame(of: row))) }
    case .app, .selection, .handle, .bar: break
    }
    return .screen(point.part(of: metrics.screen))
  }

  /// Returns the point of an anchor on this phone; nil if its target is not visible.
  package func point(at anchor: TouchAnchor) -> CGPoint? {
    switch anchor {
    case .row(let name, let part):
      guard let row = row(named: name).flatMap({ layout.row($0.id) }) else { return nil }
      let seen = visibleFrame(of: row)
      return seen.isNull || seen.height < 1 ? nil : part.point(in: seen)
    case .keyboardItem(let id, let part):
      return keyboardItems.first { $0.id == id }.map { part.point(in: $0.frame) }
    case .screen(let part): return part.point(in: metrics.screen)
    }
  }
}

extension SimulatedDevice {
  /// A point over the content that is seen.
  var visibleMiddle: CGPoint { CGPoint(x: visibleContent.midX, y: visibleContent.midY) }
}

extension DeviceHistory {
  /// Scrolls the row of an anchor into view, as before a tap; other anchors change nothing.
  mutating func bringIntoView(_ anchor: TouchAnchor) {
    guard case .row(let name, _) = anchor, let row = phone.row(named: name) else { return }
    for event in phone.scrollEvents(toShow: row.id) { send(event) }
  }

  /// Changes what differs between two settings; what a person has changed stays.
  mutating func change(
    from old: DeviceSettings, to new: DeviceSettings, _ table: SettingTable
  ) {
    var settings = phone.settings
    let layouts = settings.layouts
    table.copyChanges(from: old, to: new, into: &settings)
    settings.enable(layouts)
    send(.settings(settings))
  }
}

extension CGPoint {
  /// Returns the position in a rectangle, from 0 to 1.
  fileprivate func part(of rect: CGRect) -> CGPoint {
    CGPoint(x: (x - rect.minX) / max(rect.width, 1), y: (y - rect.minY) / max(rect.height, 1))
  }

  fileprivate func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}
