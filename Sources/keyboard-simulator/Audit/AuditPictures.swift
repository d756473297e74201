import DeviceProfiles
import DisplayList
import Foundation
import Picture
import SDLHost
import Simulation
import VisualQA

/// Draws the worst moments of an audit for its HTML page.
struct AuditPictures {
  /// The fields whose worst moments are drawn.
  enum Wanted: String, CaseIterable { case all, bad, none }

  /// The number of fields up to which all are drawn by default; larger pages are slow in browsers.
  static let mostFields = 3000

  /// The longest side of a picture, in points; larger screens are drawn smaller.
  private static let longestSide: CGFloat = 480

  private let wanted: Wanted?
  private let workers: Int

  /// - Parameter wanted: the fields; nil chooses by their number.
  init(_ wanted: Wanted?, workers: Int) {
    self.wanted = wanted
    self.workers = workers
  }

  /// - Parameter jobs: the indices in the matrix of the report's results, in its order.
  func draw(
    _ report: AuditReport, of jobs: [Int], in matrix: Matrix
  ) throws(HostError) -> AuditPage.Pictures {
    let tasks = zip(jobs, report.jobs).enumerated().compactMap { number, pair -> Task? in
      let fields = pair.1.fields.indices.filter { isWanted(pair.1.fields[$0], report) }
      guard !fields.isEmpty else { return nil }
      return Task(number: number, job: pair.0, results: pair.1.fields, fields: fields)
    }
    let fonts = try (0..<min(workers, tasks.count)).map { (_) throws(HostError) in
      try FontLibrary()
    }
    let drawn = ParallelRun(name: "pictures", unit: "phones").results(of: tasks, workers: fonts) {
      $1.draw(matrix[$1.job], $0)
    }
    var pictures: AuditPage.Pictures = [:]
    for (_, result) in drawn { pictures.merge(try result.get()) { $1 } }
    return pictures
  }

  private func isWanted(_ result: FieldResult, _ report: AuditReport) -> Bool {
    switch wanted ?? (report.fieldCount > Self.mostFields ? .bad : .all) {
    case .all: true
    case .bad: report.isBad(result)
    case .none: false
    }
  }

  /// The pictures of one phone.
  private struct Task: Sendable {
    var number: Int
    var job: Int
    var results: [FieldResult]
    var fields: [Int]

    func draw(_ job: TestCase, _ fonts: FontLibrary) -> Result<AuditPage.Pictures, HostError> {
      let moments = Set(fields.map { results[$0].moment })
      let phones = Audit.phones(at: moments, of: job, ruler: TextRuler(fonts: fonts))
      var pictures: AuditPage.Pictures = [:]
      var options = PictureOptions()
      options.overlays = [.clearance, .touches]
      do throws(HostError) {
        for field in fields {
          guard let phone = phones[results[field].moment] else { continue }
          let list = PhonePicture.displayList(phone, options: options)
          let scale = min(1, AuditPictures.longestSide / max(list.size.width, list.size.height))
          pictures[FieldPlace(job: number, field: field)] = try Capture.png(
            list, scale: scale, fonts: fonts)
        }
      } catch {
        return .failure(error)
      }
      return .success(pictures)
    }
  }
}
