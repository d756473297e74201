package import Picture

/// The switches of the window itself, which the saved state restores.
package struct WindowPreferences: Hashable, Sendable {
  package var isSlow: Bool
  package var showsOverlays: Bool
  package var overlays: Set<Overlay>
  package var showsInspector: Bool

  package init(
    isSlow: Bool, showsOverlays: Bool, overlays: Set<Overlay>, showsInspector: Bool
  ) {
    self.isSlow = isSlow
    self.showsOverlays = showsOverlays
    self.overlays = overlays
    self.showsInspector = showsInspector
  }
}

extension WorkbenchModel {
  package var switches: WindowPreferences {
    get {
      WindowPreferences(
        isSlow: timeline.isSlow, showsOverlays: overlays.areShown, overlays: overlays.chosen,
        showsInspector: inspector.isShownBeside)
    }
    set {
      timeline.setSlow(newValue.isSlow)
      overlays.setShown(newValue.showsOverlays)
      overlays.choose(newValue.overlays)
      inspector.setShownBeside(newValue.showsInspector)
    }
  }
}
