package import Foundation

/// What became of one field of one job: how near the keyboard came to it, over every frame.
package struct FieldResult: Hashable, Sendable {
  package var field: String
  /// Whether every tap gives it the focus; under a keyboard that nothing avoids some miss.
  package var isReached = true
  /// The smallest distance to the keyboard, or to the bottom safe edge, in points; negative: covered.
  package var clearance = CGFloat.infinity
  /// When that was, in seconds after the tap.
  package var time: TimeInterval = 0
  /// The clearance once nothing moves any more.
  package var settled = CGFloat.infinity
  /// Whether it was scrolled although it would have stayed in view.
  package var isMovedNeedlessly = false

  package init(field: String) { self.field = field }

  /// Distances below this many points do not count: no pixel is that small.
  package static let tolerance: CGFloat = 0.1

  package func isCovered(below minimum: CGFloat) -> Bool {
    clearance < minimum - Self.tolerance
  }

  /// Takes over what is worse in another visit of the same field.
  mutating func merge(_ other: FieldResult) {
    isReached = isReached && other.isReached
    isMovedNeedlessly = isMovedNeedlessly || other.isMovedNeedlessly
    settled = min(settled, other.settled)
    take(other.clearance, at: other.time)
  }

  /// Takes over a clearance where it is the smallest so far.
  mutating func take(_ clearance: CGFloat, at time: TimeInterval) {
    guard clearance < self.clearance else { return }
    self.clearance = clearance
    self.time = time
  }
}

/// The results of one job, in the order of the scene's fields.
package struct JobResult: Sendable {
  package var job: AuditJob
  package var fields: [FieldResult]

  package init(job: AuditJob, fields: [FieldResult]) {
    self.job = job
    self.fields = fields
  }
}
