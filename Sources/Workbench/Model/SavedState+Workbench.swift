package import Simulation

extension SavedState {
  /// The current state of a window; `kept` converts each of its phones.
  package init(_ workbench: WorkbenchModel, kept: (SimulatedDevice) -> SavedPhone) {
    phones = workbench.phones.map(kept)
    active = workbench.active
    switches = workbench.switches
  }
}
