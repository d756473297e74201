import Foundation

extension MainActor {
  /// Runs work at once if called on the main actor; otherwise schedules it there.
  ///
  /// UIKit posts on the main thread, where the work must be done before `post` returns, because a
  /// layout belongs inside the keyboard's animation. Checking instead of assuming the actor keeps a
  /// notification from another thread from ending the program.
  static func deliver(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      assumeIsolated { work() }
    } else {
      Task { @MainActor in work() }
    }
  }

  private static var isCurrent: Bool {
    // On Linux, the main queue may run on other threads than the main thread.
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) != nil
  }

  private static let mainQueueMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
