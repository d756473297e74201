import Assets
import DeviceProfiles
import DisplayList
import Foundation
import KeyboardLayouts
import Picture
import Simulation
import TestSupport
import Testing
import VisualQA

/// Heat maps that are too high for one picture.
@Suite struct HeatMapTests {
  private func picture() throws -> HeatMapPicture {
    let profile = try #require(DeviceCatalog(folder: Assets.url(.devices)).device("iphone-15-pro"))
      .profile
    let layout = try LayoutFile.decode(
      Data(contentsOf: Assets.url(.layouts).appendingPathComponent("en-US.json")), file: "en-US"
    ).get()
    var settings = DeviceSettings(
      device: profile, deviceID: "iphone-15-pro",
      version: try profile.resolvedVersion(nil, for: "iphone-15-pro"), layout: layout)
    let results = try ["tab-form", "contact", "checkout"].flatMap { name in
      let file = Assets.url(.scenes).appendingPathComponent(name + ".json")
      let scene = try SceneFile.decode(Data(contentsOf: file), file: name).get()
      return try ["none", "content-inset"].map { strategy in
        settings.strategy = try #require(StrategyValue(named: strategy))
        let job = TestCase(settings: settings, scene: scene)
        return Audit.run(job, ruler: FixedRuler())
      }
    }
    return HeatMapPicture(AuditReport(results, minimum: 0), ruler: FixedRuler())
  }

  /// The groups of a page are its blocks.
  private func blocks(_ page: Drawing) -> [[DrawCommand]] {
    page.commands.compactMap { command in
      if case .group(let group) = command { group.commands } else { nil }
    }
  }

  @Test func pagesHoldEachBlockOnce() throws {
    let picture = try picture()
    let whole = picture.pages(tallest: 100_000)
    #expect(whole.count == 1)
    let all = blocks(whole[0])
    #expect(all.count == 6)
    for tallest in [1_000.0, 1_600, 2_400] {
      let pages = picture.pages(tallest: CGFloat(tallest))
      #expect(pages.count > 1)
      #expect(pages.flatMap(blocks) == all)
      for page in pages {
        #expect(page.size.height <= CGFloat(tallest) || blocks(page).count == 1)
      }
    }
  }
}
