import Foundation
import InterfaceStyles
import JSON
import SDLHost
import Simulation
package import VisualQA

/// The files of goldens, and of what a run makes elsewhere.
package struct GoldenFiles: Sendable {
  package let folders: GoldenFolders

  package init(_ folders: GoldenFolders) { self.folders = folders }

  /// Returns the path of a golden's picture.
  package func picture(_ name: String) -> String { folders.picture(name) }
  func report(_ name: String) -> String { folders.report(name) }

  func artefact(_ name: String, _ kind: GoldenResult.Image) -> String {
    "\(folders.folder(of: kind))/\(name).png"
  }

  /// What a golden is.
  enum StoredGolden {
    case missing
    /// The file that is wrong, and why.
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
    // Half a golden is not missing: what is there must not be written over unseen.
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

  /// What a golden shows, or what is wrong with its files.
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

  /// Writes a picture that shows why a comparison failed; tells where.
  func keep(
    _ bytes: [UInt8], _ name: String, _ kind: GoldenResult.Image
  ) throws(HostError) -> String {
    let path = artefact(name, kind)
    try FileWriter.makeFolder(of: path)
    try FileWriter.write(bytes, to: path)
    return path
  }

  /// Takes away what an earlier run left of a picture that is good now.
  func clear(_ name: String) {
    for kind in GoldenResult.Image.allCases {
      try? FileManager.default.removeItem(atPath: artefact(name, kind))
    }
  }

  /// Takes away the page of an earlier run, which tells of it and not of this one.
  package func forgetPage() {
    try? FileManager.default.removeItem(atPath: folders.output + "/index.html")
  }

  /// Takes away folders that have nothing in them any more.
  package func removeEmptyFolders() {
    for kind in GoldenResult.Image.allCases {
      let folder = folders.folder(of: kind)
      let scenes = try? FileManager.default.contentsOfDirectory(atPath: folder)
      for scene in scenes ?? [] { rmdir("\(folder)/\(scene)") }
      rmdir(folder)
    }
    rmdir(folders.output)
  }

  /// What tells whether a golden is still the one it was: the sizes and times of its files.
  package func stamp(_ name: String) -> String {
    [picture(name), report(name)].map { path in
      let facts = try? FileManager.default.attributesOfItem(atPath: path)
      let time = (facts?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(facts?[.size] as? Int ?? 0) \(time)"
    }.joined(separator: " ")
  }

  /// Goldens of the phones of a matrix that it has no use for, and those of phones that there are not.
  ///
  /// - Parameter devices: the ids of all devices that ship; goldens of those that the matrix leaves
  ///   out are not its business.
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
        // A run of films says nothing of pictures, and the other way round.
        .filter { !used.contains($0) && GoldenCase.isFilm($0) == isFilm && isOurs($0) }.sorted()
        .map(picture)
    }
  }
}
