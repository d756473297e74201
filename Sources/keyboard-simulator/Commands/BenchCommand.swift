import DeviceProfiles
import DisplayList
import Foundation
import JSON
import Picture
import Reporting
import SDLHost
import Simulation

/// `bench-frames`: measures the frames of a rising keyboard and prints JSON, for `scripts/bench`.
struct BenchCommand {
  private static let rises = 24
  private static let frameLength: TimeInterval = 1.0 / 60

  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func perform() throws -> ExitStatus {
    let selection = try DeviceOptions(arguments, AssetFinder())
    let fonts = try FontLibrary()
    var phone = selection.phone(TextRuler(fonts: fonts))
    let canvas = try Canvas(
      size: phone.metrics.screen.size, scale: selection.settings.device.devicePixelRatio,
      fonts: fonts)
    var times: [Double] = []
    for rise in 0...Self.rises {
      let measured = try measureRise(&phone, canvas)
      // The first run fills the caches.
      if rise > 0 { times += measured }
    }
    times.sort()
    let report = JSONValue.object([
      ("median_ms", .number(times[times.count / 2])),
      ("p99_ms", .number(times[times.count * 99 / 100])), ("frames", .number(Double(times.count))),
      ("fill_ms", .number(measureFill(canvas))),
    ])
    try Output.write(JSONFile(report))
    return .good
  }

  /// Returns the median time of filling the canvas once, in milliseconds, as a measure of memory speed.
  private func measureFill(_ canvas: Canvas) -> Double {
    let bounds = CGRect(origin: .zero, size: canvas.size)
    let times = (0..<101).map { turn in
      let list = Drawing(
        size: canvas.size, commands: [.fill(bounds, turn % 2 == 0 ? .black : .white)])
      let began = HostWindow.now
      canvas.draw(list)
      return (HostWindow.now - began) * 1000
    }
    return times.sorted()[50]
  }

  /// Shows and hides the keyboard once; returns the times of the frames that show it, in milliseconds.
  private func measureRise(_ phone: inout SimulatedDevice, _ canvas: Canvas) throws -> [Double] {
    guard let field = phone.scene.rows.first(where: { $0.name == "TextField 12" })?.name else {
      throw UsageError.other("bench-frames needs the scene tab-form; remove --scene")
    }
    try phone.tapField(field)
    let start = phone.time
    var times: [Double] = []
    for frame in 1...30 {
      let began = HostWindow.now
      phone.advance(to: start + Double(frame) * Self.frameLength)
      canvas.draw(ScreenPicture(phone).displayList)
      times.append((HostWindow.now - began) * 1000)
    }
    phone.send(.key(.escape, []))
    phone.runUntilIdle()
    // Back to the top, so that the next rise scrolls the form too.
    phone.send(.wheel(dy: -10_000, at: CGPoint(x: 100, y: 300)))
    canvas.draw(ScreenPicture(phone).displayList)
    return times
  }
}
