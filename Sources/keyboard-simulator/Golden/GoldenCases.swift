import JSON
import KeyboardLayouts
import DeviceProfiles
import SDLHost
import Simulation
import VisualQA

/// The pictures of a matrix, by their numbers in it; each is made when it is asked for.
struct GoldenCases: Sendable {
  /// Of the combinations that have a picture: a scene may lack the field that is to be tapped.
  let numbers: [Int]

  private let matrix: Matrix
  private let label: String?
  private let frames: Int?

  /// - Throws: where no scene has the field.
  init(_ arguments: Arguments, frames: Int?) throws {
    let matrix = try Matrix(arguments, AssetFinder())
    let label = arguments["focus"]
    self.matrix = matrix
    self.label = label
    self.frames = frames
    var isThere: [String: Bool] = [:]
    numbers = matrix.indices.filter { number in
      let job = matrix[number]
      if let known = isThere[job.scene.id] { return known }
      let found = GoldenCase(job, focus: label) != nil
      isThere[job.scene.id] = found
      return found
    }
    if numbers.isEmpty, let label, let scene = matrix.first?.scene {
      throw UsageError.unknownField(
        label, fields: scene.rows.filter(\.kind.isEditable).map(\.name))
    }
  }

  subscript(number: Int) -> GoldenCase {
    guard let golden = GoldenCase(matrix[number], focus: label, frames: frames) else {
      preconditionFailure("combination \(number) has no picture")
    }
    return golden
  }

  var all: some Sequence<GoldenCase> { numbers.lazy.map { self[$0] } }

  /// Sees to it that every mask hides something: a misspelt one would hide nothing, and say nothing.
  ///
  /// - Throws: for a label that no view of the scenes has, on any kind of device and layout.
  func checkMasks(_ masks: Set<String>) throws {
    guard !masks.isEmpty else { return }
    let ruler = TextRuler(fonts: try FontLibrary())
    var labels: Set<String> = []
    var seen: Set<String> = []
    for golden in all {
      let (scene, settings) = (golden.job.scene.id, golden.job.settings)
      guard seen.insert("\(scene) \(settings.layout.id) \(settings.device.kind)").inserted else {
        continue
      }
      for phone in golden.phones(ruler) { labels.formUnion(phone.views.map(\.label)) }
    }
    for mask in masks.sorted() where !labels.contains(mask) {
      throw UsageError.unknownName(
        kind: "view", name: mask, nearest: NearestNames.find(mask, in: labels.sorted()),
        list: "\(HelpText.program) shot --report -")
    }
  }
}
