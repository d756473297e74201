import DeviceProfiles
import DisplayList
import Foundation
import Picture
import Simulation
import TestSupport
import Testing
import Typography
import Workbench

@Suite struct StageTests {
  static let sides: [CGFloat] = [1, 2, 17, 64, 100, 240, 333, 641, 1120, 2160, 8000]
  static let kinds = ["iphone-8", "iphone-x", "iphone-14-pro", "ipad-10.2", "ipad-pro-11"]

  @Test(arguments: kinds, Orientation.allCases)
  func thePhoneFitsEveryWindow(device: String, orientation: Orientation) throws {
    var bench = try TestBench.make(device, CGSize(width: 400, height: 400), orientation)
    let body = DeviceBody(bench.phone.settings.device, orientation: orientation)
    for width in Self.sides {
      for height in Self.sides {
        bench.handle(.resize(CGSize(width: width, height: height)))
        let stage = bench.stage
        #expect(stage.origin.x == stage.origin.x.rounded())
        #expect(stage.origin.y == stage.origin.y.rounded())
        let positive = stage.scale > 0 && stage.scale.isFinite
        #expect(positive)
        // Below this the body keeps a least size, so that there is something to see.
        guard min(width, height) >= 64 else { continue }
        let start = stage.windowPoint(CGPoint(x: body.outer.minX, y: body.outer.minY))
        let end = stage.windowPoint(CGPoint(x: body.outer.maxX, y: body.outer.maxY))
        #expect(min(start.x, start.y) >= 0, "\(width) × \(height)")
        #expect(end.x <= width, "\(width) × \(height)")
        #expect(end.y <= height, "\(width) × \(height)")
      }
    }
  }

  @Test func pointsThereAndBackAreTheSame() throws {
    var random = SeededGenerator(seed: 3)
    var bench = try TestBench.make()
    for _ in 0..<400 {
      let side = CGFloat.random(in: 1...8000, using: &random)
      bench.handle(.resize(CGSize(width: side, height: side * 0.7)))
      let stage = bench.stage
      let point = CGPoint(
        x: CGFloat.random(in: -50...900, using: &random),
        y: CGFloat.random(in: -50...900, using: &random))
      let back = stage.phonePoint(stage.windowPoint(point))
      let distance = Double(max(abs(back.x - point.x), abs(back.y - point.y)))
      #expect(distance < 1e-9 * 8000 / Double(stage.scale))
    }
  }

  @Test(arguments: sides) func everyNumberIsFinite(side: CGFloat) throws {
    for size in [CGSize(width: side, height: side), CGSize(width: side, height: 300)] {
      var bench = try TestBench.make("iphone-14-pro", size)
      try bench.press(.toggleSlowAnimations)
      try bench.press(.help)
      let list = bench.displayList
      #expect(list.size == size)
      #expect(list.commands.allSatisfy { $0.isFinite })
    }
  }

  @Test func theCaretIsWhereItIsDrawn() throws {
    var bench = try TestBench.make()
    #expect(bench.caret == nil)
    try bench.focusFirstRow()
    let caret = try #require(bench.caret)
    let row = try #require(bench.phone.layout.rows.first)
    let field = bench.phone.onScreen(row.frame)
    let start = bench.stage.windowPoint(field.origin)
    let end = bench.stage.windowPoint(CGPoint(x: field.maxX, y: field.maxY))
    #expect(caret.minX >= start.x)
    #expect(caret.maxX <= end.x)
    #expect(caret.minY >= start.y)
    #expect(caret.maxY <= end.y)
  }
}

extension DrawCommand {
  /// Whether all numbers of the kinds that the workbench draws itself are finite.
  fileprivate var isFinite: Bool {
    switch self {
    case .fill(let rect, _): rect.isFinite
    case .roundedRect(let shape, _), .shadow(let shape, _): shape.rect.isFinite
    case .text(let run):
      run.origin.x.isFinite && run.origin.y.isFinite && run.font.size.isFinite
    case .hairline(let line, _): line.origin.x.isFinite && line.length.isFinite
    case .group(let group):
      group.offset.x.isFinite && group.offset.y.isFinite && group.clip?.isFinite != false
        && group.commands.allSatisfy(\.isFinite)
    default: true
    }
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite)
  }
}
