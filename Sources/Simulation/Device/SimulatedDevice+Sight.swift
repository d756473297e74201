package import Foundation
import KeyboardAvoidance

/// The area in which rows are in sight, and the scroll that brings them there.
extension SimulatedDevice {
  /// The area in which a row can be in sight: between the bars, above the keyboard, the bottom safe
  /// area and pinned rows, and inside the row's container.
  package func sight(of row: SceneLayout.RowLayout) -> CGRect {
    switch row.placement {
    case .pinned, .navigationBar, .toolbar: return visibleFrame(of: row)
    case .filling: return visibleContent.intersection(container.frame)
    case .scrolled, .nested:
      let area = visibleContent.intersection(container.frame)
      guard !area.isNull else { return .zero }
      var bottom = min(area.maxY, guideTop, pinnedBar?.minY ?? area.maxY)
      // A keyboard that is not docked counts only if it is in front of the row.
      let isInFront = isKeyboardOnScreen && !isDocked && keyboardFrame.intersects(frame(of: row))
      if isInFront { bottom = min(bottom, max(keyboardFrame.minY, area.minY)) }
      return CGRect(
        x: area.minX, y: area.minY, width: area.width, height: max(0, bottom - area.minY))
    }
  }

  func scroll(toShow row: SceneLayout.RowLayout) -> ReachScroll? {
    switch row.placement {
    case .pinned, .filling, .navigationBar, .toolbar: return nil
    case .scrolled: return verticalScroll(toShow: row)
    case .nested(let carousel):
      return verticalScroll(toShow: row) ?? sidewaysScroll(toShow: row, in: carousel)
    }
  }

  private func verticalScroll(toShow row: SceneLayout.RowLayout) -> ReachScroll? {
    let (frame, area) = (frame(of: row), sight(of: row))
    let wanted = Self.distance(from: (frame.minY, frame.maxY), into: (area.minY, area.maxY))
    let distance = clamped(offset + wanted, in: targetGeometry) - offset
    guard abs(distance) > Clearance.tolerance else { return nil }
    return ReachScroll(surface: .content, distance: distance, area: area)
  }

  private func sidewaysScroll(toShow row: SceneLayout.RowLayout, in id: String) -> ReachScroll? {
    guard let outer = layout.row(id), let carousel = layout.carousel(id) else { return nil }
    let (frame, area) = (frame(of: row), frame(of: outer))
    let wanted = Self.distance(from: (frame.minX, frame.maxX), into: (area.minX, area.maxX))
    let present = carouselOffset(id)
    let goal = carousel.geometry.clamped(CGPoint(x: present + carousel.direction * wanted, y: 0)).x
    let distance = carousel.direction * (goal - present)
    guard abs(distance) > Clearance.tolerance else { return nil }
    let seen = area.intersection(sight(of: outer))
    return ReachScroll(surface: .carousel(id), distance: distance, area: seen.isNull ? area : seen)
  }

  /// Returns how far one span must move to lie in another; one that is too long shows its beginning.
  private static func distance(
    from shown: (lower: CGFloat, upper: CGFloat), into seen: (lower: CGFloat, upper: CGFloat)
  ) -> CGFloat {
    if shown.upper > seen.upper {
      return min(shown.upper - seen.upper, shown.lower - seen.lower)
    }
    return min(0, shown.lower - seen.lower)
  }
}
