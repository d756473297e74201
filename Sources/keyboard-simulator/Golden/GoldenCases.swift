import JSON
import KeyboardLayouts
import DeviceProfiles
import SDLHost
import Simulation
import VisualQA

/// The pictures of a matrix by their numbers; each is created when it is read.
struct GoldenCases: Sendable {
  /// A combination of the matrix, and the field that is tapped.
  private struct Entry: Sendable {
    var combination: Int
    var focus: GoldenCase.Focus
  }

  private let matrix: Matrix
  private let entries: [Entry]
  private let frames: Int?

  /// The numbers of all pictures.
  var numbers: [Int] { Array(entries.indices) }

  /// Leaves out combinations whose scene does not have the field to be tapped.
  ///
  /// - Throws: if no scene has the field.
  init(_ arguments: Arguments, frames: Int?) throws {
    let matrix = try Matrix(arguments, AssetFinder())
    let focuses = try GoldenFocuses(arguments)
    var known: [String: [GoldenCase.Focus]] = [:]
    entries = matrix.indices.flatMap { index in
      let job = matrix[index]
      let found = known[job.scene.id] ?? focuses.focuses(of: job)
      known[job.scene.id] = found
      return found.map { Entry(combination: index, focus: $0) }
    }
    self.matrix = matrix
    self.frames = frames
    let seen = Set(entries.map(\.focus))
    if let label = focuses.labels.first(where: { !seen.contains(.label($0)) }),
      let scene = matrix.first?.scene
    {
      throw UsageError.unknownField(label, fields: GoldenCase.fields(of: scene).map(\.name))
    }
  }

  subscript(number: Int) -> GoldenCase {
    let entry = entries[number]
    let golden = GoldenCase(matrix[entry.combination], focus: entry.focus, frames: frames)
    guard let golden else { preconditionFailure("combination \(number) has no picture") }
    return golden
  }

  var all: some Sequence<GoldenCase> { numbers.lazy.map { self[$0] } }

  /// Checks that every mask matches a view: a misspelt one would mask nothing without notice.
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
