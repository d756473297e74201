import DisplayList
import Foundation

/// The 256 colours of a GIF, chosen from frames of the whole film.
///
/// Flat colours that fill much of the film, such as white, are taken as they are; the rest is divided
/// into boxes of about equal weight (median cut). One entry is transparent.
package struct FilmPalette {
  private var counts: [UInt32: Int] = [:]

  package init() {}

  /// At most so many colours are kept exactly, each with at least this part of all pixels.
  private static let exact = (count: 96, part: 0.0004)
  private static let size = 255

  /// Counts a frame's colours: rows of blue, green, red, alpha.
  package mutating func add(_ pixels: [UInt8]) {
    pixels.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      var start = 0
      // Flat areas are counted at once.
      while start < pixels.count {
        var end = start + 1
        while end < pixels.count, pixels[end] == pixels[start] { end += 1 }
        if pixels[start] >> 24 > 127 {
          counts[pixels[start] & 0xFF_FFFF, default: 0] += end - start
        }
        start = end
      }
    }
  }

  /// Returns the palette as a picture of 16 × 16 pixels, as `ffmpeg` takes it.
  package func png() throws(HostError) -> [UInt8] {
    var rgba: [UInt8] = []
    for color in colors {
      rgba += [UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255), 255]
    }
    while rgba.count < Self.size * 4 { rgba += [0, 0, 0, 255] }
    return try PNG.encode(Bitmap(width: 16, height: 16, rgba: rgba + [0, 0, 0, 0]))
  }

  /// At most 255 colours as `0xRRGGBB`, those of flat areas first.
  package var colors: [UInt32] {
    // The colour decides between equal counts, so that the order is always the same.
    let sorted = counts.sorted { ($0.value, $0.key) > ($1.value, $1.key) }
    let least = Double(sorted.reduce(0) { $0 + $1.value }) * Self.exact.part
    let flat = sorted.prefix(Self.exact.count).prefix { Double($0.value) >= least }
    let rest = sorted.dropFirst(flat.count).map { ColorBox.Entry(color: $0.key, count: $0.value) }
    return flat.map(\.key) + ColorBox.divided(rest, into: Self.size - flat.count).map(\.mean)
  }
}

/// Colours that one entry of a palette stands for.
private struct ColorBox {
  struct Entry {
    var color: UInt32
    var count: Int

    func channel(_ shift: UInt32) -> Int { Int(color >> shift & 255) }
  }

  private var entries: [Entry]
  private let weight: Int
  /// The channel that differs most, and by how much.
  private let widest: (shift: UInt32, range: Int)

  init(_ entries: [Entry]) {
    self.entries = entries
    weight = entries.reduce(0) { $0 + $1.count }
    var widest: (shift: UInt32, range: Int) = (0, 0)
    for shift: UInt32 in [16, 8, 0] {
      let values = entries.map { $0.channel(shift) }
      let range = (values.max() ?? 0) - (values.min() ?? 0)
      if range > widest.range { widest = (shift, range) }
    }
    self.widest = widest
  }

  static func divided(_ entries: [Entry], into count: Int) -> [ColorBox] {
    guard !entries.isEmpty else { return [] }
    var boxes = [ColorBox(entries)]
    while boxes.count < count {
      let index = boxes.indices.max { boxes[$0].urgency < boxes[$1].urgency } ?? 0
      guard boxes[index].widest.range > 0 else { break }
      let (low, high) = boxes[index].halves
      boxes[index] = low
      boxes.append(high)
    }
    return boxes
  }

  /// A box with a wide range or many pixels is divided first.
  private var urgency: Double { Double(weight).squareRoot() * Double(widest.range) }

  /// Two boxes of about equal weight, neither empty.
  private var halves: (ColorBox, ColorBox) {
    let shift = widest.shift
    let sorted = entries.sorted {
      ($0.channel(shift), $0.color) < ($1.channel(shift), $1.color)
    }
    var sum = 0
    var cut = 0
    while cut < sorted.count - 1, cut == 0 || sum < weight / 2 {
      sum += sorted[cut].count
      cut += 1
    }
    return (ColorBox(Array(sorted[..<cut])), ColorBox(Array(sorted[cut...])))
  }

  /// The middle of the colours, each by its pixels.
  var mean: UInt32 {
    func mean(_ shift: UInt32) -> UInt32 {
      let sum = entries.reduce(0) { $0 + $1.channel(shift) * $1.count }
      return UInt32((sum + weight / 2) / max(1, weight)) << shift
    }
    return mean(16) | mean(8) | mean(0)
  }
}
