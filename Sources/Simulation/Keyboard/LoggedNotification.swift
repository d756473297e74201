package import Foundation
package import KeyboardAvoidance

/// A keyboard notification and when it was posted, in seconds of the phone's clock.
package struct LoggedNotification: Hashable, Sendable {
  package var time: TimeInterval
  package var notification: KeyboardNotification

  package init(time: TimeInterval, _ notification: KeyboardNotification) {
    self.time = time
    self.notification = notification
  }
}
