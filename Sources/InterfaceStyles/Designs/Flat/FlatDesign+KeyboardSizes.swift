import Foundation

extension FlatDesign {
  /// A bar of 38 and keys of 216, as on a phone in portrait (Cantoboard's `LayoutConstants.swift`).
  ///
  /// Nobody has measured the bar by which it is dragged.
  package var floatingKeyboard: InterfaceStyle.FloatingKeyboard {
    InterfaceStyle.FloatingKeyboard(
      size: CGSize(width: 320, height: 254), barHeight: 38, keysHeight: 216, handleHeight: 20,
      bottomMargin: 20, keys: portraitPhoneKeys(width: 320, dock: .none))
  }

  /// A toolbar of UIKit; its buttons by eye.
  package var accessory: InterfaceStyle.Accessory {
    InterfaceStyle.Accessory(height: 44, sideInset: 6, arrowWidth: 44, doneWidth: 64)
  }

  /// By eye.
  package var shortcuts: InterfaceStyle.Shortcuts {
    InterfaceStyle.Shortcuts(sideInset: 11, toolWidth: 42)
  }
}
