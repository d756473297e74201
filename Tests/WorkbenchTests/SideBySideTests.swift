import DeviceProfiles
import DisplayList
import Foundation
import JSON
import KeyboardAvoidance
import KeyboardLayouts
import Picture
import Simulation
import TestSupport
import Testing
import Workbench

@Suite("Phones side by side")
struct SideBySideTests {
  static let size = CGSize(width: 1700, height: 960)

  private func bench(_ devices: String...) throws -> WorkbenchModel {
    let phones = try devices.map { try TestBench.make($0).phone }
    var bench = WorkbenchModel(phones: phones, size: Self.size)
    bench.devices = TestBench.devices
    return bench
  }

  /// The middle of what is seen of a row on one of the phones.
  private func place(of name: String, on index: Int, in bench: WorkbenchModel) throws -> CGPoint {
    let phone = bench.phones[index]
    let row = try #require(phone.row(named: name).flatMap { phone.layout.row($0.id) })
    let seen = phone.frame(of: row).intersection(phone.visibleContent)
    return bench.stage(of: index).windowPoint(CGPoint(x: seen.midX, y: seen.midY))
  }

  @Test("A tap on one phone's field focuses the same field of the others, wherever it is there")
  func sameField() throws {
    for touched in 0..<3 {
      var bench = try bench("iphone-8", "iphone-14-pro", "ipad-pro-11")
      // The small phone has no room for the ninth, and scrolls to it when another one is touched.
      for name in ["TextField 4", touched == 0 ? "TextField 5" : "TextField 9"] {
        bench.click(try place(of: name, on: touched, in: bench))
        #expect(bench.active == touched)
        bench.advance(to: bench.time + 2)
        let names = bench.phones.map { $0.focusedRow?.row.name }
        #expect(names == [name, name, name])
        #expect(bench.phones.allSatisfy { $0.time == bench.phones[0].time })
      }
      bench.handle(.text("Grace"))
      #expect(bench.phones.allSatisfy { $0.focusedField?.editor.text.hasSuffix("Grace") == true })
    }
  }

  @Test("A key that is tapped on one keyboard types on every phone")
  func sameKey() throws {
    var bench = try bench("iphone-8", "iphone-14-pro")
    bench.click(try place(of: "TextField 2", on: 0, in: bench))
    bench.advance(to: 2)
    let phone = bench.phones[0]
    let key = try #require(phone.keyboardGeometry?.keys.first { $0.id == "g" })
    let frame = key.frame.offsetBy(dx: phone.keyboardFrame.minX, dy: phone.keyboardFrame.minY)
    bench.click(bench.stage(of: 0).windowPoint(CGPoint(x: frame.midX, y: frame.midY)))
    let texts = bench.phones.map { $0.focusedField?.editor.text.lowercased() }
    #expect(texts == ["g", "g"])
  }

  @Test("A drag moves the content of every phone by as much")
  func drag() throws {
    var bench = try bench("iphone-8", "iphone-14-pro")
    let before = bench.phones.map(\.offset)
    let start = try place(of: "TextField 6", on: 0, in: bench)
    bench.handle(.touch(id: 0, .began, start))
    for step in 1...5 {
      bench.advance(to: Double(step) * 0.05)
      let point = CGPoint(x: start.x, y: start.y - CGFloat(step) * 20)
      bench.handle(.touch(id: 0, .moved, point))
    }
    let moved = zip(bench.phones.map(\.offset), before).map { Double($0 - $1) }
    #expect(moved[0] > 60)
    #expect(abs(moved[0] - moved[1]) < 0.001)
    bench.handle(.touch(id: 0, .ended, CGPoint(x: start.x, y: start.y - 100)))
    #expect(bench.phones.allSatisfy { $0.touches.isEmpty })
  }

  @Test("Copies stand beside the phone, change alone, and go; four are the most, one the least")
  func copies() throws {
    var bench = try TestBench.make("iphone-14-pro", Self.size)
    for count in [2, 3, 4, 4] {
      try bench.press(.duplicatePhone)
      #expect(bench.phones.count == count)
    }
    #expect(bench.message != nil)
    try bench.press(.nextStrategy)
    let ids = bench.phones.map(\.settings.strategy.id)
    #expect(Set(ids).count == 2)
    #expect(ids[bench.active] != "content-inset")
    let row = try #require(bench.inspectorItems.first { $0.control == .phone(0) })
    bench.click(CGPoint(x: row.frame.midX, y: row.frame.midY))
    #expect(bench.active == 0 && bench.phone.settings.strategy.id == "content-inset")
    for count in [3, 2, 1, 1] {
      try bench.press(.removePhone)
      #expect(bench.phones.count == count)
    }
    #expect(bench.phones.indices.contains(bench.active))
  }

  @Test("Phones never overlap, with captions and timeline, in every window")
  func apart() throws {
    for width in [240, 500, 900, 1700, 2600] {
      for height in [240, 500, 960, 1500] {
        var bench = try bench("iphone-8", "ipad-pro-11", "iphone-air", "iphone-14-pro")
        bench.handle(.resize(CGSize(width: width, height: height)))
        try bench.press(.togglePause)
        let frames = bench.phones.indices.map(bench.bodyFrame)
        for (index, frame) in frames.enumerated() {
          for other in frames.dropFirst(index + 1) {
            #expect(!frame.intersects(other), "\(width) × \(height)")
          }
          #expect(bench.stageArea.contains(frame), "\(width) × \(height)")
        }
      }
    }
  }

  @Test("All phones go back in time together")
  func past() throws {
    var bench = try bench("iphone-8", "iphone-14-pro")
    bench.advance(to: 1)
    bench.click(try place(of: "TextField 4", on: 0, in: bench))
    bench.advance(to: 1.1)
    let reports = bench.phones.map { $0.report.json.text() }
    bench.advance(to: 3)
    bench.show(at: 1.1)
    #expect(bench.phones.map { $0.report.json.text() } == reports)
  }

  @Test("The picture without a window holds every phone and its caption")
  func picture() throws {
    let phones = try bench("iphone-8", "iphone-14-pro").phones
    for frame in PictureOptions.Frame.allCases {
      var options = PictureOptions()
      options.frame = frame
      let list = SideBySidePicture(phones: phones, options: options).displayList
      let words = list.commands.flatMap(\.runs).map(\.text)
      #expect(words.contains { $0.contains("iPhone 14 Pro · Content inset") })
      let single = phones.map { PhonePicture.displayList($0, options: options).size }
      #expect(list.size.width >= single.map(\.width).reduce(0, +))
      #expect(list.size.height >= (single.map(\.height).max() ?? 0))
    }
  }
}
