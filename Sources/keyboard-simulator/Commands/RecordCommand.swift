import Foundation
import SDLHost
import Simulation
import Tape
import Workbench

/// `record`: the window, and what is done in it as a tape.
struct RecordCommand {
  private let arguments: Arguments
  private let path: String

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    path = arguments.operands[0]
    guard arguments.operands.count == 1, path.hasSuffix(".tape") else {
      throw .other("record needs one file name that ends in .tape")
    }
  }

  func perform() throws -> ExitStatus {
    let (arguments, path) = (arguments, path)
    return try WindowSession.perform {
      let fonts = try FontLibrary()
      let selection = try DeviceOptions(arguments, AssetFinder())
      let phone = selection.phone(TextRuler(fonts: fonts))
      // A tape that cannot be written is told of before anything is done in vain.
      try FileWriter.write([], to: path)
      var workbench = WorkbenchModel(phone: phone, size: WorkbenchModel.naturalSize)
      workbench.enabledLayouts = selection.enabledLayouts
      workbench.startRecording()
      return WindowSession(workbench: workbench, fonts: fonts) { end in
        if let tape = end.recordedTape { try Self.write(tape, to: path, arguments) }
        return .good
      }
    }
  }

  private static func write(
    _ tape: TapeRecording, to path: String, _ arguments: Arguments
  ) throws(HostError) {
    let text = TapeWriter.text(
      tape.journal, from: tape.start, until: tape.end, device: absolute(arguments["device-file"]),
      scene: arguments["scene"].flatMap { $0.isPath ? absolute($0) : $0 })
    try FileWriter.write(Array(text.utf8), to: path)
  }

  /// A path that holds wherever the tape lies.
  private static func absolute(_ file: String?) -> String? {
    file.map { URL(fileURLWithPath: $0).path }
  }
}
