/// All notifications that a phone has posted, in order of time.
///
/// The window keeps many copies of a phone, one for each of its last events. So that an hour's log is
/// not kept as often, it lies in pieces: copies share those that are full.
package struct NotificationLog: RandomAccessCollection, Hashable, Sendable {
  private var full: [[LoggedNotification]] = []
  private var last: [LoggedNotification] = []

  private static let pieceLength = 64

  /// The first notification's place: always 0, as none is ever dropped.
  package var startIndex: Int { 0 }
  /// How many notifications there are.
  package var endIndex: Int { full.count * Self.pieceLength + last.count }

  /// The notification at a place, in constant time; one outside of the log is a programming error.
  package subscript(index: Int) -> LoggedNotification {
    let (piece, place) = index.quotientAndRemainder(dividingBy: Self.pieceLength)
    return piece < full.count ? full[piece][place] : last[place]
  }

  mutating func append(_ notification: LoggedNotification) {
    last.append(notification)
    guard last.count == Self.pieceLength else { return }
    full.append(last)
    last = []
  }
}
