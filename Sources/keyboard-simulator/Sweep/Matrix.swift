import Assets
import Simulation
import VisualQA

/// All combinations of the lists of the command line; each is created when it is read.
struct Matrix: RandomAccessCollection, Sendable {
  /// A device with the axes of its combinations.
  private struct Part: Sendable {
    var settings: DeviceSettings
    /// The axes that change slower than the scene, and those that change faster, slowest first.
    var outer: [[SettingChange]]
    var inner: [[SettingChange]]
    /// The index of its first combination.
    var start: Int
  }

  private let parts: [Part]
  private let scenes: [Scene]
  let endIndex: Int
  let startIndex = 0

  /// - Throws: for an unknown name, with the most similar ones.
  init(_ arguments: Arguments, _ library: AssetFinder) throws {
    let lists = MatrixLists(arguments)
    let names = try lists.words("scene", all: library.names(.scenes)) ?? ["tab-form"]
    scenes = try names.map(library.scene)
    try Self.checkIDs(scenes, names)
    var parts: [Part] = []
    var count = 0
    let axes = try MatrixAxes(arguments, library)
    for device in axes.devices {
      let settings = try axes.settings(device)
      let part = Part(
        settings: settings, outer: try axes.outer(settings), inner: try axes.inner(settings),
        start: count)
      let size = (part.outer + part.inner).reduce(scenes.count) { $0 * $1.count }
      guard size > 0 else { continue }
      parts.append(part)
      count += size
    }
    self.parts = parts
    endIndex = count
    if isEmpty { throw axes.emptiness }
  }

  /// The combination at an index, which is read like a number whose last digit changes fastest.
  subscript(index: Int) -> TestCase {
    guard let part = parts.last(where: { $0.start <= index }) else {
      preconditionFailure("there is no combination \(index)")
    }
    var rest = index - part.start
    func digit<Value>(_ values: [Value]) -> Value {
      defer { rest /= values.count }
      return values[rest % values.count]
    }
    var settings = part.settings
    for axis in part.inner.reversed() { digit(axis)(&settings) }
    let scene = digit(scenes)
    for axis in part.outer.reversed() { digit(axis)(&settings) }
    settings.startWithLanguageInUse()
    return TestCase(settings: settings, scene: scene)
  }

  /// Two scenes with the same id could not be distinguished in reports, and would share goldens.
  private static func checkIDs(_ scenes: [Scene], _ names: [String]) throws(UsageError) {
    var known: [String: String] = [:]
    for (scene, name) in zip(scenes, names) {
      if let other = known[scene.id] {
        throw .other("\(other) and \(name) have the same id, \(scene.id); change one of them")
      }
      known[scene.id] = name
    }
  }
}
