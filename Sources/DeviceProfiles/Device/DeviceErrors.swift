package import JSON

/// A device was asked for a system that it has no measures for.
package struct SystemVersionError: Error, Hashable, CustomStringConvertible {
  package let device: String
  package let wanted: SystemVersion
  package let available: [SystemVersion]

  package init(device: String, wanted: SystemVersion, available: [SystemVersion]) {
    self.device = device
    self.wanted = wanted
    self.available = available
  }

  package var description: String {
    let there = available.map { "iOS \($0.rawValue)" }.joined(separator: " or ")
    return "\(device) is not measured for iOS \(wanted.rawValue); use \(there)"
  }
}

/// A device could not be had by its id.
package enum DeviceLookupError: Error, Hashable, CustomStringConvertible {
  case unknown(id: String, nearest: [String])
  case badFile(FileProblems)

  package var description: String {
    switch self {
    case .unknown(let id, let nearest) where nearest.isEmpty:
      "unknown device \(id.quoted); list devices lists all ids"
    case .unknown(let id, let nearest):
      "unknown device \(id.quoted); did you mean \(nearest.joined(separator: ", "))?"
    case .badFile(let problems):
      problems.description
    }
  }
}
