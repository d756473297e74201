package import Foundation

/// Where a subscription adds and removes its observers: a `NotificationCenter`.
///
/// A seam for tests, which count; the center's own methods cannot be overridden everywhere.
package protocol ObserverRegistry: AnyObject {
  /// Adds an observer that is called on the thread that posts.
  func addKeyboardObserver(
    _ name: Notification.Name, _ block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol

  /// Removes an observer, from any thread.
  func removeKeyboardObserver(_ token: any NSObjectProtocol)
}

extension NotificationCenter: ObserverRegistry {
  package func addKeyboardObserver(
    _ name: Notification.Name, _ block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    addObserver(forName: name, object: nil, queue: nil, using: block)
  }

  package func removeKeyboardObserver(_ token: any NSObjectProtocol) {
    removeObserver(token)
  }
}

/// Hears what a center posts about the keyboard, for as long as it lives.
///
/// It hears announcements only, from any sender: what *did* happen was announced before.
package final class KeyboardSubscription {
  private let registry: any ObserverRegistry
  private let tokens: [any NSObjectProtocol]

  /// Subscribes; the handler is kept by the center and must not keep the subscription's owner.
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
