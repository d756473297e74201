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
  /// The field that is tapped before the picture.
  package enum Focus: Hashable, Sendable {
    /// The last field, which avoidance has to move.
    case last
    /// The field with this label.
    case label(String)
    /// The field with this id.
    case row(String)
    /// Nothing.
    case none
  }

  package let job: TestCase
  /// The row that is tapped; nil for none.
  private let field: Row?
  /// Whether the row is another one than the scene's last.
  private let isChosen: Bool
  /// How many frames of the keyboard's rise are shown; nil for a picture of the end.
  private let frames: Int?

  /// - Parameter frames: how many frames of the rise are shown; nil for the end alone.
  /// - Returns: nil if the scene has no such field.
  package init?(_ job: TestCase, focus: Focus = .last, frames: Int? = nil) {
    self.job = job
    self.frames = frames
    let fields = Self.fields(of: job.scene)
    switch focus {
    case .last: field = fields.last
    case .none: field = nil
    case .label(let label):
      guard let row = job.scene.row(named: label), row.kind.isEditable else { return nil }
      field = row
    case .row(let id):
      guard let row = fields.first(where: { $0.id == id }) else { return nil }
      field = row
    }
    isChosen = field.map { $0.id != fields.last?.id } ?? false
  }

  /// The rows that can be tapped, from top to bottom.
  package static func fields(of scene: Scene) -> [Row] { scene.rows.filter(\.kind.isEditable) }

  package var isFilm: Bool { frames != nil }

  /// Returns the phones of the picture, one for each frame.
  package func phones(_ ruler: any TextMeasuring) -> [SimulatedDevice] {
    var phone = job.phone(ruler)
    if let field { phone.tap(row: field.id) }
    let start = phone
    phone.runUntilIdle()
    guard let frames else {
      // Scrolling has shown the scroll indicator, which fades.
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

  // MARK: Names

  /// The path of the golden below the folder of goldens, without extension.
  ///
  /// `SCENE/DEVICE-ORIENTATION-KEYBOARD[-dark]`; settings that are not the default come before the
  /// last part.
  package var name: String { name(.standard) }

  /// The name of the golden before names contained the focus and every setting; nil if it is the
  /// same.
  package var formerName: String? {
    let former = name(.standard, isFormer: true)
    return former == name ? nil : former
  }

  /// The values behind the hashes in the name, one text for each setting; empty without a hash.
  package var hashedValues: [String] {
    let strategy = job.settings.strategy
    let own = strategy.isNamed ? [] : ["strategy \(strategy.explanation)"]
    return own + SettingTable.standard.nameWords(of: job.settings).hashed
  }

  /// Returns the golden's name by a table of settings.
  package func name(_ table: SettingTable, isFormer: Bool = false) -> String {
    let settings = table.nameWords(of: job.settings, isFormer: isFormer)
    var words = [keyboardWord] + settings.words
    if isChosen, !isFormer, let field { words.append(Self.word(ofRow: field.id)) }
    if let frames { words.append("\(Self.filmWord)\(frames)") }
    return phoneName + "-" + (words + settings.trailing).joined(separator: "-")
  }

  /// How the names of all goldens of the scene on this phone, held this way, begin.
  package var phoneName: String {
    "\(job.scene.id)/\(job.settings.deviceID)-\(job.settings.orientation.rawValue)"
  }

  private var keyboardWord: String {
    guard let field else { return "none" }
    return (job.settings.keyboardType ?? field.input.keyboardType).rawValue
  }

  private static let filmWord = "film"
  /// Longer ids of rows are cut: a file's name has its limit.
  private static let longestWord = 80

  /// Returns a row's id as a part of a file's name; two ids have two words.
  private static func word(ofRow id: String) -> String {
    let plain = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.")
    let word = id.addingPercentEncoding(withAllowedCharacters: plain) ?? SettingTable.hash([id])
    return word.count <= longestWord
      ? word : word.prefix(longestWord) + "." + SettingTable.hash([id])
  }

  /// Whether a golden of this name is a film.
  package static func isFilm(_ name: String) -> Bool {
    let words = name.split(separator: "-").reversed().drop { $0 == "dark" }
    guard let word = words.first, word.hasPrefix(filmWord) else { return false }
    return Int(word.dropFirst(filmWord.count)) != nil
  }
}
