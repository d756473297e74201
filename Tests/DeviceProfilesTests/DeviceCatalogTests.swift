import DeviceProfiles
import Foundation
import JSON
import Testing

@Suite struct DeviceCatalogTests {
  @Test func aBadFileLeavesTheOthers() throws {
    try withTemporaryFolder { folder in
      try folder.write(ShippedDevices.text("iphone-13"), as: "iphone-13.json")
      try folder.write("{\"id\": \"broken\"", as: "broken.json")
      try folder.write("", as: "empty.json")
      try folder.write("not a device", as: "notes.txt")
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("folder.json"), withIntermediateDirectories: true)
      let catalog = DeviceCatalog(folder: folder)
      #expect(catalog.devices.map(\.id) == ["iphone-13"])
      let files = catalog.problems.map { URL(fileURLWithPath: $0.file).lastPathComponent }
      #expect(files == ["broken.json", "empty.json", "folder.json"])
      #expect(catalog.problems.map(\.line) == [1, 1, nil])
    }
  }

  @Test func idsBelongToTheEarlierFile() throws {
    try withTemporaryFolder { folder in
      let text = try ShippedDevices.text("iphone-13")
      try folder.write(text, as: "iphone-13.json")
      let copy = text.replacingOccurrences(of: "\"id\": \"iphone-13\"", with: "\"id\": \"mine\"")
      try folder.write(copy, as: "mine.json")
      let catalog = DeviceCatalog(folder: folder)
      #expect(catalog.devices.map(\.id) == ["iphone-13"])
      #expect(catalog.problems.count == 5)
      let path = folder.appendingPathComponent("mine.json").path
      #expect(
        catalog.problems.first?.description == "\(path): names[0]: the id \"iphone-13\" is "
          + "already used by iphone-13.json; give each device its own ids")
    }
  }

  @Test func aFolderThatIsNotThere() {
    let catalog = DeviceCatalog(folder: URL(fileURLWithPath: "/no/such/folder"))
    #expect(catalog.devices == [])
    #expect(
      catalog.problems.map(\.description) == [
        "/no/such/folder: the file or folder cannot be read; give a folder with device files"
      ])
  }

  @Test(arguments: ["iphone-14-pro", "iphone-15-pro", "IPHONE-SE-3", "ipad-9.7", "ipad-mini-5"])
  func loadFindsWhatTheCatalogueFinds(id: String) throws {
    let loaded = try DeviceCatalog.load(id, in: ShippedDevices.folder)
    let found = try #require(ShippedDevices.catalog.device(id))
    #expect(loaded == found)
  }

  @Test func loadReadsNoOtherFileForAClass() throws {
    try withTemporaryFolder { folder in
      try folder.write(ShippedDevices.text("iphone-13"), as: "iphone-13.json")
      try folder.write("{", as: "iphone-8.json")
      #expect(try DeviceCatalog.load("iphone-13", in: folder).name == "iPhone 13")
      #expect(try DeviceCatalog.load("iphone-14", in: folder).name == "iPhone 14")
      #expect(throws: DeviceLookupError.self) { try DeviceCatalog.load("iphone-8", in: folder) }
      #expect(
        throws: DeviceLookupError.unknown(
          id: "iphone-15", nearest: ["iphone-13", "iphone-14", "iphone-16e"])
      ) { try DeviceCatalog.load("iphone-15", in: folder) }
    }
  }

  @Test func loadTellsOfABadFileOnlyIfNoGoodOneNamesTheModel() throws {
    try withTemporaryFolder { folder in
      let text = try ShippedDevices.text("iphone-13")
      try folder.write(text, as: "iphone-13.json")
      try folder.write(text, as: "a-copy.json")
      #expect(try DeviceCatalog.load("iphone-14", in: folder).profile.id == "iphone-13")
      try FileManager.default.removeItem(at: folder.appendingPathComponent("iphone-13.json"))
      #expect(throws: DeviceLookupError.self) { try DeviceCatalog.load("iphone-14", in: folder) }
    }
  }

  @Test(arguments: ["../Devices/iphone-13", "", "/", "a\u{0}b", "iphone-13.json"])
  func idsThatAreNone(id: String) {
    #expect(throws: DeviceLookupError.self) {
      try DeviceCatalog.load(id, in: ShippedDevices.folder)
    }
  }
}
