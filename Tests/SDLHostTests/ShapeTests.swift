import DisplayList
import Foundation
import Picture
import SDLHost
import Testing

@Suite struct ShapeTests {
  static let scales: [CGFloat] = [0.86, 1, 1.37, 2, 3]

  @Test(arguments: scales) func abuttingRectanglesLeaveNoSeam(scale: CGFloat) throws {
    let canvas = try canvas(90, 20, scale: scale)
    let red = Color(0xFF0000, opacity: 0.5)
    let edges = (0...13).map { CGFloat($0) * 6.7 + 1.3 }
    let commands = zip(edges, edges.dropFirst()).map { left, right in
      DrawCommand.fill(CGRect(x: left, y: 2.2, width: right - left, height: 11.1), red)
    }
    let picture = try canvas.picture(commands)
    let row = picture.height / 2
    let alphas = Set((0..<picture.width).map { picture.color($0, row).alpha })
    #expect(alphas == [0, 128])
    let first = (0..<picture.width).filter { picture.color($0, row).alpha > 0 }
    #expect(first.count == (first.last ?? 0) - (first.first ?? 0) + 1)
  }

  @Test(arguments: scales) func aHairlineIsOnePixel(scale: CGFloat) throws {
    let line = Hairline(.horizontal, from: CGPoint(x: 3.3, y: 5.1), length: 20)
    let picture = try canvas(30, 12, scale: scale).picture([.hairline(line, .black)])
    let x = picture.width / 2
    #expect((0..<picture.height).count { picture.color(x, $0).alpha == 255 } == 1)
  }

  @Test func aPathsHalfPixelIsHalfCovered() throws {
    var path = Path()
    path.move(0.5, 0)
    path.line(4.5, 0)
    path.line(4.5, 4)
    path.line(0.5, 4)
    path.close()
    let at = CGPoint(x: 2, y: 2)
    let picture = try canvas(10, 10).picture([.path(path, at: at, evenOdd: false, .black)])
    #expect((127...129).contains(Int(picture.color(2, 3).alpha)))
    #expect(picture.color(4, 3).alpha == 255)
    #expect((127...129).contains(Int(picture.color(6, 3).alpha)))
    #expect(picture.color(1, 3).alpha == 0)
  }

  @Test func evenOddLeavesAHoleWhereNonZeroDoesNot() throws {
    var path = Path()
    for inset in [0.0, 3.0] {
      path.move(inset, inset)
      path.line(10 - inset, inset)
      path.line(10 - inset, 10 - inset)
      path.line(inset, 10 - inset)
      path.close()
    }
    let canvas = try canvas(12, 12)
    let hole = try canvas.picture([.path(path, at: .zero, evenOdd: true, .black)])
    let solid = try canvas.picture([.path(path, at: .zero, evenOdd: false, .black)])
    #expect(hole.color(5, 5).alpha == 0)
    #expect(solid.color(5, 5).alpha == 255)
  }

  /// A rounded rectangle drawn in nine pieces is the path of a circle's corners, within a level.
  @Test(
    arguments: [1.0, 1.5, 3.0], [CGSize(width: 40, height: 30), CGSize(width: 17, height: 17)])
  func aRoundedRectangleIsItsPath(scale: CGFloat, size: CGSize) throws {
    let radius: CGFloat = 8
    let canvas = try canvas(50, 40, scale: scale)
    let rect = CGRect(origin: CGPoint(x: 4, y: 4), size: size)
    let pieces = try canvas.picture([.roundedRect(RoundedRect(rect, radius: radius), .black)])
    // The path must have the snapped size: the rounded rectangle's edges are whole pixels.
    let width = (rect.maxX * scale).rounded() / scale - (rect.minX * scale).rounded() / scale
    let height = (rect.maxY * scale).rounded() / scale - (rect.minY * scale).rounded() / scale
    let path = circular(width: width, height: height, radius: radius)
    let whole = try canvas.picture([.path(path, at: rect.origin, evenOdd: false, .black)])
    let worst = zip(pieces.rgba, whole.rgba).map { abs(Int($0) - Int($1)) }.max()
    #expect((worst ?? 255) <= 1)
  }

  private func circular(width: CGFloat, height: CGFloat, radius r: CGFloat) -> Path {
    let k = r * 4 / 3 * tan(.pi / 8)
    var path = Path()
    path.move(r, 0)
    path.line(width - r, 0)
    path.cubic(width - r + k, 0, width, r - k, width, r)
    path.line(width, height - r)
    path.cubic(width, height - r + k, width - r + k, height, width - r, height)
    path.line(r, height)
    path.cubic(r - k, height, 0, height - r + k, 0, height - r)
    path.line(0, r)
    path.cubic(0, r - k, r - k, 0, r, 0)
    path.close()
    return path
  }

  @Test(arguments: scales, [true, false])
  func translucentPiecesMeetWithoutOverlap(scale: CGFloat, isContinuous: Bool) throws {
    let shape = RoundedRect(
      CGRect(x: 3, y: 3, width: 41, height: 29), radius: 11, isContinuous: isContinuous)
    let half = Color(0x0000FF, opacity: 0.5)
    let stops = [GradientStop(0, half), GradientStop(1, half)]
    for command in [DrawCommand.roundedRect(shape, half), .gradient(shape, stops)] {
      let picture = try canvas(50, 36, scale: scale).picture([command])
      let alphas = stride(from: 3, to: picture.rgba.count, by: 4).map { picture.rgba[$0] }
      #expect(alphas.max() == 128)
      #expect(picture.color(picture.width / 2, picture.height / 2) == half)
    }
  }

  @Test func aBorderStaysInsideItsEdge() throws {
    let shape = RoundedRect(CGRect(x: 4, y: 4, width: 30, height: 20), radius: 6)
    let solid = try canvas(40, 30).picture([.border(shape, width: 2, dash: [], .black)])
    #expect(solid.color(3, 14).alpha == 0)
    #expect(solid.color(4, 14).alpha == 255)
    #expect(solid.color(5, 14).alpha == 255)
    #expect(solid.color(6, 14).alpha == 0)
    #expect(solid.color(20, 23).alpha == 255)
    let dashed = try canvas(40, 30).picture([.border(shape, width: 2, dash: [3, 2], .black)])
    let row = (12..<28).map { dashed.color($0, 4).alpha }
    #expect(row.contains(0) && row.contains(255))
  }

  @Test func aShadowIsSoftAndKeepsItsSum() throws {
    let rect = CGRect(x: 40, y: 40, width: 40, height: 40)
    let shadow = Shadow(.black, blur: 12, offset: CGPoint(x: 0, y: 5))
    let picture = try canvas(120, 125).picture([.shadow(RoundedRect(rect, radius: 0), shadow)])
    let sum = stride(from: 3, to: picture.rgba.count, by: 4).reduce(0) {
      $0 + Int(picture.rgba[$1])
    }
    #expect(abs(Double(sum) / (1600 * 255) - 1) < 0.01)
    // At a straight edge, half of the colour is left.
    #expect(
      (124...131).contains(
        (Int(picture.color(60, 84).alpha) + Int(picture.color(60, 85).alpha)) / 2))
    #expect(picture.color(60, 65).alpha > 250)
  }

  /// A tile whose sides are stretched is blurred by its quarter: that must not show.
  @Test func aShadowBlurredByItsQuarterIsTheSameAsOneBlurredWhole() throws {
    let shadow = Shadow(.black, blur: 16, offset: CGPoint(x: 0, y: 3))
    let rect = CGRect(x: 50, y: 50, width: 200, height: 180)
    for radius in [0.0, 12, 40] {
      // A square corner forbids the short way; the opposite quarter must not change by it.
      let quarter = RoundedRect(rect, radius: radius)
      let whole = RoundedRect(rect, radius: radius, corners: [.top, .bottomLeft])
      let pictures = try [quarter, whole].map {
        try canvas(300, 280).picture([.shadow($0, shadow)])
      }
      for y in 0..<140 {
        for x in 0..<150 {
          let (first, second) = (pictures[0][x: x, y: y], pictures[1][x: x, y: y])
          #expect(first.alpha == second.alpha, "\(radius): \(x), \(y)")
        }
      }
    }
  }

  @Test func aShadowsCostAndLookDoNotDependOnItsSize() throws {
    let shadow = Shadow(Color(0, opacity: 0.4), blur: 10)
    let canvas = try canvas(300, 60)
    let long = try canvas.picture([
      .shadow(RoundedRect(CGRect(x: 20, y: 20, width: 260, height: 20), radius: 6), shadow)
    ])
    let short = try canvas.picture([
      .shadow(RoundedRect(CGRect(x: 20, y: 20, width: 100, height: 20), radius: 6), shadow)
    ])
    for x in 0..<60 { #expect(long.color(x, 30) == short.color(x, 30)) }
  }

  @Test func aGradientRunsFromCornerToCorner() throws {
    let stops = [GradientStop(0, .black), GradientStop(1, .white)]
    for (width, height) in [(40.0, 80.0), (80, 40), (4, 90)] {
      let shape = RoundedRect(CGRect(x: 0, y: 0, width: width, height: height), radius: 0)
      let picture = try canvas(width, height).picture([.gradient(shape, stops)])
      let (right, bottom) = (picture.width - 1, picture.height - 1)
      #expect(picture.color(0, 0).red < 8)
      #expect(picture.color(right, bottom).red > 247)
      #expect((120...136).contains(picture.color(picture.width / 2, picture.height / 2).red))
    }
  }

  @Test func numbersThatAreNotFiniteDrawNothingBad() throws {
    let canvas = try canvas(20, 20)
    let bad = CGRect(x: CGFloat.nan, y: -CGFloat.infinity, width: .infinity, height: 1e300)
    var path = Path()
    path.move(.nan, 0)
    path.line(.infinity, 5)
    path.cubic(1e30, 0, 0, -1e30, 3, 3)
    _ = try canvas.picture([
      .fill(bad, .black), .roundedRect(RoundedRect(bad, radius: .nan), .black),
      .border(RoundedRect(bad, radius: 3), width: .infinity, dash: [.nan], .black),
      .path(path, at: .zero, evenOdd: false, .black),
      .stroke(path, at: CGPoint(x: CGFloat.nan, y: 0), width: .infinity, cap: .round, .black),
      .shadow(RoundedRect(bad, radius: 2), Shadow(.black, blur: .nan)),
      .gradient(RoundedRect(bad, radius: 2), [GradientStop(.nan, .black)]),
      .layer(Layer(origin: .zero, size: CGSize(width: 1e9, height: 1e9), [.fill(bad, .white)])),
      text("x", .nan, x: 0, y: 0), text("x", 1e9, x: .infinity, y: 0),
    ])
  }
}
