import Foundation
import KeyboardAvoidance

extension Random {
  /// The screens that the posts are made for: a phone upright and turned, and a tablet.
  static let screens = [
    CGRect(x: 0, y: 0, width: 393, height: 852), CGRect(x: 0, y: 0, width: 852, height: 393),
    CGRect(x: 0, y: 0, width: 1024, height: 768),
  ]

  /// What a center may be asked to post: keyboards, odd keyboards, and things that are none.
  mutating func posts(_ count: Int) -> [Notification] {
    var posts: [Notification] = []
    for _ in 0..<count {
      if let last = posts.last, chance(0.15) {
        posts.append(last)
      } else {
        posts.append(chance(0.1) ? foreignPost() : keyboardPost())
      }
    }
    return posts
  }

  mutating func keyboardEvent() -> KeyboardNotification {
    KeyboardNotification(
      name: pick(KeyboardNotification.Name.allCases), beginFrame: chance(0.5) ? .zero : nil,
      endFrame: chance(0.05) ? nil : keyboardFrame(), duration: pick([0, 0.25, 0.25, 0.4]),
      curve: chance(0.7) ? .keyboard : pick(AnimationCurve.allCases), isLocal: chance(0.85))
  }

  private mutating func keyboardFrame() -> CGRect {
    let screen = pick(Self.screens)
    let height = length(1...500)
    let place = CGPoint(x: length(0...700), y: length(0...700))
    return pick([
      CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height),
      CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height),
      CGRect(x: 0, y: screen.maxY, width: screen.width, height: height),
      CGRect(x: 0, y: screen.maxY - 55, width: screen.width, height: 313),
      CGRect(origin: place, size: CGSize(width: 320, height: 254)),
      CGRect(x: 0, y: place.y, width: screen.width, height: height),
      .zero, .infinite, .null, CGRect(x: 0, y: CGFloat.nan, width: 393, height: 336),
    ])
  }

  private mutating func keyboardPost() -> Notification {
    var post = keyboardEvent().notification(object: chance(0.3) ? NSObject() : nil)
    for key in KeyboardUserInfoKey.all where chance(0.05) {
      post.userInfo?[key] = chance(0.5) ? nil : "odd"
    }
    if chance(0.02) { post.userInfo = nil }
    return post
  }

  private mutating func foreignPost() -> Notification {
    let names = ["", "UIKeyboardWillShow", "NSSystemTimeZoneDidChangeNotification"]
    var post = keyboardPost()
    post.name = Notification.Name(pick(names))
    return post
  }
}
