import DeviceProfiles
import Foundation
import InterfaceStyles
import KeyboardAvoidance
import KeyboardLayouts
package import Simulation
package import Typography

/// One picture of the matrix: a phone on which a field was tapped, when all has settled, or the frames
/// until then.
package struct GoldenCase: Hashable, Sendable {
  package let job: TestCase
  /// The row that is tapped; nil for a scene without fields.
  private let field: Row?
  /// How many frames of the keyboard's rise are shown; nil for a picture of the end.
  private let frames: Int?

  /// - Parameters:
  ///   - label: the field to tap; nil for the last one, which avoidance has to move.
  ///   - frames: how many frames of the rise are shown; nil for the end alone.
  /// - Returns: nil where the scene has no such field.
  package init?(_ job: TestCase, focus label: String?, frames: Int? = nil) {
    self.job = job
    self.frames = frames
    let fields = job.scene.rows.filter(\.kind.isEditable)
    guard let label else {
      field = fields.last
      return
    }
    guard let row = job.scene.row(named: label), row.kind.isEditable else { return nil }
    field = row
  }

  /// Where the golden lies below the folder of goldens, without the ending.
  ///
  /// `SCENE/DEVICE-ORIENTATION-KEYBOARD[-dark]`; what is not as usual comes before the last part.
  package var name: String {
    let settings = job.settings
    var words = [keyboardWord]
    if job.strategy != ContentInset.id { words.append(job.strategy) }
    words += job.nonDefaultOptions
    if let frames { words.append("\(Self.filmWord)\(frames)") }
    if settings.appearance == .dark { words.append("dark") }
    return phoneName + "-" + words.joined(separator: "-")
  }

  /// How the names of all goldens of the scene on this phone, held this way, begin.
  package var phoneName: String {
    "\(job.scene.id)/\(job.settings.deviceID)-\(job.settings.orientation.rawValue)"
  }

  private var keyboardWord: String {
    guard let field else { return "none" }
    return (job.settings.keyboardType ?? field.input.keyboardType).rawValue
  }

  package var isFilm: Bool { frames != nil }

  private static let filmWord = "film"

  /// Whether a golden of this name is a film.
  package static func isFilm(_ name: String) -> Bool {
    let words = name.split(separator: "-").reversed().drop { $0 == "dark" }
    guard let word = words.first, word.hasPrefix(filmWord) else { return false }
    return Int(word.dropFirst(filmWord.count)) != nil
  }

  /// The phones as the picture shows them, one for each frame; empty for a strategy that there is not.
  package func phones(_ ruler: any TextMeasuring) -> [SimulatedDevice] {
    guard var phone = job.phone(ruler) else { return [] }
    if let field { phone.tap(row: field.id) }
    let start = phone
    phone.runUntilIdle()
    guard let frames else {
      // Scrolling showed the bar that tells where one is; it fades.
      if let end = phone.indicatorEnd { phone.advance(to: end) }
      return [phone]
    }
    return (0..<frames).map { frame in
      var moment = start
      let part = frames > 1 ? Double(frame) / Double(frames - 1) : 1
      moment.advance(to: start.time + (phone.time - start.time) * part)
      return moment
    }
  }
}
