import DeviceProfiles
import Foundation
import KeyboardAvoidance
import KeyboardLayouts
package import Simulation

/// One picture of the matrix: a phone on which a field was tapped, when all has settled.
package struct GoldenCase: Hashable, Sendable {
  package let job: AuditJob
  /// The row that is tapped; nil for a scene without fields.
  private let field: Row?

  /// - Parameter label: the field to tap; nil for the last one, which avoidance has to move.
  /// - Returns: nil where the scene has no such field.
  package init?(_ job: AuditJob, focus label: String?) {
    self.job = job
    let fields = job.scene.rows.filter(\.kind.isEditable)
    guard let label else {
      field = fields.last
      return
    }
    guard let row = job.scene.row(named: label), row.kind.isEditable else { return nil }
    field = row
  }

  /// Where the golden lies below the folder of goldens, without the ending.
  ///
  /// `SCENE/DEVICE-ORIENTATION-KEYBOARD[-dark]`; what is not as usual comes before the last part.
  package var name: String {
    let settings = job.settings
    var words = [settings.deviceID, settings.orientation.rawValue, keyboardWord]
    if job.strategy != ContentInset.id { words.append(job.strategy) }
    words += job.unusualWords
    if settings.appearance == .dark { words.append("dark") }
    return job.scene.id + "/" + words.joined(separator: "-")
  }

  private var keyboardWord: String {
    guard let field else { return "none" }
    return (job.settings.keyboardType ?? field.input.keyboardType).rawValue
  }

  /// The phone as its picture shows it; nil for a strategy that there is not.
  package func phone(_ ruler: any TextMeasuring) -> Phone? {
    guard var phone = job.phone(ruler) else { return nil }
    if let field { phone.tap(row: field.id) }
    phone.settle()
    // Scrolling showed the bar that tells where one is; it fades.
    if let end = phone.indicatorEnd { phone.advance(to: end) }
    return phone
  }
}
