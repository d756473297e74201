import Observation

/// A property that can be watched, with its value at any time.
struct WatchedProperty {
  var name: String
  var read: @MainActor () -> AnyHashable
}

/// Makes a change and names the properties whose observation fired wrongly.
///
/// Right is: once for a property whose value has changed, and not for the others.
@MainActor
func wronglyFired(by change: () -> Void, among properties: [WatchedProperty]) -> [String] {
  let watches = properties.map { ($0, FireCount(watching: $0.read), $0.read()) }
  change()
  return watches.filter { property, watch, before in
    watch.fired != (property.read() == before ? 0 : 1)
  }.map(\.0.name)
}

/// Counts how often an observation fires, at most once.
@MainActor
final class FireCount {
  private(set) var fired = 0

  init(watching read: @MainActor () -> AnyHashable, then act: @escaping @MainActor () -> Void = {})
  {
    withObservationTracking {
      _ = read()
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        self?.fired += 1
        act()
      }
    }
  }
}
