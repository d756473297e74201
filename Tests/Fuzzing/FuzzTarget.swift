/// What is fed with bytes: every format of files, and the events of a phone.
package enum FuzzTarget: String, CaseIterable, Sendable {
  case device, layout, scene, tape, state, report, picture, events

  /// Feeds the bytes; returns what must always hold and does not.
  ///
  /// A trap is a finding, too.
  package func violations(_ bytes: [UInt8]) -> [String] {
    switch self {
    case .device: FileFuzz.device(bytes)
    case .layout: FileFuzz.layout(bytes)
    case .scene: FileFuzz.scene(bytes)
    case .tape: FileFuzz.tape(bytes)
    case .state: StateFuzz.state(bytes)
    case .report: ComparisonFuzz.report(bytes)
    case .picture: ComparisonFuzz.picture(bytes)
    case .events: EventFuzz.violations(bytes)
    }
  }
}
