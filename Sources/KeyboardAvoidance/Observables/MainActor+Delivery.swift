import Foundation

extension MainActor {
  /// Does work at once when called on the main actor, else as soon as the main actor gets to it.
  ///
  /// UIKit posts on the main thread, and there the work must be done before `post` returns: a
  /// layout belongs inside the keyboard's animation. Asking, rather than assuming, keeps a
  /// notification posted elsewhere from ending the program.
  static func deliver(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      assumeIsolated { work() }
    } else {
      Task { @MainActor in work() }
    }
  }

  private static var isCurrent: Bool {
    // On Linux other threads than the main thread may run the main queue.
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) != nil
  }

  private static let mainQueueMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
