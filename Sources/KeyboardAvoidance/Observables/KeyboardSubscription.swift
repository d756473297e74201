package import Foundation

/// A notification center to which a subscription adds its observers.
///
/// Tests implement it to count observers; the methods of `NotificationCenter` cannot be overridden
/// on all platforms.
package protocol ObserverRegistry: AnyObject {
  /// Adds an observer that is called on the thread that posts.
  func addKeyboardObserver(
    _ name: Notification.Name, _ block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol

  /// Removes an observer, from any thread.
  func removeKeyboardObserver(_ token: any NSObjectProtocol)
}

extension NotificationCenter: ObserverRegistry {
  /// Adds an observer for the name, from any sender.
  package func addKeyboardObserver(
    _ name: Notification.Name, _ block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    addObserver(forName: name, object: nil, queue: nil, using: block)
  }

  /// Removes the observer with a token of `addKeyboardObserver`.
  package func removeKeyboardObserver(_ token: any NSObjectProtocol) {
    removeObserver(token)
  }
}

/// Receives the keyboard notifications of a center during its lifetime.
///
/// It receives only *will* notifications, from any sender; a *did* notification always follows one
/// of them.
package final class KeyboardSubscription {
  private let registry: any ObserverRegistry
  private let tokens: [any NSObjectProtocol]

  /// Subscribes; the center retains the handler, which must not retain the owner of the
  /// subscription.
  package init(
    to registry: any ObserverRegistry,
    handler: @escaping @MainActor @Sendable (KeyboardNotification) -> Void
  ) {
    self.registry = registry
    tokens = KeyboardNotification.Name.allCases.filter(\.isAnnouncement).map { name in
      registry.addKeyboardObserver(name.notificationName) { posted in
        guard let notification = KeyboardNotification(posted) else { return }
        MainActor.deliver { handler(notification) }
      }
    }
  }

  deinit {
    for token in tokens { registry.removeKeyboardObserver(token) }
  }
}
