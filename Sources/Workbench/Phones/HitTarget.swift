package import Foundation
import KeyboardLayouts
package import Simulation

/// What lies under a finger, so that the same can be found on another phone.
package enum HitTarget: Hashable, Sendable {
  /// A row by its name, and where in it from 0 to 1.
  case row(String, at: CGPoint)
  /// A key by its id.
  case key(String, at: CGPoint)
  /// Neither; where on the screen from 0 to 1.
  case place(CGPoint)
}

extension SimulatedDevice {
  package func thing(at point: CGPoint) -> HitTarget {
    if isKeyboardOnScreen, keyboardFrame.contains(point) {
      let local = CGPoint(x: point.x - keysOrigin.x, y: point.y - keysOrigin.y)
      if let key = keyboardGeometry?.keys.first(where: { $0.frame.contains(local) }) {
        return .key(key.id, at: local.part(of: key.frame))
      }
    } else if let row = seenRows.last(where: { frame(of: $0).contains(point) }) {
      return .row(row.row.name, at: point.part(of: frame(of: row)))
    }
    return .place(point.part(of: metrics.screen))
  }

  /// Finds where the same thing is on this phone; nil where it is not to be seen.
  package func place(of thing: HitTarget) -> CGPoint? {
    switch thing {
    case .row(let name, let part):
      guard let row = rowFrame(named: name) else { return nil }
      let seen = visibleFrame(of: row)
      return seen.isNull || seen.height < 1 ? nil : part.point(in: seen)
    case .key(let id, let part):
      guard isKeyboardOnScreen, let key = keyboardGeometry?.keys.first(where: { $0.id == id })
      else {
        return nil
      }
      let frame = key.frame.offsetBy(dx: keysOrigin.x, dy: keysOrigin.y)
      return part.point(in: frame)
    case .place(let part): return part.point(in: metrics.screen)
    }
  }

  private func rowFrame(named name: String) -> SceneLayout.RowLayout? {
    row(named: name).flatMap { layout.row($0.id) }
  }

  /// Rows in the order in which they lie over each other.
  private var seenRows: [SceneLayout.RowLayout] {
    (layout.content.rows + layout.pinned.rows + layout.bars.rows).filter {
      !visibleFrame(of: $0).isNull
    }
  }
}

extension SimulatedDevice {
  /// A point over the content that is seen.
  var visibleMiddle: CGPoint { CGPoint(x: visibleContent.midX, y: visibleContent.midY) }
}

extension DeviceHistory {
  /// Scrolls a row into view as a person would before touching it; nothing for keys and places.
  mutating func bringIntoView(_ target: HitTarget) {
    guard case .row(let name, _) = target, let row = phone.row(named: name) else { return }
    for event in phone.stepsIntoView(row.id) { send(event) }
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
  /// Where in a rectangle the point is, from 0 to 1.
  fileprivate func part(of rect: CGRect) -> CGPoint {
    CGPoint(x: (x - rect.minX) / max(rect.width, 1), y: (y - rect.minY) / max(rect.height, 1))
  }

  fileprivate func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}
