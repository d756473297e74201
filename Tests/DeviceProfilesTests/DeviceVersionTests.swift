import DeviceProfiles
import Testing

@Suite struct DeviceVersionTests {
  private func device(_ id: String) throws -> DeviceProfile {
    try #require(ShippedDevices.catalog.device(id)).profile
  }

  @Test(arguments: ["iphone-8", "iphone-14-pro", "ipad-10.9", "ipad-9.7"])
  func eighteenIsTheDefaultWhereItIsThere(id: String) throws {
    #expect(try device(id).resolvedVersion(nil) == .v18)
  }

  @Test func theFirstIsTheDefaultElsewhere() throws {
    #expect(try device("iphone-air").resolvedVersion(nil) == .v26)
    #expect(try device("iphone-17").resolvedVersion(nil, for: "iphone-17") == .v26)
    #expect(try device("iphone-17").resolvedVersion(nil, for: "iphone-16-pro") == .v18)
  }

  @Test func aWantedVersionIsTakenIfItIsThere() throws {
    #expect(try device("iphone-14-pro").resolvedVersion(.v26) == .v26)
    #expect(try device("iphone-11-pro").resolvedVersion(.v26, for: "iphone-11-pro") == .v26)
  }

  @Test func aVersionThatIsNotThereIsAnError() throws {
    let air = try device("iphone-air")
    #expect(throws: SystemVersionError(device: "iPhone Air", wanted: .v18, available: [.v26])) {
      try air.resolvedVersion(.v18)
    }
    let x = try device("iphone-x")
    #expect(throws: SystemVersionError.self) { try x.resolvedVersion(.v26, for: "iphone-x") }
  }

  @Test func modelsRunSomeOfTheVersionsOfTheirClass() throws {
    #expect(try device("iphone-se-3").systemVersions(for: "iphone-se-3") == [.v18, .v26])
    #expect(try device("iphone-7").systemVersions(for: "iphone-7") == [.v18])
    #expect(try device("ipad-10.9").systemVersions(for: "ipad-10.9") == [.v18, .v26])
    #expect(try device("ipad-10.9").systemVersions(for: "ipad-air-11-m4") == [.v26])
  }
}
