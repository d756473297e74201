import DisplayList
import Foundation
import InterfaceStyles

/// Surfaces as commands.
extension DrawCommand {
  /// Fills a rectangle; an opacity below 1 lets what is under it show through.
  static func surface(_ rect: CGRect, _ material: Material, opacity: Double = 1) -> DrawCommand {
    switch material {
    case .opaque(let color): .fill(rect, color.faded(opacity))
    }
  }

  static func surface(_ shape: RoundedRect, _ material: Material) -> DrawCommand {
    switch material {
    case .opaque(let color): .roundedRect(shape, color)
    }
  }

  static func surface(_ outline: Path, _ material: Material) -> DrawCommand {
    switch material {
    case .opaque(let color): .path(outline, at: .zero, evenOdd: false, color)
    }
  }
}
