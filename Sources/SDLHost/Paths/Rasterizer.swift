import CFreeType
import Foundation
import DisplayList

/// Turns outlines into masks with FreeType's exact coverage.
///
/// FreeType is not thread-safe: each rasterizer has a library of its own and stays on one thread.
final class Rasterizer {
  private let library: FT_Library
  private let stroker: PathStroker

  init() throws(HostError) {
    var made: FT_Library?
    let status = FT_Init_FreeType(&made)
    guard status == 0, let made else {
      throw .library(name: "FreeType", reason: "error \(status)")
    }
    library = made
    do throws(HostError) {
      stroker = try PathStroker(library)
    } catch {
      FT_Done_FreeType(made)
      throw error
    }
  }

  deinit {
    stroker.close()
    FT_Done_FreeType(library)
  }

  /// Returns the coverage of a filled path whose points are multiplied by the scale.
  func fill(_ path: Path, scale: CGFloat, evenOdd: Bool = false) -> Mask {
    var points = OutlinePoints(path, scale: scale)
    return points.withOutline(evenOdd: evenOdd) { render(&$0) }
  }

  /// Returns the coverage of a line along the path, `width` pixels thick.
  func stroke(_ path: Path, scale: CGFloat, width: CGFloat, cap: LineCap) -> Mask {
    guard var outline = stroker.outline(of: path, scale: scale, width: width, cap: cap) else {
      return .nothing
    }
    defer { FT_Outline_Done(library, &outline) }
    return render(&outline)
  }

  /// Moves the outline to the mask's corner and renders it.
  private func render(_ outline: inout FT_Outline) -> Mask {
    guard outline.n_points > 0 else { return .nothing }
    var box = FT_BBox()
    FT_Outline_Get_CBox(&outline, &box)
    let (left, right) = (box.xMin >> 6, (box.xMax + 63) >> 6)
    let (bottom, top) = (box.yMin >> 6, (box.yMax + 63) >> 6)
    let (width, height) = (right - left, top - bottom)
    guard width > 0, height > 0, max(width, height) <= HostError.largestSide else {
      return .nothing
    }
    FT_Outline_Translate(&outline, -left * 64, -bottom * 64)
    let mask = Mask(width: width, height: height, left: left, top: -top)
    return render(&outline, into: mask) ? mask : .nothing
  }

  private func render(_ outline: inout FT_Outline, into mask: Mask) -> Bool {
    var bitmap = FT_Bitmap()
    bitmap.rows = UInt32(mask.height)
    bitmap.width = UInt32(mask.width)
    bitmap.pitch = Int32(mask.width)
    bitmap.buffer = mask.coverage
    bitmap.num_grays = 256
    bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
    return FT_Outline_Get_Bitmap(library, &outline, &bitmap) == 0
  }
}
