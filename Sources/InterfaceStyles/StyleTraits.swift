package import DeviceProfiles

/// What an interface style is resolved from.
package struct StyleTraits: Hashable, Sendable {
  /// The look.
  package var design: Design
  /// The device; its file has what differs between classes.
  package var device: DeviceProfile
  /// How it is held.
  package var orientation: Orientation
  /// The system whose measures apply.
  package var version: SystemVersion
  /// Light or dark.
  package var appearance: Appearance
  /// How strongly colours and lines stand out.
  package var contrast: Contrast
  /// Whether every text is heavier by a weight.
  package var usesBoldText: Bool
  /// The size of the content's text.
  package var contentSize: ContentSize

  /// Creates traits of a style.
  package init(
    design: Design, device: DeviceProfile, orientation: Orientation, version: SystemVersion,
    appearance: Appearance, contrast: Contrast, usesBoldText: Bool, contentSize: ContentSize
  ) {
    self.design = design
    self.device = device
    self.orientation = orientation
    self.version = version
    self.appearance = appearance
    self.contrast = contrast
    self.usesBoldText = usesBoldText
    self.contentSize = contentSize
  }
}
