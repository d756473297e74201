internal import Foundation
import JSON

/// The problems of a device file besides its JSON, and their messages.
enum DeviceRule: ProblemDescription {
  case badID(String)
  case idIsNotFileName(id: String, fileName: String)
  case nameWithoutLetters(String)
  case repeatedName(String, first: String)
  case needlessAlias(String)
  case unknownModel(String, names: [String])
  case widerThanTall
  case otherShape
  case radiusTooLarge
  case paddingLargerThanScreen(CGSize)
  case housingOutsideScreen(CGSize)
  case repeatedVersion(SystemVersion)
  case foreignVersion(SystemVersion, [SystemVersion])
  case keyboardTallerThanScreen(CGFloat, screen: CGFloat)
  case partsMissTotal(sum: CGFloat, total: CGFloat, isWhole: Bool)
  case takenID(String, by: String)
  case unreadable(String)

  var problem: String {
    switch self {
    case .badID(let id): "invalid id \(id.quoted)"
    case .idIsNotFileName(let id, let file): "is \(id.quoted) in a file called \(file.quoted)"
    case .nameWithoutLetters(let name): "\(name.quoted) has no letters or digits for an id"
    case .repeatedName(let name, let first): "\(name.quoted) has the same id as \(first.quoted)"
    case .needlessAlias(let alias): "\(alias.quoted) is already the id of a model"
    case .unknownModel(let name, _): "\(name.quoted) is not in names"
    case .widerThanTall: "is wider than tall"
    case .otherShape: "has another aspect ratio than portraitSize"
    case .radiusTooLarge: "is more than half of the screen's width"
    case .paddingLargerThanScreen(let size): "is larger than a screen of \(size.words)"
    case .housingOutsideScreen(let size): "is outside a screen of \(size.words)"
    case .repeatedVersion(let version): "is \(version.rawValue) a second time"
    case .foreignVersion(let version, _): "is for \(version.rawValue)"
    case .keyboardTallerThanScreen(let height, let screen):
      "is \(height.words) on a screen \(screen.words) high"
    case .partsMissTotal(let sum, let total, let isWhole):
      "the parts \(isWhole ? "are" : "known are") \(sum.words) but total is \(total.words)"
    case .takenID(let id, let file): "the id \(id.quoted) is already used by \(file)"
    case .unreadable: "the file or folder cannot be read"
    }
  }
}

extension DeviceRule {
  var remedy: String {
    switch self {
    case .badID: "use lowercase letters, digits and single hyphens, such as iphone-15-pro"
    case .idIsNotFileName(let id, _): "call the file \("\(id).json".quoted) or change the id"
    case .nameWithoutLetters: "use letters from a to z or digits"
    case .repeatedName, .needlessAlias, .repeatedVersion: "remove one of the two"
    case .unknownModel(let name, let names):
      NearestNames.find(name, in: names, limit: 1).first.map { "did you mean \($0.quoted)?" }
        ?? "use one of the names"
    case .widerThanTall: "give the size in portrait"
    case .otherShape: "give the panel's pixels in portrait"
    case .radiusTooLarge: "give the radius in points"
    case .paddingLargerThanScreen: "give the safe area's distances from the edges in points"
    case .housingOutsideScreen: "give its place in portrait, in points"
    case .foreignVersion(_, let versions):
      "systemVersions has only \(versions.map { "\($0.rawValue)" }.joined(separator: " and "))"
    case .keyboardTallerThanScreen: "give the height in points"
    case .partsMissTotal(_, _, let isWhole):
      isWhole ? "keys + predictiveBar + bottomDock must make total" : "they must not exceed it"
    case .takenID: "give each device its own ids"
    case .unreadable(let reason): reason
    }
  }
}

extension CGFloat {
  fileprivate var words: String { Double(self).shortText }
}

extension CGSize {
  fileprivate var words: String { "\(width.words) × \(height.words)" }
}
