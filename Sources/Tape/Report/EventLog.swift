import Foundation
package import JSON
import KeyboardAvoidance
import Simulation

/// The events of a tape as JSON lines: actions, notifications and expectations, in order of time.
package enum EventLog {
  /// A value for each line.
  package static func lines(_ tape: TapeScript, _ dryRun: DryRun) -> [JSONValue] {
    dryRun.log.compactMap { entry($0, tape) }
  }

  private static func entry(_ note: PlaybackEvent, _ tape: TapeScript) -> JSONValue? {
    switch note {
    case .step(let step, let time):
      if case .expect = step.action { return nil }
      return .object([
        ("time", .number(time)), ("take", .string(tape.name)), ("event", .string("action")),
        ("file", .string(step.place.file)), ("line", .number(step.place.line)),
        ("text", .string(step.text)),
      ])
    case .verdict(let result):
      return .object([
        ("time", .number(result.moment.time)), ("take", .string(tape.name)),
        ("event", .string("expectation")), ("file", .string(result.step.place.file)),
        ("line", .number(result.step.place.line)),
        ("text", .string(result.step.text)), ("passed", .bool(result.holds)),
        ("found", .string(result.verdict.found)),
      ])
    case .notification(let logged):
      return .object([
        ("time", .number(logged.time)), ("take", .string(tape.name)),
        ("event", .string("notification")),
        ("notification", LoggedNotification.schema.value(of: logged)),
      ])
    case .frame, .screenshot, .event, .look, .stroke: return nil
    }
  }
}
