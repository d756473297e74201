import Foundation
public import KeyboardAvoidance
import VisualQA

/// Expects that the keyboard covers no field of a form, at no moment, however one goes from field to
/// field.
///
/// Every field is tapped at rest, gone to with the tabulator, tapped after its neighbour and by jumps,
/// and measured at every frame. What is covered, and what cannot be reached, is an issue of the test:
/// in Swift Testing as in XCTest.
///
/// ```swift
/// @Test(arguments: ["iphone-se-3", "iphone-16-pro"])
/// func everyFieldCanBeSeen(device: String) {
///   expectNotCovered(scene: "sign-up.json", device: device)
/// }
/// ```
///
/// - Parameters:
///   - scene: a scene's file, absolute, beside the test's file or in the working folder; or the id of
///     one that ships.
///   - device: a device or one of its models, such as `iphone-15-pro`, or the file of one.
///   - orientation: how the device is held.
///   - strategy: how the app avoids the keyboard.
///   - settings: everything else that may be chosen.
///   - field: the label of the one field that is meant; nil for all.
///   - minClearance: fields with less room than this many points count as covered.
/// - Returns: whether it holds.
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
/// - Returns: whether it holds.
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

/// Expects that a form looks as its golden picture does, and that its state report says the same.
///
/// The field is tapped and the picture taken when all has settled. A golden that is missing is recorded
/// and the test fails, so that somebody looks at it; in CI nothing is recorded. The environment's
/// `KEYBOARD_SIMULATOR_RECORD` says which goldens are written: `missing`, `changed`, `all` or `none`.
/// On failure the expected, the actual and the difference picture are put into `test-results`, or where
/// `KEYBOARD_SIMULATOR_OUTPUT` says.
///
/// - Parameters:
///   - scene: a scene's file, absolute, beside the test's file or in the working folder; or the id of
///     one that ships.
///   - device: a device or one of its models, such as `iphone-15-pro`, or the file of one.
///   - orientation: how the device is held.
///   - strategy: how the app avoids the keyboard.
///   - settings: everything else that may be chosen.
///   - field: the label of the field that is tapped; nil for the last one.
///   - frames: from 2, the golden is a strip of so many frames of the keyboard's rise.
///   - scale: pixels a point; nil for the device's.
///   - tolerance: how much two pictures may differ; by default not at all.
///   - masks: labels of views that are not compared.
///   - goldens: the folder of goldens; nil for `Goldens` beside the test's file.
/// - Returns: whether it holds.
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
/// - Returns: whether it holds.
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
