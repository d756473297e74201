import DeviceProfiles
import Foundation
import KeyboardAvoidance
import Simulation
import TestSupport
import Testing
import Typography

/// Scenes from right to left: a mirror image, with the same heights and offsets.
@Suite struct DirectionTests {
  @Test(arguments: Shipped.scenes, Orientation.allCases)
  func aMirrorImage(scene: Scene, orientation: Orientation) throws {
    for device in Strategies.devices {
      let settings = try Shipped.settings(device, orientation)
      let (left, right) = try both(scene, settings)
      let width = left.metrics.window.minX + left.metrics.window.maxX
      #expect(left.layout.contentSize == right.layout.contentSize)
      #expect(left.metrics == right.metrics)
      for (a, b) in zip(left.layout.rows, right.layout.rows) {
        let (one, other) = (left.frame(of: a), right.frame(of: b))
        #expect(isNear(one.minX, width - other.maxX), "\(device) \(a.id)")
        #expect(one.minY == other.minY)
        #expect(one.size == other.size)
      }
    }
  }

  private func both(_ scene: Scene, _ settings: DeviceSettings) throws -> (
    SimulatedDevice, SimulatedDevice
  ) {
    var mirrored = scene
    mirrored.direction = scene.direction == .rightToLeft ? .leftToRight : .rightToLeft
    return (
      try SimulatedDevice.with(scene, settings: settings),
      try SimulatedDevice.with(mirrored, settings: settings)
    )
  }

  @Test(arguments: AvoidanceStrategies.all.map { $0.id }, Shipped.scenes)
  func avoidanceIsTheSame(strategy: String, scene: Scene) throws {
    var mirrored = scene
    mirrored.direction = scene.direction == .rightToLeft ? .leftToRight : .rightToLeft
    var (one, other) = (
      try SimulatedDevice.with(scene, strategy: strategy),
      try SimulatedDevice.with(mirrored, strategy: strategy)
    )
    for name in scene.rows.filter(\.kind.isEditable).map(\.name).suffix(3) {
      try one.tapField(name)
      try other.tapField(name)
      one.runUntilIdle()
      other.runUntilIdle()
      #expect(one.focus == other.focus)
      #expect(isNear(one.offset, other.offset))
      #expect(isNear(one.bottomEdgeY, other.bottomEdgeY))
    }
  }

  /// The caret is inside the field wherever it stands, and a tap on it puts it there again.
  @Test(arguments: ["", "short", "سلام", String(repeating: "long text ", count: 20)])
  func theCaretStaysInTheField(text: String) throws {
    var scene = Scene.of(.field("A"), .notes("Notes"))
    scene.direction = .rightToLeft
    for name in ["A", "Notes"] {
      var phone = try SimulatedDevice.with(scene)
      try phone.tapField(name)
      phone.drive(.text(text))
      phone.runUntilIdle()
      for key in [HardwareKey.end, .home, .left, .left, .right, .end] {
        phone.drive(.key(key, []))
        let caret = try phone.caretOnScreen.found("caret")
        let row = try phone.focusedRow.found("row")
        #expect(isInside(caret, phone.onScreen(row.textFrame), 2), "\(name) \(key)")
        let before = phone.focusedField?.editor.head
        phone.tap(CGPoint(x: caret.midX, y: caret.midY))
        #expect(phone.focusedField?.editor.head == before, "\(name) \(key)")
      }
    }
  }

  @Test func anEmptyFieldBeginsAtTheRight() throws {
    var scene = Scene.of(.field("A"))
    scene.direction = .rightToLeft
    var phone = try SimulatedDevice.with(scene)
    try phone.tapField("A")
    let row = try phone.focusedRow.found("row")
    let before = try phone.caretInContent.found("caret").midX
    #expect(isNear(before, row.textFrame.maxX))
    phone.drive(.text("abc"))
    #expect(try phone.caretInContent.found("caret").midX == before)
  }

  @Test func arrowsGoTheWayTheyPoint() throws {
    var scene = Scene.of(.field("A"))
    scene.direction = .rightToLeft
    var phone = try SimulatedDevice.with(scene)
    try phone.tapField("A")
    phone.drive(.text("شمس"))
    let end = try phone.focusedField.found("field").editor.head
    phone.drive(.key(.right, []))
    #expect(try phone.focusedField.found("field").editor.head < end)
    phone.drive(.key(.left, []))
    #expect(try phone.focusedField.found("field").editor.head == end)
  }

  /// What is read ends at the right edge; only the spaces at which a line is broken hang over it.
  @Test(arguments: Shipped.scenes) func linesEndAtTheirFramesEdge(scene: Scene) throws {
    var mirrored = scene
    mirrored.direction = .rightToLeft
    let phone = try SimulatedDevice.with(mirrored)
    for row in phone.layout.rows {
      guard let block = row.block else { continue }
      for (index, line) in block.lines.enumerated() {
        let isLast = index == block.lines.count - 1
        let read = isLast ? line.text : line.text.trimmingCharacters(in: .whitespaces)
        let x = block.x(ofLine: index, ruler: phone.ruler)
        #expect(isNear(x + phone.ruler.width(of: read, in: block.font), row.textFrame.width))
        #expect(x >= -0.01)
      }
    }
  }
}
