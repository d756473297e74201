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
    let matrix = try Matrix(arguments, Library())
    let label = arguments["focus"]
    self.matrix = matrix
    self.label = label
    self.frames = frames
    numbers = matrix.indices.filter { GoldenCase(matrix[$0], focus: label) != nil }
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
}
