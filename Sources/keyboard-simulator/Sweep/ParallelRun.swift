import Foundation
import SDLHost
import Synchronization
import VisualQA

/// Processes many items, several at the same time, and shows the progress.
struct ParallelRun {
  /// The name and the unit that the progress shows.
  var name: String
  var unit: String
  var mostFailures: Int?

  /// - Parameters:
  ///   - workers: one worker per thread.
  ///   - isFailure: whether a result counts as a failure.
  /// - Returns: the results in the order of the items; those after too many failures are missing.
  func results<Item: Sendable, Worker: Sendable, Result: Sendable>(
    of items: [Item], workers: [Worker], isFailure: @Sendable (Result) -> Bool = { _ in false },
    _ work: @Sendable (Worker, Item) -> Result?
  ) -> [(item: Int, result: Result)] {
    PixelMemory.keepFreed()
    let next = Atomic(0)
    let failures = Atomic(0)
    let most = mostFailures ?? .max
    let tally = Results<Result>(items.count, Progress(name, total: items.count, of: unit))
    let threads = Threads.canStart ? workers.count : min(1, workers.count)
    DispatchQueue.concurrentPerform(iterations: threads) { worker in
      while failures.load(ordering: .relaxed) < most {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < items.count else { return }
        let result = work(workers[worker], items[index])
        if let result, isFailure(result) { failures.add(1, ordering: .relaxed) }
        tally.add(result, at: index)
      }
    }
    return tally.end()
  }

  /// The results so far.
  ///
  /// Uses a lock instead of `Mutex`, whose waiting the thread sanitizer does not recognise.
  private final class Results<Result>: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [Result?]
    private var progress: Progress

    init(_ count: Int, _ progress: Progress) {
      results = Array(repeating: nil, count: count)
      self.progress = progress
    }

    func add(_ result: Result?, at index: Int) {
      lock.withLock {
        results[index] = result
        progress.showOneMore()
      }
    }

    func end() -> [(item: Int, result: Result)] {
      lock.withLock {
        progress.end()
        return results.enumerated().compactMap { index, result in result.map { (index, $0) } }
      }
    }
  }
}
