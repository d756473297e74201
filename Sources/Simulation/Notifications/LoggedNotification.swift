package import Foundation
package import KeyboardAvoidance

/// A keyboard notification and when it was posted, in seconds of the phone's clock.
package struct LoggedNotification: Hashable, Sendable {
  /// When it was posted; of one that is scheduled, when it will be.
  package var time: TimeInterval
  /// What was posted, with frames in screen coordinates.
  package var notification: KeyboardNotification

  /// Notes a notification at a time of the phone's clock, in seconds.
  package init(time: TimeInterval, _ notification: KeyboardNotification) {
    self.time = time
    self.notification = notification
  }
}
