package import Foundation
import Simulation

/// The result of one field of one job: its least clearance over all frames.
package struct FieldResult: Hashable, Sendable {
  package var field: String
  /// Whether every tap gives it the focus; under a keyboard that nothing avoids some miss.
  package var isReached = true
  /// Whether its keyboard was shown; without a measured height it is not, and the result is
  /// unknown.
  package var isMeasured = true
  /// The smallest distance to the keyboard, or to the bottom safe edge, in points; negative: covered.
  package var clearance = CGFloat.infinity
  /// When that was; for a field that is out of reach, when the tap missed it.
  package var moment = Measurement()
  /// The clearance once nothing moves any more; infinite where no keyboard is up then.
  package var settled = CGFloat.infinity
  /// Whether it was scrolled although it would have stayed in view.
  package var isMovedNeedlessly = false

  package init(field: String) { self.field = field }

  /// The way in which a field is focused.
  package enum FocusMethod: String, Hashable, Sendable {
    /// Tapped while no keyboard is up.
    case rest
    /// Gone to from the field before, without a tap.
    case next
    /// Tapped after the field before.
    case tap
    /// Tapped after a field that is far away.
    case jump
  }

  /// One frame of an audit.
  package struct Measurement: Hashable, Sendable {
    /// Counts the times that any field was gone to.
    var visit = 0
    package var way = FocusMethod.rest
    /// Seconds after the field was gone to.
    package var time: TimeInterval = 0
  }

  /// A way below this many points is none: no pixel is that small.
  static let leastMove: CGFloat = 0.1

  /// Whether it has less clearance than required.
  ///
  /// A clearance above zero is required only at rest: while the keyboard moves, a field at the edge
  /// of the screen cannot have any.
  package func isCovered(below minimum: CGFloat) -> Bool {
    isCoveredInMotion(below: minimum) || Clearance.isCovered(settled, below: minimum)
  }

  /// The clearance that decides whether it is covered: the least one, or the one at rest if more
  /// than zero is required.
  func room(above minimum: CGFloat) -> CGFloat {
    isCoveredInMotion(below: minimum) || !settled.isFinite || minimum <= 0 ? clearance : settled
  }

  private func isCoveredInMotion(below minimum: CGFloat) -> Bool {
    Clearance.isCovered(clearance, below: min(minimum, 0))
  }

  /// Merges another visit of the same field; the worse values count.
  mutating func merge(_ other: FieldResult) {
    if isReached, !other.isReached, !Clearance.isCovered(clearance) { moment = other.moment }
    isReached = isReached && other.isReached
    isMeasured = isMeasured && other.isMeasured
    isMovedNeedlessly = isMovedNeedlessly || other.isMovedNeedlessly
    settled = min(settled, other.settled)
    take(other.clearance, at: other.moment)
  }

  /// Records a clearance if it is the smallest so far.
  mutating func take(_ clearance: CGFloat, at moment: Measurement) {
    guard clearance < self.clearance else { return }
    self.clearance = clearance
    // A field that is out of reach ranks before a clear one.
    if isReached || Clearance.isCovered(clearance) { self.moment = moment }
  }
}

/// The results of one phone, in the order of the scene's fields.
package struct JobResult: Sendable {
  package var phone: AuditedPhone
  package var fields: [FieldResult]

  package init(phone: AuditedPhone, fields: [FieldResult]) {
    self.phone = phone
    self.fields = fields
  }
}

extension FieldResult.FocusMethod {
  /// As a sentence has it.
  var words: String {
    switch self {
    case .rest: "tapped without a keyboard"
    case .next: "focused from the previous field"
    case .tap: "tapped after the previous field"
    case .jump: "tapped after a distant field"
    }
  }
}
