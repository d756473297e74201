import Foundation

/// A kind of film that `ffmpeg` makes.
package enum FilmFormat: String, CaseIterable, Hashable, Sendable {
  case gif, mp4, webm, webp, apng

  /// Whether pixels can be transparent; otherwise they are drawn over white.
  package var hasAlpha: Bool { self != .mp4 }

  /// The words after the input that say what is made of it.
  ///
  /// Nothing in the file tells of the time or the machine, so that equal films are equal bytes.
  func arguments(rate: Double, hasPalette: Bool) -> [String] {
    let bitexact = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
    switch self {
    case .gif:
      // A palette of the film's own colours; dithered in place, so that what stands still is still.
      let palette = hasPalette ? "[x];[x][1:v]paletteuse=dither=bayer:bayer_scale=5" : ""
      return ["-lavfi", "[0:v]fps=\(Self.gifRate(rate))\(palette)", "-loop", "0"] + bitexact
        + ["-f", "gif"]
    case .mp4:
      // Players want even sides and this division of colours.
      let filter =
        "crop=trunc(iw/2)*2:trunc(ih/2)*2:0:0,scale=out_color_matrix=bt709:out_range=tv"
      return ["-vf", filter, "-c:v", "libx264", "-crf", "18", "-pix_fmt", "yuv420p"]
        + ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"]
        + ["-movflags", "+faststart"] + bitexact + ["-f", "mp4"]
    case .webm:
      return ["-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-pix_fmt", "yuva420p"]
        + ["-row-mt", "1", "-deadline", "good", "-cpu-used", "4"] + bitexact + ["-f", "webm"]
    case .webp:
      return ["-c:v", "libwebp_anim", "-lossless", "1", "-loop", "0"] + bitexact + ["-f", "webp"]
    case .apng: return ["-c:v", "apng", "-plays", "0"] + bitexact + ["-f", "apng"]
    }
  }

  /// A GIF's frames last a multiple of 10 ms, and players do not keep to less than 20 ms.
  private static func gifRate(_ rate: Double) -> String {
    "100/\(max(2, Int((100 / rate).rounded())))"
  }
}
