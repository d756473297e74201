import Foundation
import SDLHost
import Synchronization
import VisualQA

/// Does the same with many things, several at a time, and tells how far it is.
struct ParallelRun {
  /// What the run is called where its progress is told, and what it counts.
  var name: String
  var unit: String
  var mostFailures: Int?

  /// - Parameters:
  ///   - workers: one for each thread.
  ///   - isFailure: whether a result counts against the most failures.
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

  /// What was found so far.
  ///
  /// Not a `Mutex`, whose waiting the thread sanitizer does not see.
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
