import DeviceProfiles
import Foundation
import KeyboardAvoidance
import Simulation
import Testing
import Workbench

@Suite struct CommandTests {
  @Test func everyCommandHasItsOwnKeys() {
    let all = Shortcut.all
    #expect(Set(all.map { "\($0.key) \($0.modifiers.rawValue)" }).count == all.count)
    #expect(Set(all.map(\.command)) == Set(Command.allCases))
    #expect(all.count == Command.allCases.count)
    #expect(Set(all.map(\.keys)).count == all.count, "the sheet names no keys twice")
    for shortcut in all {
      #expect(Shortcut.command(for: shortcut.key, shortcut.modifiers) == shortcut.command)
    }
    #expect(Set(Command.allCases.map(\.title)).count == Command.allCases.count)
  }

  @Test func theKeyboardIsSwitched() throws {
    var bench = try TestBench.make()
    try bench.focusFirstRow()
    #expect(bench.phone.isKeyboardOnScreen)
    for command in [Command.toggleSoftwareKeyboard, .toggleHardwareKeyboard] {
      for isUp in [false, true] {
        try bench.press(command)
        #expect(bench.message != nil)
        bench.runUntilIdle()
        #expect(bench.phone.isKeyboardOnScreen == isUp)
        #expect(bench.phone.focus != nil, "the field keeps the focus")
      }
    }
  }

  @Test func thePredictiveBarIsSwitched() throws {
    var bench = try TestBench.make()
    try bench.focusFirstRow()
    let tall = bench.phone.keyboardFrame.height
    try bench.press(.togglePredictiveBar)
    bench.runUntilIdle()
    #expect(bench.phone.keyboardFrame.height < tall)
    try bench.press(.togglePredictiveBar)
    bench.runUntilIdle()
    #expect(bench.phone.keyboardFrame.height == tall)
  }

  @Test func rotationGoesBothWays() throws {
    var bench = try TestBench.make()
    try bench.press(.rotateLeft)
    #expect(bench.phone.settings.orientation == .landscapeRight)
    try bench.press(.rotateRight)
    #expect(bench.phone.settings.orientation == .portrait)
    try bench.press(.rotateRight)
    #expect(bench.phone.settings.orientation == .landscapeLeft)
    for _ in 0..<3 { try bench.press(.rotateLeft) }
    #expect(bench.phone.settings.orientation == .landscapeLeft)
  }

  @Test func whatIsShownIsSwitched() throws {
    var bench = try TestBench.make()
    let lists = try [Command.toggleAppearance, .toggleOverlays, .help].map { command in
      let before = bench.displayList
      try bench.press(command)
      let changed = bench.displayList
      #expect(changed != before)
      try bench.press(command)
      #expect(bench.displayList == before)
      return changed
    }
    #expect(Set(lists).count == 3)
  }

  @Test func devicesStepBothWays() throws {
    var bench = try TestBench.make()
    let count = TestBench.devices.count
    for command in [Command.nextDevice, .previousDevice] {
      var seen: Set<String> = []
      for _ in 0..<count {
        try bench.press(command)
        seen.insert(bench.phone.settings.device.id)
      }
      #expect(seen.count == count)
      #expect(bench.phone.settings.device.id == "iphone-14-pro")
    }
    try bench.press(.nextDevice)
    try bench.press(.previousDevice)
    #expect(bench.phone.settings.device.id == "iphone-14-pro")
    #expect(bench.message == bench.phone.settings.device.names.first)
  }

  @Test func scenesAndStrategiesStepRound() throws {
    var bench = try TestBench.make()
    try bench.press(.nextScene)
    #expect(bench.phone.scene.id == "scroll-form")
    #expect(bench.title.contains(bench.phone.scene.name))
    try bench.press(.nextScene)
    #expect(bench.phone.scene.id == "tab-form")
    var seen: Set<String> = []
    for _ in AvoidanceStrategies.all {
      try bench.press(.nextStrategy)
      seen.insert(bench.phone.settings.strategy.id)
    }
    #expect(seen.count == AvoidanceStrategies.all.count)
    #expect(bench.phone.settings.strategy.id == "content-inset")
  }

  @Test func withoutChoicesNothingSteps() throws {
    var bench = try TestBench.make()
    (bench.devices, bench.scenes) = ([], [])
    for command in [Command.nextDevice, .previousDevice, .nextScene] { try bench.press(command) }
    #expect(bench.phone.settings.device.id == "iphone-14-pro")
    #expect(bench.phone.scene.id == "tab-form")
  }

  @Test func textGoesThroughTheClipboard() throws {
    var bench = try TestBench.make()
    try bench.focusFirstRow()
    let row = try #require(bench.phone.focus)
    bench.handle(.text("Hopper"))
    try bench.press(.selectAll)
    try bench.press(.copy)
    #expect(bench.takeEffects() == [.setClipboard("Hopper")])
    try bench.press(.cut)
    #expect(bench.takeEffects() == [.setClipboard("Hopper")])
    #expect(bench.phone.fields[row]?.editor.text == "")
    try bench.press(.paste)
    #expect(bench.takeEffects() == [.wantClipboard])
    bench.handle(.paste("Grace"))
    #expect(bench.phone.fields[row]?.editor.text == "Grace")
  }

  @Test func theHostIsAskedOnce() throws {
    var bench = try TestBench.make()
    try bench.press(.screenshot)
    try bench.press(.quit)
    #expect(bench.takeEffects() == [.saveScreenshot, .quit])
    #expect(bench.takeEffects().isEmpty)
  }
}
