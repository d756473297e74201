import DeviceProfiles
import Foundation
import InterfaceStyles
import KeyboardAvoidance
import Simulation
import TestSupport
import Testing
import Typography

/// Rows at every size of text: they grow, and what is in them stays in them.
@Suite struct ContentSizeTests {
  @Test(arguments: Shipped.scenes, ContentSize.allCases)
  func everyPartIsInsideItsRow(scene: Scene, size: ContentSize) throws {
    for device in Strategies.devices {
      for orientation in [Orientation.portrait, .landscapeRight] {
        var settings = try Shipped.settings(device, orientation)
        settings.contentSize = size
        let phone = try SimulatedDevice.with(scene, settings: settings)
        let name = "\(device) \(orientation)"
        for row in phone.layout.rows { check(row, phone, name) }
        var stack = phone.layout.content
        stack.rows.removeAll(where: \.isNested)
        checkStack(stack, name)
      }
    }
  }

  private func check(_ row: SceneLayout.RowLayout, _ phone: SimulatedDevice, _ name: String) {
    let name = "\(name) \(row.id)"
    let parts = [row.labelFrame, row.textFrame, row.accessoryFrame ?? .zero].filter { $0 != .zero }
    for part in parts { #expect(isInside(part, row.frame), "\(name)") }
    for (index, part) in parts.enumerated() {
      for other in parts.dropFirst(index + 1) {
        let common = part.intersection(other)
        #expect(common.isNull || common.width < 0.01 || common.height < 0.01, "\(name)")
      }
    }
    let font = row.block?.font ?? phone.layout.font(of: row)
    let line = phone.ruler.metrics(of: font).lineHeight
    if row.look != .sendButton {
      #expect(row.textFrame.height >= line - 0.5 || row.frame.height >= line, "\(name)")
    }
    if let block = row.block, !row.isOverfull {
      #expect(block.height <= row.textFrame.height + 0.01, "\(name)")
    }
    // A finger needs room at any size.
    if row.look == .grouped { #expect(row.frame.height >= 44, "\(name)") }
  }

  /// Captions and rows follow each other without lying over each other.
  private func checkStack(_ part: SceneLayout.Part, _ name: String) {
    let frames = (part.rows.map(\.frame) + part.captions.map(\.frame)).sorted { $0.minY < $1.minY }
    for (upper, lower) in zip(frames, frames.dropFirst()) {
      #expect(upper.maxY <= lower.minY + 0.01, "\(name)")
    }
  }

  @Test func largerTextMakesHigherRows() throws {
    var phone = try SimulatedDevice.shipped("settings")
    var last: CGFloat = 0
    for size in ContentSize.allCases {
      phone.drive(phone.setting(\.contentSize, to: size))
      #expect(phone.layout.contentSize.height >= last, "\(size)")
      last = phone.layout.contentSize.height
    }
  }

  @Test func boldTextIsMeasuredAsItIsDrawn() throws {
    var phone = try SimulatedDevice.shipped("settings")
    phone.drive(phone.setting(\.accessibility, to: Accessibility(usesBoldText: true)))
    #expect(phone.style.typography.body.weight == .semibold)
    #expect(phone.style.typography.font(17, .light).weight == .regular)
    #expect(phone.style.typography.font(17, .bold).weight == .bold)
  }
}
