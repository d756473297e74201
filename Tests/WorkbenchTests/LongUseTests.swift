import DeviceProfiles
import Foundation
import Simulation
import Testing
import Workbench

/// What goes round for long is as it was after the first time round; nothing piles up.
///
/// The memory of the whole program is looked at by `MemoryTests`; the address sanitizer looks here for
/// what nobody holds any more.
@Suite struct LongUseTests {
  @Test func aThousandDevices() throws {
    var bench = try TestBench.make()
    try bench.focusFirstRow()
    try goesRound(&bench, .nextDevice, atLeast: 1_000, of: bench.devices.count)
  }

  @Test func aHundredScenes() throws {
    var bench = try TestBench.make()
    try goesRound(&bench, .nextScene, atLeast: 100, of: bench.scenes.count)
  }

  private func goesRound(
    _ bench: inout WorkbenchModel, _ command: Command, atLeast count: Int, of number: Int
  ) throws {
    try #require(number > 1)
    round(&bench, command, number)
    round(&bench, command, number)
    let (settings, scene) = (bench.phone.settings, bench.phone.scene.id)
    let problems = bench.phone.diagnostics.count
    for _ in 0..<(count / number) { round(&bench, command, number) }
    #expect(bench.phone.settings == settings && bench.phone.scene.id == scene)
    #expect(bench.phone.diagnostics.count == problems)
  }

  private func round(_ bench: inout WorkbenchModel, _ command: Command, _ number: Int) {
    for _ in 0..<number {
      bench.perform(command)
      bench.advance(to: bench.time + 0.3)
    }
    bench.runUntilIdle()
  }
}
