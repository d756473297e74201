import Foundation

/// Icons of the simulator's own window.
extension Icon {
  /// A magnifying glass.
  package static let loupe = Icon(
    14, 14, [.line("M6 1.2a4.8 4.8 0 1 0 0 9.6a4.8 4.8 0 1 0 0 -9.6M9.6 9.6L13 13", 1.5)])

  package static let tick = Icon(12, 12, [.line("M1.8 6.4L4.8 9.4 10.2 2.8", 1.7)])
}
