import Foundation
import Simulation
import Simulation
import Testing
import Workbench

@Suite("Pointer, panel gesture and message, without a window")
struct PointerTests {
  private static let point = CGPoint(x: 10, y: 20)
  private static let other = CGPoint(x: 11, y: 20)

  @Test("A tip shows after its delay, unless the mouse moved or something else was done")
  func tip() {
    var pointer = Pointer()
    #expect(pointer.nextChange(after: 0) == nil && !pointer.showsTip(at: 100))
    pointer.move(to: Self.point, at: 1)
    pointer.move(to: Self.point, at: 1.5)
    #expect(pointer.nextChange(after: 1.5) == 1 + Pointer.tipDelay)
    #expect(!pointer.showsTip(at: 1.5) && pointer.showsTip(at: 1 + Pointer.tipDelay))
    #expect(pointer.nextChange(after: 2) == nil, "it shows already")
    pointer.move(to: Self.other, at: 2)
    #expect(pointer.restingPoint == Self.other && !pointer.showsTip(at: 2))
    pointer.dismissTip()
    pointer.move(to: Self.other, at: 3)
    #expect(pointer.restingPoint == nil && !pointer.showsTip(at: 100))
    pointer.move(to: Self.point, at: 4)
    pointer.move(to: nil, at: 5)
    #expect(pointer.restingPoint == nil && pointer.nextChange(after: 5) == nil)
  }

  @Test("A finger taps where it came down, or scrolls by as much as it has moved")
  func gesture() {
    func gesture() -> PanelGesture {
      PanelGesture(touch: 3, on: .list, at: Self.point, offset: 50)
    }
    var tap = gesture()
    #expect(tap.move(.moved, to: Self.other) == nil)
    #expect(tap.move(.ended, to: Self.other) == .taps(at: Self.point))
    var cancelled = gesture()
    #expect(cancelled.move(.cancelled, to: Self.point) == nil)
    var drag = gesture()
    for dy: CGFloat in [-60, 90, 0] {
      let output = drag.move(.moved, to: CGPoint(x: 10, y: 20 + dy))
      #expect(output == .scrolls(to: 50 - dy))
    }
    #expect(drag.move(.ended, to: Self.point) == .scrolls(to: 50), "no tap any more")
  }

  @Test("A message goes after its time, and the next one takes its place")
  func toast() {
    var toast = Toast()
    #expect(toast.text == nil && toast.nextChange == nil)
    toast.show("one", at: 1)
    toast.show("two", at: 2)
    #expect(toast.text == "two" && toast.nextChange == 2 + Toast.duration)
    toast.advance(to: 1 + Toast.duration)
    #expect(toast.text == "two")
    toast.advance(to: 2 + Toast.duration)
    #expect(toast.text == nil && toast.nextChange == nil)
  }
}
