import DeviceProfiles
import Foundation
import Testing

@Suite struct DeviceNamesTests {
  private let catalog = ShippedDevices.catalog

  @Test func everyModelIsFoundByItsSlug() {
    for device in catalog.devices {
      for name in device.names {
        let found = catalog.device(DeviceSlug.slug(name))
        #expect(found?.profile.id == device.id)
        #expect(found?.name == name)
      }
    }
  }

  @Test func everyAliasLeadsToItsModel() {
    for device in catalog.devices {
      for (alias, name) in device.aliases {
        #expect(catalog.device(alias)?.name == name)
      }
    }
  }

  @Test func everyClassIDStandsForTheFirstName() {
    for device in catalog.devices {
      #expect(catalog.device(device.id)?.profile == device)
      #expect(device.name(for: device.id) == device.names.first)
    }
  }

  @Test func modelSlugsAreUnique() {
    let slugs = catalog.devices.flatMap(\.names).map(DeviceSlug.slug)
    #expect(Set(slugs).count == slugs.count)
    #expect(slugs.count >= 87)
    #expect(Set(catalog.allIDs).count == catalog.allIDs.count)
    #expect(Set(slugs).isSubset(of: catalog.allIDs))
  }

  @Test(arguments: [
    ("iphone-15-pro", "iPhone 15 Pro", 393), ("IPHONE-16", "iPhone 16", 393),
    ("iPhone 15 Pro", "iPhone 15 Pro", 393), ("iphone-se-3", "iPhone SE (3rd generation)", 375),
    ("iphone-se-3rd-generation", "iPhone SE (3rd generation)", 375),
    ("iphone-17", "iPhone 17", 402), ("ipad-pro-11", "iPad Pro 11-inch (1st generation)", 834),
    ("ipad-9.7", "iPad (6th generation)", 768), ("ipad-9-7", "iPad (6th generation)", 768),
    ("ipad-mini-7", "iPad mini (A17 Pro)", 744), ("ipad-9", "iPad (9th generation)", 810),
    ("iphone-se-1", "iPhone SE (1st generation)", 320), ("ipad-a16", "iPad (A16)", 820),
  ])
  func idsThatPeopleType(id: String, name: String, width: CGFloat) throws {
    let found = try #require(catalog.device(id))
    #expect(found.name == name)
    #expect(found.profile.portraitSize.width == width)
  }

  @Test(arguments: [
    ("iPhone SE (3rd generation)", "iphone-se-3rd-generation"), ("iPhone 8+", "iphone-8plus"),
    ("iPhone 8 +", "iphone-8-plus"), ("  iPad Pro 12.9-inch ", "ipad-pro-12-9-inch"),
    ("é–É", ""), ("", ""), ("--", ""), ("K", "k"),
  ])
  func slugs(name: String, slug: String) {
    #expect(DeviceSlug.slug(name) == slug)
  }

  @Test(arguments: ["", "-", "a-", ".a", "a--b", "A", "a b", "a/b", "../a", "é", "a_b"])
  func badIDs(id: String) {
    #expect(!DeviceSlug.isWellFormed(id))
    #expect(catalog.device(id) == nil)
  }

  @Test func suggestions() {
    #expect(catalog.nearest(to: "iphone-15-por").first == "iphone-15-pro")
    #expect(catalog.nearest(to: "iphone15pro").contains("iphone-15-pro"))
    #expect(catalog.nearest(to: "iphne-x").first == "iphone-x")
    #expect(catalog.nearest(to: "nokia-3310") == [])
    #expect(catalog.nearest(to: String(repeating: "iphone", count: 10_000)) == [])
    #expect(catalog.nearest(to: "iphone-1").count == 3)
  }
}
