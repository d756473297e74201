import KeyboardTesting
import XCTest

/// The same form, tested with XCTest.
final class FormTestCase: XCTestCase {
  /// Failures that are wanted, while one is looked for; XCTest on Linux cannot expect any.
  private var wanted: [(words: String, line: Int)]?

  func testNoFieldIsCovered() {
    for device in ["iphone-8", "iphone-15-pro"] {
      expectNotCovered(scene: "sign-up.json", device: device)
    }
  }

  func testTheFormLooksAsItDid() {
    expectGolden(scene: "sign-up.json", device: "iphone-8", orientation: .landscapeLeft, scale: 1)
  }

  func testWhatIsCoveredFailsInItsLine() {
    wanted = []
    expectNotCovered(scene: "sign-up.json", device: "iphone-8", strategy: "none")
    let (found, line) = (wanted ?? [], #line - 1)
    wanted = nil
    XCTAssertFalse(found.isEmpty)
    for failure in found {
      XCTAssertEqual(failure.line, line)
      XCTAssertTrue(failure.words.contains("is covered") || failure.words.contains("reached"))
    }
  }

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    guard wanted == nil else {
      wanted?.append((description, lineNumber))
      return
    }
    super.recordFailure(
      withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
  }
}
