import DeviceProfiles
import Foundation
import SDLHost
import Simulation
import VisualQA

/// Returns the fields of a phone that are covered or out of reach.
struct ClearanceCheck {
  private let job: TestCase
  private let field: String?
  private let minimum: CGFloat

  init(_ job: TestCase, field: String?, minimum: Double) throws {
    self.job = job
    self.field = field
    self.minimum = CGFloat(minimum)
    let names = job.scene.fields.map(\.name)
    if names.isEmpty { throw TestProblem("\(job.scene.id) has no fields; use a scene with fields") }
    if let field, !names.contains(field) {
      throw TestProblem(
        "\(job.scene.id) has no field \"\(field)\"; its fields are "
          + names.joined(separator: ", "))
    }
  }

  func problems() throws -> [String] {
    let result = try FontPool.shared.withFonts { Audit.run(job, ruler: TextRuler(fonts: $0)) }
    let report = AuditReport([result], minimum: minimum)
    return result.fields.filter { field == nil || $0.field == field }.compactMap { field in
      guard let words = report.problem(of: field) else { return nil }
      return "\(field.field) \(words) on \(result.phone.name)"
    }
  }
}
