import Foundation
public import KeyboardAvoidance
import VisualQA

/// Expects that the keyboard never covers a field of a form, in whatever order the fields are
/// focused.
///
/// Every field is tapped without a keyboard, focused with Tab, tapped after its neighbour, and
/// tapped after a distant field; it is measured at every frame. A field that is covered or out of
/// reach is an issue of the test, in Swift Testing as in XCTest.
///
/// ```swift
/// @Test(arguments: ["iphone-se-3", "iphone-16-pro"])
/// func everyFieldCanBeSeen(device: String) {
///   expectNotCovered(scene: "sign-up.json", device: device)
/// }
/// ```
///
/// - Parameters:
///   - scene: the file of a scene (an absolute path, or relative to the test's file or to the
///     working folder), or the id of a shipped scene.
///   - device: a device class or model, such as `iphone-15-pro`, or a device file.
///   - orientation: the interface orientation.
///   - strategy: the id of the avoidance strategy.
///   - settings: all other settings.
///   - field: the label of one field; nil for all fields.
///   - minClearance: the required clearance in points; fields with less count as covered.
/// - Returns: whether the expectation is met.
@discardableResult
public func expectNotCovered(
  scene: String, device: String = "iphone-15-pro", orientation: DeviceOrientation = .portrait,
  strategy: String = "content-inset", settings: PhoneVariation = PhoneVariation(),
  field: String? = nil, minClearance: Double = 0, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  let place = TestPlace(fileID: fileID, file: file, line: line, column: column)
  return place.check {
    let job = try SceneFinder(beside: place.folder).job(
      scene: scene, device: device, orientation, strategy: .named(strategy), settings)
    return try ClearanceCheck(job, field: field, minimum: minClearance).problems()
  }
}

/// Expects that the keyboard covers no field of a form with the app's own strategy.
///
/// ```swift
/// expectNotCovered(scene: "sign-up.json", strategy: CardLift(gap: 12))
/// ```
///
/// The strategy must not have the id of a shipped one. Otherwise, it works as with an id.
///
/// - Parameter strategy: the app's strategy before any notification; also a shipped one with options.
/// - Returns: whether the expectation is met.
@discardableResult
public func expectNotCovered(
  scene: String, device: String = "iphone-15-pro", orientation: DeviceOrientation = .portrait,
  strategy: some AvoidanceStrategy, settings: PhoneVariation = PhoneVariation(),
  field: String? = nil, minClearance: Double = 0, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  let place = TestPlace(fileID: fileID, file: file, line: line, column: column)
  return place.check {
    let job = try SceneFinder(beside: place.folder).job(
      scene: scene, device: device, orientation, strategy: .own(strategy), settings)
    return try ClearanceCheck(job, field: field, minimum: minClearance).problems()
  }
}

/// Expects that a form and its state report equal their golden.
///
/// The field is tapped, and the picture is taken when nothing moves. A missing golden is recorded
/// and the test fails, so that somebody checks it; in CI, nothing is recorded. The environment
/// variable `KEYBOARD_SIMULATOR_RECORD` chooses the goldens to write: `missing`, `changed`, `all`
/// or `none`. If the test fails, the expected, the actual and the difference picture are in the
/// folder `test-results`, or in the one that `KEYBOARD_SIMULATOR_OUTPUT` names.
///
/// - Parameters:
///   - scene: the file of a scene (an absolute path, or relative to the test's file or to the
///     working folder), or the id of a shipped scene.
///   - device: a device class or model, such as `iphone-15-pro`, or a device file.
///   - orientation: the interface orientation.
///   - strategy: the id of the avoidance strategy.
///   - settings: all other settings.
///   - field: the label of the field to tap; nil for the last one.
///   - frames: the number of frames of the rising keyboard, from 2 to 24, side by side; nil for one
///     picture at rest.
///   - scale: pixels per point; nil for the device's scale.
///   - tolerance: the allowed difference; none by default.
///   - masks: labels of views that are not compared.
///   - goldens: the folder of goldens; nil for `Goldens` beside the test's file.
/// - Returns: whether the expectation is met.
@discardableResult
public func expectGolden(
  scene: String, device: String = "iphone-15-pro", orientation: DeviceOrientation = .portrait,
  strategy: String = "content-inset", settings: PhoneVariation = PhoneVariation(),
  field: String? = nil, frames: Int? = nil, scale: Double? = nil,
  tolerance: PictureTolerance = PictureTolerance(), masks: Set<String> = [],
  goldens: String? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Bool {
  let place = TestPlace(fileID: fileID, file: file, line: line, column: column)
  return place.check {
    let job = try SceneFinder(beside: place.folder).job(
      scene: scene, device: device, orientation, strategy: .named(strategy), settings)
    let check = GoldenCheck(
      goldens: goldens ?? place.folder + "/Goldens", environment: .current, scale: scale,
      tolerance: tolerance, masks: masks)
    return try check.problems(job, field: field, frames: frames)
  }
}

/// Expects that a form with the app's own strategy looks like its golden.
///
/// The golden's name contains the strategy's id and a hash of its type name and its options, such
/// as `card-lift.3fa2c1`, so that each set of options has its own golden. Options are the stored
/// properties that are no `KeyboardState`; a strategy that is `CustomStringConvertible` describes
/// them itself.
///
/// - Parameter strategy: the app's strategy before any notification; also a shipped one with options.
/// - Returns: whether the expectation is met.
@discardableResult
public func expectGolden(
  scene: String, device: String = "iphone-15-pro", orientation: DeviceOrientation = .portrait,
  strategy: some AvoidanceStrategy, settings: PhoneVariation = PhoneVariation(),
  field: String? = nil, frames: Int? = nil, scale: Double? = nil,
  tolerance: PictureTolerance = PictureTolerance(), masks: Set<String> = [],
  goldens: String? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Bool {
  let place = TestPlace(fileID: fileID, file: file, line: line, column: column)
  return place.check {
    let job = try SceneFinder(beside: place.folder).job(
      scene: scene, device: device, orientation, strategy: .own(strategy), settings)
    let check = GoldenCheck(
      goldens: goldens ?? place.folder + "/Goldens", environment: .current, scale: scale,
      tolerance: tolerance, masks: masks)
    return try check.problems(job, field: field, frames: frames)
  }
}
