package import Foundation
import JSON

extension DeviceCatalog {
  /// Finds one device for the start of the program, and reads as little as that takes.
  ///
  /// A class id costs its own file. For a model, files are only parsed until one names it; what is
  /// read as a device is that file. An unknown id costs the whole folder.
  package static func load(
    _ id: String, in folder: URL
  ) throws(DeviceLookupError) -> (profile: DeviceProfile, name: String) {
    if let profile = try ownFile(of: id, in: folder) { return (profile, profile.name(for: id)) }
    if let profile = try fileNaming(id, in: folder) { return (profile, profile.name(for: id)) }
    throw .unknown(id: id, nearest: DeviceCatalog(folder: folder).nearest(to: id))
  }

  private static func ownFile(
    of id: String, in folder: URL
  ) throws(DeviceLookupError) -> DeviceProfile? {
    let name = id.lowercased()
    // A well-formed id has no slash, so it cannot lead out of the folder.
    guard DeviceSlug.isWellFormed(name) else { return nil }
    let url = folder.appendingPathComponent("\(name).json")
    guard let data = try? Data(contentsOf: url) else { return nil }
    switch DeviceFile.decode(data, file: url.path) {
    case .success(let profile): return profile
    case .failure(let problems): throw .badFile(problems)
    }
  }

  /// A bad file that names the model is an error only if no good one does.
  private static func fileNaming(
    _ id: String, in folder: URL
  ) throws(DeviceLookupError) -> DeviceProfile? {
    let slug = DeviceSlug.slug(id)
    var firstBad: FileProblems?
    for url in (try? DeviceCollector.files(of: folder)) ?? [] {
      guard let data = try? Data(contentsOf: url), DeviceFile.names(slug, in: data) else {
        continue
      }
      switch DeviceFile.decode(data, file: url.path) {
      case .success(let profile): return profile
      case .failure(let problems): firstBad = firstBad ?? problems
      }
    }
    if let firstBad { throw .badFile(firstBad) }
    return nil
  }
}
