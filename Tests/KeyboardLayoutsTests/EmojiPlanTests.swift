import Foundation
import KeyboardLayouts
import Testing

/// The emoji page on every device.
@Suite struct EmojiPlanTests {
  private func plans(_ category: EmojiCategory) throws -> [(KeyboardGeometry, KeyboardSpace)] {
    let layout = try Shipped.layout()
    let request = KeyboardRequest(type: .default, emoji: category)
    return Shipped.rooms.map { room in
      // Emoji have the bar's room too.
      let room = KeyboardSpace(
        style: room.style, width: room.width, barHeight: 0,
        keysHeight: room.keysHeight + room.barHeight, dockHeight: room.dockHeight)
      return (KeyboardGeometry(layout: layout, request: request, room: room), room)
    }
  }

  @Test(arguments: EmojiCategory.allCases)
  func keysLieInsideAndApart(category: EmojiCategory) throws {
    for (plan, _) in try plans(category) {
      let bounds = CGRect(origin: .zero, size: plan.size).insetBy(dx: -0.01, dy: -0.01)
      #expect(Set(plan.keys.map(\.id)).count == plan.keys.count)
      for (index, key) in plan.keys.enumerated() {
        #expect(bounds.contains(key.frame), "\(key.id) \(plan.size)")
        #expect(key.frame.width >= 20 && key.frame.height >= 30, "\(key.id) \(plan.size)")
        let inner = key.frame.insetBy(dx: 0.01, dy: 0.01)
        let other = plan.keys[(index + 1)...].first { inner.intersects($0.frame) }
        #expect(other == nil, "\(key.id) \(other?.id ?? "") \(plan.size)")
      }
    }
  }

  @Test func everyCategoryHasEmojiThatAreOneCharacterAndOnceThere() {
    let all = EmojiCategory.allCases.flatMap(\.emoji)
    #expect(all.allSatisfy { $0.count == 1 })
    #expect(Set(all).count == all.count)
    for category in EmojiCategory.allCases { #expect(category.emoji.count >= 24) }
  }

  @Test func handsHaveFiveSkinTones() throws {
    let (plan, _) = try #require(try plans(.people).first)
    let wave = try #require(plan.keys.first { $0.label == "👋" })
    #expect(wave.alternatives == ["👋🏻", "👋🏼", "👋🏽", "👋🏾", "👋🏿"])
    let (animals, _) = try #require(try plans(.animals).first)
    #expect(animals.keys.allSatisfy { $0.alternatives.isEmpty })
  }
}
