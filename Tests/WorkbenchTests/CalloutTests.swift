import DeviceProfiles
import DisplayList
import Foundation
import Picture
import Simulation
import Testing
import Workbench

@Suite("Overlays and their callouts")
struct CalloutTests {
  static let kinds = ["iphone-8", "iphone-14-pro", "iphone-air", "ipad-10.2", "ipad-pro-11"]
  static let sizes: [(Int, Int)] = [
    (240, 240), (400, 900), (500, 420), (760, 500), (1120, 960), (1600, 700), (2400, 1400),
  ]

  private func check(_ bench: WorkbenchModel, _ words: String) {
    let frames = bench.calloutFrames
    let bodies = bench.phones.indices.map(bench.bodyFrame)
    for (index, frame) in frames.enumerated() {
      for other in frames.dropFirst(index + 1) {
        #expect(!frame.intersects(other), "\(words): \(frame) and \(other)")
      }
      #expect(bodies.allSatisfy { !$0.intersects(frame) }, "\(words): \(frame) on a phone")
      #expect(bench.stageArea.contains(frame), "\(words): \(frame) beside the stage")
    }
  }

  @Test("Callouts cover neither one another nor a phone", arguments: kinds, Orientation.allCases)
  func apart(device: String, orientation: Orientation) throws {
    for (width, height) in Self.sizes {
      let size = CGSize(width: width, height: height)
      var bench = try TestBench.make(device, size, orientation)
      bench.setOverlays(true)
      check(bench, "\(width) × \(height)")
      try bench.focusFirstRow()
      check(bench, "\(width) × \(height) with a keyboard")
      try bench.press(.toggleSlowAnimations)
      check(bench, "\(width) × \(height) slow")
      for _ in 0..<3 {
        try bench.press(.duplicatePhone)
        check(bench, "\(width) × \(height), \(bench.phones.count) phones")
      }
    }
  }

  @Test("In an ordinary window every overlay that has something to say says it")
  func all() throws {
    var bench = try TestBench.make()
    bench.setOverlays(true)
    try bench.focusFirstRow()
    #expect(bench.calloutFrames.count == Overlay.allCases.count - 1)
    bench.setOverlays([.frame])
    #expect(bench.calloutFrames.count == 1)
    bench.setOverlays([])
    #expect(bench.calloutFrames.isEmpty)
  }

  @Test("Each overlay is drawn by itself, and the master switch keeps the choice")
  func each() throws {
    var bench = try TestBench.make()
    try bench.focusFirstRow()
    let bare = bench.displayList
    var lists: Set<Drawing> = [bare]
    for overlay in Overlay.allCases where overlay != .touches {
      bench.setOverlays([overlay])
      #expect(lists.insert(bench.displayList).inserted, "\(overlay) draws nothing of its own")
      let shown = bench.displayList
      try bench.press(.toggleOverlays)
      #expect(bench.displayList == bare)
      try bench.press(.toggleOverlays)
      #expect(bench.displayList == shown)
    }
    bench.setOverlays([.touches])
    let idle = bench.displayList
    bench.handle(.touch(id: 0, .began, bench.stage.windowPoint(CGPoint(x: 100, y: 300))))
    #expect(bench.displayList != idle)
  }
}
