/// The name of a tag as read so far; upper and lower case are equal.
///
/// Only names of up to eight bytes can be compared, so that none needs memory on the heap.
struct MarkupName: Equatable {
  private var bytes: UInt64 = 0
  private var count = 0

  init() {}

  init(_ name: StaticString) { name.withUTF8Buffer { $0.forEach { append($0) } } }

  mutating func append(_ byte: UInt8) {
    bytes = bytes << 8 | UInt64(byte | 0x20)
    count += 1
  }
}
