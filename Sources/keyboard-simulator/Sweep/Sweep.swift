import Foundation
import SDLHost
import Synchronization
import VisualQA

/// Does the same with many things, several at a time, and tells how far it is.
struct Sweep {
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
    let found = Mutex([Result?](repeating: nil, count: items.count))
    let progress = Mutex(Progress(name, total: items.count, of: unit))
    let threads = Threads.canStart ? workers.count : min(1, workers.count)
    DispatchQueue.concurrentPerform(iterations: threads) { worker in
      while failures.load(ordering: .relaxed) < most {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < items.count else { return }
        let result = work(workers[worker], items[index])
        if let result, isFailure(result) { failures.add(1, ordering: .relaxed) }
        if let result { found.withLock { $0[index] = result } }
        progress.withLock { $0.showOneMore() }
      }
    }
    progress.withLock { $0.end() }
    return found.withLock { found in
      found.enumerated().compactMap { index, result in result.map { (index, $0) } }
    }
  }
}
