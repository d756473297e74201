import Foundation
import JSON
import KeyboardAvoidance
import Simulation
import TestSupport
import Testing

/// Time is a parameter: how often a phone is advanced between two events changes nothing.
@Suite struct ChunkingTests {
  @Test(arguments: 0..<24) func stepsInBetweenChangeNothing(seed: UInt64) throws {
    var events = RandomEvents(seed: seed)
    var random = SeededGenerator(seed: seed ^ 0xABCD)
    let strategies = AvoidanceStrategies.all.map { $0.id }
    let strategy = strategies[Int(seed) % strategies.count]
    var coarse = try SimulatedDevice.shipped("scroll-form", strategy: strategy)
    var fine = coarse
    var time = 0.0
    for step in 0..<120 {
      let event = try events.next(for: coarse)
      coarse.drive(event)
      fine.drive(event)
      let seconds = events.step()
      time += seconds > 0 ? seconds : 0
      coarse.advance(to: time)
      for _ in 0..<Int.random(in: 0...4, using: &random) where fine.time < time {
        fine.advance(to: .random(in: fine.time...time, using: &random))
      }
      fine.advance(to: time)
      guard step % 6 == 0 else { continue }
      #expect(coarse.report.json.text() == fine.report.json.text(), "seed \(seed), step \(step)")
    }
    coarse.runUntilIdle()
    fine.advance(to: coarse.time)
    #expect(coarse.report.json.text() == fine.report.json.text())
  }
}
