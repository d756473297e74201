import Foundation
import KeyboardAvoidance
import Testing

@Suite struct EdgeInsetsTests {
  @Test func additionIsEdgeByEdge() {
    let sum =
      EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      + EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(sum == EdgeInsets(top: 11, left: 22, bottom: 33, right: 44))
    #expect(EdgeInsets() == .zero)
  }

  @Test func insetRectangleIsInsideAndNeverNegative() {
    withRandom(2000) { seed, random in
      let rect = CGRect(
        x: random.length(-500...500), y: random.length(-500...500),
        width: random.length(0...400), height: random.length(0...400))
      let insets = random.insets(upTo: 300)
      let result = rect.inset(by: insets)
      #expect(result.width >= 0 && result.height >= 0, "seed \(seed)")
      #expect(near(result.width, max(0, rect.width - insets.left - insets.right)), "seed \(seed)")
      #expect(near(result.minY, rect.minY + insets.top), "seed \(seed)")
    }
  }

  @Test func notANumberDoesNotTrap() {
    let odd = EdgeInsets(top: .nan, left: .infinity, bottom: -.infinity, right: 0)
    let result = CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: odd)
    #expect(result.width == 0)
  }

  @Test func roundTripsThroughJSON() throws {
    let insets = EdgeInsets(top: 1.5, left: 0, bottom: -34, right: 7)
    let data = try JSONEncoder().encode(insets)
    #expect(try JSONDecoder().decode(EdgeInsets.self, from: data) == insets)
  }
}
