import Foundation
import KeyboardAvoidance
import Testing

@Suite struct KeyboardNotificationTests {
  static let full = KeyboardNotification(
    name: .willShow, beginFrame: CGRect(x: 0, y: 812, width: 375, height: 336),
    endFrame: CGRect(x: 0, y: 476, width: 375, height: 336), duration: 0.4, curve: .easeIn,
    isLocal: false)

  @Test(arguments: KeyboardNotification.Name.allCases)
  func roundTripsUnderEveryName(_ name: KeyboardNotification.Name) {
    var notification = Self.full
    notification.name = name
    #expect(KeyboardNotification(notification.notification()) == notification)
    let first = name.rawValue.prefix(1).uppercased()
    #expect(
      name.notificationName.rawValue == "UIKeyboard\(first)\(name.rawValue.dropFirst())Notification"
    )
  }

  @Test(arguments: AnimationCurve.allCases)
  func roundTripsWithEveryCurve(_ curve: AnimationCurve) {
    var notification = Self.full
    notification.curve = curve
    #expect(KeyboardNotification(notification.notification()) == notification)
  }

  @Test func everySubsetOfKeysReadsAsDefaults() throws {
    let keys = KeyboardUserInfoKey.all
    try #require(keys.count == 5)
    for subset in 0..<(1 << keys.count) {
      var posted = Self.full.notification()
      for (index, key) in keys.enumerated() where subset & (1 << index) == 0 {
        posted.userInfo?[key] = nil
      }
      func has(_ key: String) -> Bool { posted.userInfo?[key] != nil }
      let read = try #require(KeyboardNotification(posted))
      #expect(read.beginFrame == (has(KeyboardUserInfoKey.frameBegin) ? Self.full.beginFrame : nil))
      #expect(read.endFrame == (has(KeyboardUserInfoKey.frameEnd) ? Self.full.endFrame : nil))
      #expect(read.duration == (has(KeyboardUserInfoKey.animationDuration) ? 0.4 : 0.25))
      #expect(read.curve == (has(KeyboardUserInfoKey.animationCurve) ? .easeIn : .keyboard))
      #expect(read.isLocal == !has(KeyboardUserInfoKey.isLocal))
    }
  }

  @Test func noUserInfoReadsAsDefaults() throws {
    let read = try #require(KeyboardNotification(Notification(name: .keyboardDidHide)))
    #expect(read == KeyboardNotification(name: .didHide, endFrame: nil))
  }

  @Test func foreignNamesAreNone() {
    for name in ["", "UIKeyboardWillShow", "NSSomethingElse", "willShow"] {
      #expect(KeyboardNotification(Notification(name: Notification.Name(name))) == nil)
    }
  }

  @Test func boxesAreReadToo() throws {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let posted = Notification(
      name: .keyboardWillChangeFrame, object: nil,
      userInfo: [
        KeyboardUserInfoKey.frameEnd: NSValue(rect: frame),
        KeyboardUserInfoKey.animationDuration: NSNumber(value: 0.5),
        KeyboardUserInfoKey.animationCurve: NSNumber(value: 3),
        KeyboardUserInfoKey.isLocal: NSNumber(value: 0),
      ])
    let read = try #require(KeyboardNotification(posted))
    #expect(read.endFrame == frame)
    #expect(read.duration == 0.5 && read.curve == .linear && !read.isLocal)
  }

  @Test(arguments: [1, 1.0, CGFloat(1), Float(1), NSNumber(value: 1)] as [any Sendable])
  func numbersOfAnyKindAreDurations(_ number: any Sendable) throws {
    let posted = Notification(
      name: .keyboardWillShow, object: nil,
      userInfo: [KeyboardUserInfoKey.animationDuration: number])
    #expect(try #require(KeyboardNotification(posted)).duration == 1)
  }

  @Test func valuesOfTheWrongKindCountAsMissing() throws {
    let odd: [any Sendable] = ["text", Double.nan, Double.infinity, 99, [1, 2]]
    for value in odd {
      var info: [AnyHashable: Any] = [:]
      for key in KeyboardUserInfoKey.all where key != KeyboardUserInfoKey.isLocal {
        info[key] = value
      }
      info[KeyboardUserInfoKey.frameBegin] = NSValue(point: .zero)
      let read = try #require(
        KeyboardNotification(Notification(name: .keyboardWillHide, object: nil, userInfo: info)))
      #expect(read.beginFrame == nil && read.endFrame == nil && read.curve == .keyboard)
      #expect(read.duration == 0.25 || read.duration == 99)
    }
  }

  @Test func aNegativeDurationIsNone() throws {
    let posted = Notification(
      name: .keyboardWillShow, object: nil,
      userInfo: [KeyboardUserInfoKey.animationDuration: -1.0])
    #expect(try #require(KeyboardNotification(posted)).duration == 0)
  }
}
