/// The systems whose measures a device file can hold.
package enum SystemVersion: Int, CaseIterable, Hashable, Sendable {
  /// iOS 18, and the versions before it that measure the same (13 to 17).
  case v18 = 18
  case v26 = 26
}
