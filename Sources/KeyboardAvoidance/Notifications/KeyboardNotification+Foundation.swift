public import Foundation

extension KeyboardNotification {
  /// Reads a posted notification; nil if its name is not that of a keyboard notification.
  ///
  /// Missing or invalid values are replaced: no frame, 0.25 s, the keyboard's curve, this app's
  /// keyboard. A negative duration becomes 0.
  public init?(_ notification: Notification) {
    guard let name = Name(notification.name) else { return nil }
    let info = UserInfo(values: notification.userInfo ?? [:])
    self.init(
      name: name, beginFrame: info.rect(KeyboardUserInfoKey.frameBegin),
      endFrame: info.rect(KeyboardUserInfoKey.frameEnd),
      duration: info.duration(KeyboardUserInfoKey.animationDuration) ?? Self.standardDuration,
      curve: info.curve(KeyboardUserInfoKey.animationCurve) ?? .keyboard,
      isLocal: info.number(KeyboardUserInfoKey.isLocal)?.boolValue ?? true)
  }

  /// Creates the notification to post, with plain Swift values, and without keys for missing
  /// frames.
  public func notification(object: Any? = nil) -> Notification {
    var info: [AnyHashable: Any] = [
      KeyboardUserInfoKey.animationDuration: duration,
      KeyboardUserInfoKey.animationCurve: curve.rawValue,
      KeyboardUserInfoKey.isLocal: isLocal,
    ]
    info[KeyboardUserInfoKey.frameBegin] = beginFrame
    info[KeyboardUserInfoKey.frameEnd] = endFrame
    return Notification(name: name.notificationName, object: object, userInfo: info)
  }
}

/// Reads values of the user info: plain Swift values and Foundation's boxes.
private struct UserInfo {
  var values: [AnyHashable: Any]

  func rect(_ key: String) -> CGRect? {
    values[key] as? CGRect ?? (values[key] as? NSValue)?.unboxedRect
  }

  func number(_ key: String) -> NSNumber? {
    // On other platforms than Apple's, a CGFloat is not bridged to a number.
    if let value = values[key] as? CGFloat { return NSNumber(value: Double(value)) }
    return values[key] as? NSNumber
  }

  func duration(_ key: String) -> TimeInterval? {
    guard let seconds = number(key)?.doubleValue, seconds.isFinite else { return nil }
    return max(0, seconds)
  }

  func curve(_ key: String) -> AnimationCurve? {
    number(key).flatMap { Int(exactly: $0.doubleValue) }.flatMap(AnimationCurve.init(rawValue:))
  }
}

extension NSValue {
  #if !canImport(ObjectiveC)
    /// Foundation creates this string for every box that is asked, and never frees it.
    private static let rectType = String(cString: NSValue(rect: .zero).objCType)
  #endif

  /// The rectangle in a box; on Apple's platforms, a cast has unboxed it before.
  fileprivate var unboxedRect: CGRect? {
    #if canImport(ObjectiveC)
      nil
    #else
      // Reading the rectangle of a box with another type traps, so the type is compared first.
      strcmp(objCType, Self.rectType) == 0 ? rectValue : nil
    #endif
  }
}
