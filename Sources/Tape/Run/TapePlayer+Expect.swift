import Foundation
import Simulation

extension TapePlayer {
  /// An expectation that holds from its line on.
  struct InvariantCheck {
    var step: Step
    var expectation: Expectation
    /// The value at the first frame at which it was not met.
    var failure: (verdict: Verdict, moment: Moment)?
    var failures = 0
    var worst: (number: Double, time: TimeInterval)?
    var last: (verdict: Verdict, moment: Moment)?

    /// Frames without a value, such as the clearance without a focus, are ignored.
    mutating func add(_ verdict: Verdict, _ moment: Moment) {
      var verdict = verdict
      if verdict.isAbsent { verdict.holds = true }
      last = (verdict, moment)
      guard !verdict.holds else { return }
      failures += 1
      if failure == nil { failure = (verdict, moment) }
      guard let number = verdict.number else { return }
      if worst.map({ expectation.isWorse(number, than: $0.number) }) ?? true {
        worst = (number, moment.time)
      }
    }
  }

  mutating func expect(_ expectation: Expectation) throws {
    guard let step else { return }
    if expectation.isAlways {
      watches.append(InvariantCheck(step: step, expectation: expectation))
      let verdict = try verdict(of: expectation)
      watches[watches.count - 1].add(verdict, moment)
      return
    }
    let verdict = try verdict(of: expectation)
    if case .notifications = expectation.claim { logged = phone.notifications.count }
    try observer(
      .verdict(
        ExpectationResult(
          step: step, expectation: expectation, verdict: verdict, moment: moment)))
  }

  private func verdict(of expectation: Expectation) throws(TapeProblem) -> Verdict {
    do throws(TapeIssue) {
      return try expectation.check(phone, logged: logged)
    } catch {
      throw problem(error)
    }
  }

  /// Checks all `Expect always` at a frame.
  mutating func check(watchedAt moment: Moment) throws {
    for index in watches.indices {
      do throws(TapeIssue) {
        let verdict = try watches[index].expectation.check(phone, logged: logged)
        watches[index].add(verdict, moment)
      } catch {
        throw TapeProblem(watches[index].step.place, error)
      }
    }
  }

  /// Reports the results of all `Expect always`.
  func reportWatches() throws {
    for watch in watches {
      guard let (verdict, moment) = watch.failure ?? watch.last else { continue }
      var result = ExpectationResult(
        step: watch.step, expectation: watch.expectation, verdict: verdict, moment: moment)
      result.failures = watch.failures
      result.worst = watch.worst
      try observer(.verdict(result))
    }
  }
}

extension Expectation {
  /// Returns whether a number misses the expectation by more than another.
  fileprivate func isWorse(_ number: Double, than other: Double) -> Bool {
    guard case .comparison(_, let comparison, let wanted) = claim else { return false }
    switch comparison {
    case .less, .atMost: return number > other
    case .more, .atLeast: return number < other
    case .equal, .unequal:
      let target = Double(wanted) ?? 0
      return abs(number - target) > abs(other - target)
    }
  }
}
