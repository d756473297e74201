package import Picture

/// Which overlays are drawn over the phones.
package struct OverlaySelection: Hashable, Sendable {
  /// Whether any overlay is shown.
  package private(set) var areShown = false
  /// The overlays that are shown then; it may be empty.
  package private(set) var chosen = Set(Overlay.allCases)

  /// Chooses all overlays, and shows none of them.
  package init() {}

  /// The overlays that are seen.
  package var shown: Set<Overlay> { areShown ? chosen : [] }

  package mutating func setShown(_ areShown: Bool) { self.areShown = areShown }

  /// Chooses these overlays and no others, without showing or hiding them.
  package mutating func choose(_ overlays: Set<Overlay>) { chosen = overlays }

  /// Shows these overlays and no others; none leaves those that are chosen as they are.
  package mutating func show(_ overlays: Set<Overlay>) {
    areShown = !overlays.isEmpty
    if areShown { chosen = overlays }
  }

  /// Adds an overlay to those that are chosen, or removes it, and shows them.
  package mutating func toggle(_ overlay: Overlay) {
    chosen.formSymmetricDifference([overlay])
    areShown = true
  }
}
