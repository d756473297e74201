/// How everything looks: the sizes, fonts, shapes and colours of one design on one device.
///
/// A style is resolved once per change of settings and never changes. It is a class so that caches
/// compare by identity: two devices with the same style share one object, or have two that are equal
/// in all their parts. Layout, key geometry and drawing take every number from here; below it nothing
/// asks for the kind of device, its width or its system.
package final class InterfaceStyle: Sendable {
  /// What it was resolved from.
  package let traits: StyleTraits

  /// Resolves the style of a design for a device and its settings.
  package init(_ traits: StyleTraits) {
    self.traits = traits
  }
}
