import Foundation
import KeyboardTesting
import Testing

/// The form of an app, tested with Swift Testing.
@Suite struct FormTests {
  @Test(arguments: ["iphone-8", "iphone-15-pro", "ipad-10.9"], DeviceOrientation.allCases)
  func noFieldIsCovered(device: String, orientation: DeviceOrientation) {
    expectNotCovered(scene: "sign-up.json", device: device, orientation: orientation)
  }

  @Test func theFormLooksAsItDid() {
    expectGolden(scene: "sign-up.json", device: "iphone-8", scale: 1)
    expectGolden(scene: "sign-up.json", device: "iphone-8", frames: 4, scale: 1)
  }

  @Test func theFormIsGoodInTheDarkWithLargeText() {
    var settings = PhoneVariation()
    settings.isDark = true
    settings.contentSize = "extra-extra-large"
    expectNotCovered(scene: "sign-up.json", settings: settings, minClearance: 0)
  }

  /// What does not hold is told where the expectation stands.
  @Test func whatIsCoveredIsAnIssueOfThisLine() {
    let line = #line + 2
    withKnownIssue {
      expectNotCovered(scene: "sign-up.json", device: "iphone-8", strategy: "none")
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.contains { $0.rawValue.contains("is covered: clearance -") }
    }
  }

  @Test(arguments: ["no-such-scene", "no-such-file.json"])
  func whatThereIsNotIsAnIssue(scene: String) {
    withKnownIssue { expectNotCovered(scene: scene) }
    withKnownIssue { expectNotCovered(scene: "sign-up.json", device: "iphone-800") }
    withKnownIssue { expectNotCovered(scene: "sign-up.json", strategy: "hope") }
    withKnownIssue { expectNotCovered(scene: "sign-up.json", field: "Shoe size") }
    withKnownIssue { expectGolden(scene: "sign-up.json", frames: 1) }
  }

  /// A golden that is missing fails, whatever is recorded.
  @Test func aMissingGoldenIsAnIssue() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("example goldens \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    withKnownIssue {
      expectGolden(scene: "sign-up.json", device: "iphone-8", scale: 1, goldens: folder.path)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("missing") }
    }
  }
}
