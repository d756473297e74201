#if canImport(SwiftUI)
  import Foundation
  public import SwiftUI

  extension View {
    /// Pads the bottom by the height of the docked keyboard, in place of SwiftUI's own avoidance.
    ///
    /// The height includes the bottom safe area, which the view therefore ignores while the keyboard is
    /// up. The change eases out over the notified duration, 0.25 s where none is notified. A keyboard that
    /// floats changes nothing. The view's window is taken to begin at the screen's origin: in Slide Over
    /// or Stage Manager use `KeyboardObserver` with its `beneath`.
    ///
    /// ```swift
    /// Composer().keyboardObserving()
    /// ```
    public func keyboardObserving() -> some View {
      modifier(KeyboardObservingModifier())
    }
  }

  /// Does what `KeyboardObservingStrategy` does, with the observable of the same numbers.
  private struct KeyboardObservingModifier: ViewModifier {
    @State private var keyboard = KeyboardObserver(screen: .zero)

    func body(content: Content) -> some View {
      content
        .padding(.bottom, keyboard.height)
        .ignoresSafeArea(keyboard.isDocked ? .all : .keyboard, edges: .bottom)
        .animation(.easeOut(duration: keyboard.duration), value: keyboard.height)
        .background { screenReader }
    }

    /// Measures the window, also after a rotation.
    private var screenReader: some View {
      GeometryReader { proxy in
        Color.clear.onChange(of: proxy.frame(in: .global), initial: true) { _, frame in
          keyboard.screen = frame
        }
      }
      .ignoresSafeArea()
    }
  }
#endif
