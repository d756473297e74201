import Assets
import DeviceProfiles
import DisplayList
import Foundation
import GoldenStore
import KeyboardAvoidance
import KeyboardLayouts
import Picture
import SDLHost
import Simulation
import Testing
import VisualQA

/// A keyboard with two letters in the wrong places is never good, whatever is tolerated.
@Suite struct KeySwapTests {
  /// Draws the keys of a layout in which two letters may have changed places.
  private func keys(swapping swap: (String, String)?, scale: CGFloat) throws -> Bitmap {
    let url = Assets.url(.layouts).appendingPathComponent("en-US.json")
    var text = try String(contentsOf: url, encoding: .utf8)
    if let (a, b) = swap {
      // Keys stand in rows, parted by spaces; neighbours share one.
      for (old, new) in [(a, "€"), (b, a)] {
        text = try NSRegularExpression(pattern: "(?<=[ \"])\(old)(?=[ \"])(?!\":)")
          .stringByReplacingMatches(
            in: text, range: NSRange(location: 0, length: text.utf16.count), withTemplate: new)
      }
      text = text.replacing("€", with: b)
    }
    let layout = try LayoutFile.decode(Data(text.utf8), file: "swapped").get()
    let id = "iphone-15-pro"
    let profile = try DeviceCatalog.load(id, in: Assets.url(.devices)).profile
    let file = Assets.url(.scenes).appendingPathComponent("tab-form.json")
    let scene = try SceneFile.decode(Data(contentsOf: file), file: "tab-form").get()
    let fonts = try FontLibrary()
    let settings = DeviceSettings(
      device: profile, deviceID: id, version: try profile.resolvedVersion(nil, for: id),
      layout: layout)
    let job = TestCase(settings: settings, scene: scene)
    let golden = try #require(GoldenCase(job))
    let phone = try #require(golden.phones(TextRuler(fonts: fonts)).first)
    let list = PhonePicture.displayList(phone, options: PictureOptions())
    let canvas = try Canvas(size: list.size, scale: scale, fonts: fonts)
    canvas.draw(list)
    // Only the keys: the pixels above them are the same and would cost time.
    let all = canvas.bitmap()
    let top = Int(phone.keyboardFrame.minY * scale)
    return Bitmap(
      width: all.width, height: all.height - top, rgba: Array(all.rgba[(top * all.width * 4)...]))
  }

  @Test(arguments: [1, 3] as [CGFloat])
  func twoSwappedLettersFailAtEveryTolerance(scale: CGFloat) throws {
    let usual = try keys(swapping: nil, scale: scale)
    for swap in [("v", "b"), ("i", "l"), ("o", "q"), ("m", "n")] {
      let swapped = try keys(swapping: swap, scale: scale)
      let differs = swapped != usual
      #expect(differs, "\(swap) changed nothing")
      for tolerance in [Tolerance()] + PictureComparisonTests.widest {
        let isGood = PictureComparison(usual, swapped, tolerance: tolerance).isGood
        #expect(!isGood, "\(swap) at \(scale)× passes with \(tolerance)")
      }
    }
  }
}
