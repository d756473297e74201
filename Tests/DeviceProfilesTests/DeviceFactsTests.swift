import DeviceProfiles
import Foundation
import Testing

@Suite struct DeviceFactsTests {
  @Test func everyClassHasItsRow() {
    let ids = Set(ShippedDevices.catalog.devices.map(\.id))
    #expect(Set(deviceFacts.map(\.id)) == ids)
  }

  @Test(arguments: deviceFacts)
  func screens(fact: DeviceFact) throws {
    let device = try #require(ShippedDevices.catalog.device(fact.id)).profile
    #expect(device.portraitSize == CGSize(width: fact.size[0], height: fact.size[1]))
    #expect(device.size(.landscapeLeft) == CGSize(width: fact.size[1], height: fact.size[0]))
    #expect(device.nativePixels == CGSize(width: fact.pixels[0], height: fact.pixels[1]))
  }

  @Test(arguments: deviceFacts)
  func safeAreas(fact: DeviceFact) throws {
    let device = try #require(ShippedDevices.catalog.device(fact.id)).profile
    #expect(edges(device.safeArea(.portrait, .v18)) == fact.safe[0])
    #expect(edges(device.safeArea(.landscapeLeft, .v18)) == fact.safe[1])
    #expect(edges(device.safeArea(.landscapeRight, .v18)) == fact.safe[1])
  }

  @Test(arguments: deviceFacts)
  func safeAreasOfTheNewSystem(fact: DeviceFact) throws {
    let device = try #require(ShippedDevices.catalog.device(fact.id)).profile
    guard device.systemVersions.contains(.v26) else { return }
    var (portrait, landscape) = (fact.safe[0], fact.safe[1])
    if device.kind == .pad {
      portrait = [32, 0, 25, 0]
      landscape = portrait
    } else if device.hasHomeIndicator {
      landscape[2] = 20
    }
    #expect(edges(device.safeArea(.portrait, .v26)) == portrait)
    #expect(edges(device.safeArea(.landscapeLeft, .v26)) == landscape)
  }

  @Test(arguments: deviceFacts)
  func keyboards(fact: DeviceFact) throws {
    let device = try #require(ShippedDevices.catalog.device(fact.id)).profile
    for (version, totals) in [(SystemVersion.v18, fact.totals18), (.v26, fact.totals26)] {
      let portrait = device.keyboard(.portrait, version)?.height(withPredictiveBar: true)
      let landscape = device.keyboard(.landscapeRight, version)?.height(withPredictiveBar: true)
      #expect([portrait, landscape].compactMap { $0.map { Double($0) } } == totals)
    }
  }

  @Test(arguments: [
    ("iphone-8", 216, 162), ("iphone-x", 291, 171), ("iphone-xr", 301, 171),
    ("iphone-14-pro", 291, 181), ("iphone-16-pro-max", 301, 181), ("ipad-9.7", 265, 353),
    ("ipad-10.9", 282, 367), ("ipad-pro-12.9", 348, 443),
  ])
  func keyboardsWithoutTheBar(id: String, portrait: CGFloat, landscape: CGFloat) throws {
    let device = try #require(ShippedDevices.catalog.device(id)).profile
    let heights = Orientation.allCases.map {
      device.keyboard($0, .v18)?.height(withPredictiveBar: false)
    }
    #expect(heights == [portrait, landscape, landscape])
  }

  @Test func whatNobodyMeasuredIsNil() throws {
    let device = try #require(ShippedDevices.catalog.device("iphone-15-pro")).profile
    let heights = try #require(device.keyboard(.landscapeLeft, .v26))
    #expect(heights == KeyboardHeights(bottomDock: 20, total: 208))
    #expect(heights.height(withPredictiveBar: false) == nil)
    let pad = try #require(ShippedDevices.catalog.device("ipad-pro-11")).profile
    #expect(pad.keyboard(.portrait, .v26) == nil)
  }

  private func edges(_ padding: Padding) -> [Double] {
    [padding.top, padding.left, padding.bottom, padding.right].map { Double($0) }
  }
}
