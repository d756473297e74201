import DeviceProfiles
import DisplayList
import Foundation
import JSON
import Picture
import Reporting
import Simulation
import Tape
import TestSupport
import Testing

@Suite("Pictures and reports of takes")
struct TakePictureTests {
  private let rise = "Tap \"TextField 12\"\nWait settled\n"

  private func lists(_ text: String) throws -> [Drawing] {
    let room = try TapeFixture.dryRun(text).room
    return try TapeFixture.moments(text).map { FramePicture($0, in: room).displayList }
  }

  @Test("All frames of a film have one size, also when the phone is turned or changed")
  func oneSize() throws {
    let text = rise + "Rotate left\nSleep 100ms\nDevice ipad-pro-11\nSleep 100ms\n"
    for look in [
      "", "Set Frame device\n", "Set Padding 20\nSet Caption \"a\"\n", "Set Crop field\n",
    ] {
      let sizes = Set(try lists(look + text).map(\.size.width))
      #expect(sizes.count == 1, "\(look): \(sizes)")
    }
  }

  @Test("Crop, padding and caption change the size by what they take")
  func sizes() throws {
    func size(_ look: String) throws -> CGSize { try #require(lists(look + rise).last).size }
    #expect(try size("") == CGSize(width: 393, height: 852))
    #expect(try size("Set Padding 10\n") == CGSize(width: 413, height: 872))
    #expect(try size("Set Crop keyboard\n") == CGSize(width: 393, height: 336))
    #expect(try size("Set Crop screen\nSet Frame device\n") == CGSize(width: 393, height: 852))
    #expect(try size("Set Caption a\n").height == 908)
    // A film of a field that moves shows all of its way, a picture the field alone.
    let field = try #require(lists("Set Crop field\nTap \"TextField 2\"\nWait settled").last)
    #expect((44...100).contains(field.size.height))
  }

  @Test("A background fills the picture first; a transparent one draws nothing")
  func backgrounds() throws {
    let plain = try #require(lists("Set Background #102030\n").first)
    #expect(plain.commands.first == .fill(CGRect(origin: .zero, size: plain.size), Color(0x102030)))
    let ramp = try #require(lists("Set Background gradient(#000000,#FFFFFF)\n").first)
    guard case .gradient = ramp.commands.first else { throw TakePictureError() }
    let clear = try #require(lists("Set Background transparent\n").first)
    #expect(clear.commands.count == 1)
  }

  private struct TakePictureError: Error {}

  @Test("Strokes on a hardware keyboard are drawn for a moment, and switched off in mid-take")
  func strokes() throws {
    let text = """
      Press "H"
      Sleep 100ms
      Press "i"
      Sleep 100ms
      Press Shift+Tab
      Sleep 1s
      Set Keystrokes off
      Press Copy
      Sleep 200ms
      """
    let moments = try TapeFixture.moments(text)
    var labels: [String?] = []
    for moment in moments where labels.last != .some(moment.stroke) { labels.append(moment.stroke) }
    #expect(labels == [nil, "H", "Hi", "Shift Tab", nil, "Ctrl C"])
    for moment in moments {
      var bare = moment
      bare.stroke = nil
      let isDrawn = FramePicture(moment).displayList != FramePicture(bare).displayList
      #expect(isDrawn == (moment.stroke != nil && moment.look.showsStrokes))
    }
  }

  @Test("Touches are drawn, and switched off in mid-take")
  func touches() throws {
    let text = "Tap \"TextField 2\"\nSet Touches off\nTap \"TextField 3\"\n"
    for moment in try TapeFixture.moments(text) {
      var bare = moment
      bare.look.showsTouches = false
      let isDrawn = FramePicture(moment).displayList != FramePicture(bare).displayList
      #expect(isDrawn == (moment.look.showsTouches && !moment.phone.touches.isEmpty))
    }
  }

  @Test("A strip's frames go from the first to the last at even steps")
  func stripNumbers() {
    #expect(FilmStrip.numbers(3, of: 11) == [0, 5, 10])
    #expect(FilmStrip.numbers(4, of: 1) == [0])
    #expect(FilmStrip.numbers(2, of: 0) == [])
    for frames in 2...40 {
      for count in 2...24 {
        let numbers = FilmStrip.numbers(count, of: frames)
        #expect(numbers.count == count && numbers.first == 0 && numbers.last == frames - 1)
        #expect(numbers == numbers.sorted())
      }
    }
  }

  @Test("JUnit's XML is well-formed and counts what failed")
  func junit() throws {
    let text =
      rise + "Expect clearance >= 8\nExpect text \"TextField 12\" \"<&\\n\"\nExpect settled == true"
    let suites = [
      JUnitReport.Suite(name: "a<b>", dryRun: try TapeFixture.dryRun(text)),
      JUnitReport.Suite(name: "none", dryRun: nil, problem: "\"quoted\" & bad"),
      JUnitReport.Suite(name: "empty", dryRun: try TapeFixture.dryRun("")),
    ]
    let xml = JUnitReport.xml(suites).text
    #expect(xml.contains("tests=\"3\" failures=\"2\" errors=\"0\""))
    #expect(xml.contains("a&lt;b&gt;") && xml.contains("&quot;quoted&quot; &amp; bad"))
    #expect(xml.components(separatedBy: "<testcase").count == 6)
  }

  @Test("Events are lines of JSON in order of time")
  func events() throws {
    let tape = try TapeFixture.read(rise + "Expect clearance >= 8\nPress Escape\nSleep 300ms").get()
    let lines = EventLog.lines(
      tape, DryRun(tape, try TapeFixture.setup(tape), TapeFixture.resources))
    var last = 0.0
    var kinds: [String] = []
    for line in lines {
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(line.file)) as? [String: Any])
      let time = try #require(object["time"] as? Double)
      #expect(time >= last)
      last = time
      kinds.append(try #require(object["event"] as? String))
    }
    let notifications = kinds.count { $0 == "notification" }
    #expect(notifications == 8 && kinds.count { $0 == "action" } == 4)
    #expect(kinds.first == "action" && kinds.contains("expectation"))
  }
}
