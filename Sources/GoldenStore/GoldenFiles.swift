import Foundation
import InterfaceStyles
import JSON
import SDLHost
import Simulation
package import VisualQA

/// The files of goldens, and of the pictures of failures.
package struct GoldenFiles: Sendable {
  package let folders: GoldenFolders

  package init(_ folders: GoldenFolders) { self.folders = folders }

  /// Returns the path of a golden's picture.
  package func picture(_ name: String) -> String { folders.picture(name) }
  func report(_ name: String) -> String { folders.report(name) }

  func artefact(_ name: String, _ kind: GoldenResult.Image) -> String {
    "\(folders.folder(of: kind))/\(name).png"
  }

  /// The state of a golden's files.
  enum StoredGolden {
    case missing
    /// The invalid file, and the reason.
    case broken(String)
    case there(Golden)
  }

  /// The files of a golden.
  struct Golden {
    var png: [UInt8]
    var report: [UInt8]
  }

  func read(_ name: String) -> StoredGolden {
    let (picture, report) = (picture(name), report(name))
    var isThere: [Bool] = []
    for path in [picture, report] {
      var isFolder: ObjCBool = false
      isThere.append(FileManager.default.fileExists(atPath: path, isDirectory: &isFolder))
      if isFolder.boolValue { return .broken("\(path): is a folder; remove it") }
    }
    if isThere == [false, false] { return .missing }
    // A golden with only one of its files is broken, not missing, so that the other file is not
    // overwritten.
    for (isThere, (path, other)) in zip(isThere, [(picture, report), (report, picture)])
    where !isThere {
      return .broken("\(path): missing beside \(other); restore it, or record both with -u")
    }
    guard let png = FileManager.default.contents(atPath: picture).map(Array.init) else {
      return .broken("\(picture): cannot be read; check its permissions")
    }
    guard let bytes = FileManager.default.contents(atPath: report).map(Array.init) else {
      return .broken("\(report): cannot be read; check its permissions")
    }
    return .there(Golden(png: png, report: bytes))
  }

  /// Returns the picture and reports of a golden, or the error in its files.
  func moment(of golden: Golden, _ name: String) -> Result<GoldenComparator.Moment, Broken> {
    let reports: [StateReport]
    switch StateReport.read(Data(golden.report), file: report(name)) {
    case .success(let read): reports = read.map { $0.removing(RenderingFingerprint.key) }
    case .failure(let bad): return .failure(Broken(words: "\(bad); record it with -u"))
    }
    do throws(HostError) {
      return .success(.init(picture: try PNG.decode(golden.png), reports: reports))
    } catch {
      return .failure(Broken(words: "\(picture(name)): \(error); record it with -u"))
    }
  }

  struct Broken: Error {
    var words: String
  }

  func record(_ name: String, png: [UInt8], report bytes: [UInt8]) throws(HostError) {
    try FileWriter.makeFolder(of: picture(name))
    try FileWriter.update(png, to: picture(name))
    try FileWriter.update(bytes, to: report(name))
  }

  /// Writes a picture of a failure, and returns its path.
  func keep(
    _ bytes: [UInt8], _ name: String, _ kind: GoldenResult.Image
  ) throws(HostError) -> String {
    let path = artefact(name, kind)
    try FileWriter.makeFolder(of: path)
    try FileWriter.write(bytes, to: path)
    return path
  }

  /// Removes the pictures of an earlier failure.
  func clear(_ name: String) {
    for kind in GoldenResult.Image.allCases {
      try? FileManager.default.removeItem(atPath: artefact(name, kind))
    }
  }

  /// Removes the page of an earlier run.
  package func forgetPage() {
    try? FileManager.default.removeItem(atPath: folders.output + "/index.html")
  }

  /// Removes the folders of pictures of failures that are empty.
  package func removeEmptyFolders() {
    for kind in GoldenResult.Image.allCases {
      let folder = folders.folder(of: kind)
      let scenes = try? FileManager.default.contentsOfDirectory(atPath: folder)
      for scene in scenes ?? [] { rmdir("\(folder)/\(scene)") }
      rmdir(folder)
    }
    rmdir(folders.output)
  }

  /// Returns a stamp that changes with a golden's files: their sizes and modification times.
  package func stamp(_ name: String) -> String {
    [picture(name), report(name)].map { path in
      let facts = try? FileManager.default.attributesOfItem(atPath: path)
      let time = (facts?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(facts?[.size] as? Int ?? 0) \(time)"
    }.joined(separator: " ")
  }

  /// Returns the goldens that no case of a matrix uses, including those of unknown phones.
  ///
  /// - Parameter devices: the ids of all shipped devices; goldens of devices that are not in the
  ///   matrix are not stale.
  package func stale(
    besides cases: some Sequence<GoldenCase>, devices: [String]
  ) -> [String] {
    var used: Set<String> = []
    var scenes: Set<String> = []
    var phones: Set<String> = []
    var known = Set(devices)
    var (isFilm, isDark) = (false, false)
    for golden in cases {
      used.insert(golden.name)
      scenes.insert(golden.job.scene.id)
      phones.insert(golden.phoneName)
      known.insert(golden.job.settings.deviceID)
      isFilm = isFilm || golden.isFilm
      isDark = isDark || golden.job.settings.appearance == .dark
    }
    func isOurs(_ name: String) -> Bool {
      if name.hasSuffix("-dark"), !isDark { return false }
      if phones.contains(where: { name.hasPrefix($0 + "-") }) { return true }
      let file = name.drop { $0 != "/" }.dropFirst()
      return !known.contains { file.hasPrefix($0 + "-") }
    }
    return scenes.sorted().flatMap { scene -> [String] in
      let files = try? FileManager.default.contentsOfDirectory(
        atPath: "\(folders.goldens)/\(scene)")
      return (files ?? []).filter { $0.hasSuffix(".png") }
        .map { "\(scene)/\($0.dropLast(4))" }
        // A run of films does not judge pictures, nor the other way round.
        .filter { !used.contains($0) && GoldenCase.isFilm($0) == isFilm && isOurs($0) }.sorted()
        .map(picture)
    }
  }
}
