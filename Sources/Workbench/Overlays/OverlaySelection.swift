package import Picture

/// The overlays that are drawn over the phones.
package struct OverlaySelection: Hashable, Sendable {
  /// Whether any overlay is shown.
  package private(set) var areShown = false
  /// The chosen overlays, which are drawn while overlays are shown; may be empty.
  package private(set) var chosen = Set(Overlay.allCases)

  /// Creates a selection of all overlays, none of them shown.
  package init() {}

  /// The overlays that are visible now.
  package var shown: Set<Overlay> { areShown ? chosen : [] }

  /// Shows or hides the chosen overlays.
  package mutating func setShown(_ areShown: Bool) { self.areShown = areShown }

  /// Chooses exactly these overlays, without showing or hiding them.
  package mutating func choose(_ overlays: Set<Overlay>) { chosen = overlays }

  /// Chooses and shows exactly these overlays; an empty set hides all and keeps the choice.
  package mutating func show(_ overlays: Set<Overlay>) {
    areShown = !overlays.isEmpty
    if areShown { chosen = overlays }
  }

  /// Adds an overlay to the chosen ones or removes it, and shows the chosen ones.
  package mutating func toggle(_ overlay: Overlay) {
    chosen.formSymmetricDifference([overlay])
    areShown = true
  }
}
