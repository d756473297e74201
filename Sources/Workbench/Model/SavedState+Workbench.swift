package import Simulation

extension SavedState {
  /// The state of a window now; `kept` says how each of its phones is kept.
  package init(_ workbench: WorkbenchModel, kept: (SimulatedDevice) -> SavedPhone) {
    phones = workbench.phones.map(kept)
    active = workbench.active
    switches = workbench.switches
  }
}
