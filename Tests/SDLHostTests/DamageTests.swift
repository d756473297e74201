import DisplayList
import Foundation
import Picture
import SDLHost
import Simulation
import TestSupport
import Testing

@Suite struct DamageTests {
  @Test func theSameListTwiceDrawsNothing() throws {
    let canvas = try canvas(60, 60, scale: 2)
    var random = RandomList(seed: 7)
    let list = Drawing(size: canvas.size, commands: random.commands(30))
    #expect(canvas.draw(list) == [PixelRect(x: 0, y: 0, width: 120, height: 120)])
    let first = try canvas.png()
    #expect(canvas.draw(list).isEmpty)
    #expect(try canvas.png() == first)
    let other = try Canvas(size: canvas.size, scale: 2, fonts: FontLibrary())
    other.draw(list)
    #expect(try other.png() == first)
  }

  @Test func oneRectangleMovedDamagesBothPlaces() throws {
    let canvas = try canvas(100, 100)
    let ground = DrawCommand.fill(CGRect(x: 0, y: 0, width: 100, height: 100), .white)
    func list(_ x: CGFloat) -> Drawing {
      let square = DrawCommand.fill(CGRect(x: x, y: 10, width: 5, height: 5), .black)
      return Drawing(size: canvas.size, commands: [ground, square])
    }
    canvas.draw(list(10))
    let damage = canvas.draw(list(80))
    #expect(
      Set(damage) == [
        PixelRect(x: 10, y: 10, width: 5, height: 5), PixelRect(x: 80, y: 10, width: 5, height: 5),
      ])
  }

  @Test func aKeyInALayerDamagesOnlyTheKey() throws {
    let canvas = try canvas(100, 100)
    func list(_ color: Color) -> Drawing {
      let keys = (0..<4).map { index in
        DrawCommand.fill(
          CGRect(x: index * 10, y: 2, width: 8, height: 8), index == 2 ? color : .white)
      }
      let ground = DrawCommand.fill(CGRect(x: 0, y: 0, width: 50, height: 20), .black)
      let size = CGSize(width: 50, height: 20)
      let layer = Layer(origin: CGPoint(x: 0, y: 60), size: size, [ground] + keys)
      return Drawing(size: canvas.size, commands: [.layer(layer)])
    }
    canvas.draw(list(.white))
    #expect(canvas.draw(list(.black)) == [PixelRect(x: 20, y: 62, width: 8, height: 8)])
  }

  /// Whatever is drawn after whatever: the pixels are those of a fresh canvas.
  @Test(arguments: 0..<32) func incrementalDrawingIsFullDrawing(seed: Int) throws {
    var random = RandomList(seed: UInt64(seed))
    let scale: CGFloat = [0.86, 1, 1.37, 2][seed % 4]
    let background: Color = seed % 3 == 0 ? .clear : .white
    let canvas = try canvas(80, 90, scale: scale)
    let fresh = try Canvas(size: canvas.size, scale: scale, fonts: FontLibrary())
    var commands = random.commands(14)
    for step in 0..<14 {
      let list = Drawing(size: canvas.size, commands: commands)
      canvas.draw(list, background: background)
      fresh.invalidate()
      fresh.draw(list, background: background)
      #expect(canvas.pixels == fresh.pixels, "seed \(seed), step \(step)")
      commands = random.changed(commands)
    }
  }
}

/// Lists of every kind of command, and small changes of them.
private struct RandomList {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed + 11) }

  mutating func commands(_ count: Int, depth: Int = 0) -> [DrawCommand] {
    (0..<count).map { _ in command(depth: depth) }
  }

  mutating func changed(_ commands: [DrawCommand]) -> [DrawCommand] {
    var result = commands
    for _ in 0...Int.random(in: 0...2, using: &generator) { change(&result) }
    return result
  }

  private mutating func change(_ commands: inout [DrawCommand]) {
    guard let index = commands.indices.randomElement(using: &generator) else {
      return commands = self.commands(5)
    }
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: commands.remove(at: index)
    case 1: commands.insert(command(depth: 0), at: index)
    case 2: commands.swapAt(index, Int.random(in: 0..<commands.count, using: &generator))
    case 3: commands.append(commands[index])
    default: commands[index] = varied(commands[index])
    }
  }

  private mutating func varied(_ command: DrawCommand) -> DrawCommand {
    switch command {
    case .group(var group):
      if Bool.random(using: &generator) { group.offset = point() } else { change(&group.commands) }
      return .group(group)
    case .layer(var layer):
      if Bool.random(using: &generator) { layer.origin = point() }
      if Bool.random(using: &generator) { change(&layer.commands) }
      return .layer(layer)
    case .text(var run):
      run.text += ["a", " ", "é", "ب", "😀"].randomElement(using: &generator) ?? ""
      return .text(run)
    default: return self.command(depth: 0)
    }
  }

  private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &generator)
  }

  private mutating func point() -> CGPoint { CGPoint(x: number(-20...80), y: number(-20...90)) }

  private mutating func color() -> Color {
    let opacities: [Double] = [1, 1, 0.5, 0.2]
    let opacity = opacities.randomElement(using: &generator) ?? 1
    return Color(UInt32.random(in: 0...0xFFFFFF, using: &generator), opacity: opacity)
  }

  private mutating func rect() -> CGRect {
    CGRect(origin: point(), size: CGSize(width: number(0...60), height: number(0...60)))
  }

  private mutating func shape() -> RoundedRect {
    RoundedRect(
      rect(), radius: number(0...20),
      corners: .init(rawValue: Int.random(in: 0...15, using: &generator)),
      isContinuous: Bool.random(using: &generator))
  }

  private mutating func path() -> Path {
    var path = Path()
    path.move(number(0...30), number(0...30))
    path.line(number(0...30), number(0...30))
    path.cubic(
      number(-9...30), number(0...30), number(0...39), number(0...30), number(0...30),
      number(0...30))
    path.close()
    return path
  }

  private mutating func command(depth: Int) -> DrawCommand {
    switch Int.random(in: 0..<(depth < 2 ? 12 : 9), using: &generator) {
    case 0: return .fill(rect(), color())
    case 1:
      let axis: Hairline.Axis = Bool.random(using: &generator) ? .horizontal : .vertical
      return .hairline(Hairline(axis, from: point(), length: number(0...50)), color())
    case 2, 3: return .roundedRect(shape(), color())
    case 4:
      let dash: [CGFloat] = Bool.random(using: &generator) ? [] : [3, 2]
      return .border(shape(), width: number(0.3...4), dash: dash, color())
    case 5: return .path(path(), at: point(), evenOdd: false, color())
    case 6: return .stroke(path(), at: point(), width: number(0.5...5), cap: .round, color())
    case 7:
      let words = ["jump", "Ẫy", "سلام ok", "😀", "नमस्ते"].randomElement(using: &generator) ?? ""
      return text(words, number(6...24), x: number(-20...60), y: number(0...90), color())
    case 8:
      return .shadow(shape(), Shadow(color(), blur: number(0...12), offset: CGPoint(x: 1, y: 3)))
    case 9: return .gradient(shape(), [GradientStop(0, color()), GradientStop(1, color())])
    case 10:
      let clip: CGRect? = Bool.random(using: &generator) ? rect() : nil
      return .group(Group(offset: point(), clip: clip, commands(4, depth: depth + 1)))
    default:
      let size = CGSize(width: number(5...50), height: number(5...50))
      return .layer(Layer(origin: point(), size: size, commands(4, depth: depth + 1)))
    }
  }
}

@Suite struct ConcurrencyTests {
  /// Canvases on several threads, with one library or with one each, do not disturb each other.
  @Test func canvasesDrawAtOnce() async throws {
    let shared = try FontLibrary()
    let expected = try Self.picture(FontLibrary(), seed: 5)
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for index in 0..<8 {
        group.addTask {
          try Self.picture(index % 2 == 0 ? shared : FontLibrary(), seed: 5)
        }
      }
      for try await picture in group { #expect(picture == expected) }
    }
  }

  private static func picture(_ fonts: FontLibrary, seed: UInt64) throws -> [UInt8] {
    var random = RandomList(seed: seed)
    let canvas = try Canvas(size: CGSize(width: 90, height: 90), scale: 2, fonts: fonts)
    canvas.draw(Drawing(size: canvas.size, commands: random.commands(60)))
    return try canvas.png()
  }
}
