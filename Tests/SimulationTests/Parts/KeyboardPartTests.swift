import Foundation
import InterfaceStyles
import KeyboardAvoidance
import KeyboardLayouts
import Simulation
import TestSupport
import Testing

/// The keyboard alone, without a device.
@Suite struct KeyboardPartTests {
  private func environment(
    _ device: String = "iphone-15-pro", at time: TimeInterval = 0, isFocused: Bool = true
  ) throws -> KeyboardEnvironment {
    let settings = try Shipped.settings(device)
    let style = InterfaceStyle(settings.styleTraits)
    return KeyboardEnvironment(
      settings: settings, style: style,
      metrics: WindowMetrics(settings: settings, style: style, scene: .of(.field("A"))),
      input: isFocused ? InputTraits() : nil, time: time)
  }

  private func shown(_ environment: KeyboardEnvironment) -> OnScreenKeyboard {
    var keyboard = OnScreenKeyboard(screen: environment.metrics.screen)
    _ = keyboard.update(in: environment, duration: 0.25)
    return keyboard
  }

  private func transition(_ output: OnScreenKeyboard.Output?) throws -> KeyboardTransition {
    guard case .moves(let transition)? = output else { throw NotFound(what: "transition") }
    return transition
  }

  @Test func aFocusShowsItAndItsLossHidesIt() throws {
    let focused = try environment()
    var keyboard = OnScreenKeyboard(screen: focused.metrics.screen)
    let show = try transition(keyboard.update(in: focused, duration: 0.25))
    #expect(show.will.map(\.name) == [.willChangeFrame, .willShow])
    #expect(show.did.map(\.name) == [.didChangeFrame, .didShow])
    #expect(show.offset == .remembered)
    #expect(show.end.maxY == focused.metrics.screen.maxY)
    #expect(keyboard.update(in: focused, duration: 0.25) == nil, "nothing has changed")
    let hide = try transition(
      keyboard.update(in: environment(at: 1, isFocused: false), duration: 0.25))
    #expect(hide.will.map(\.name) == [.willChangeFrame, .willHide])
    #expect(hide.offset == .restored)
    #expect(hide.releasesKeys)
    #expect(!keyboard.isVisible)
  }

  @Test(arguments: 1...20) func itsActivityEndsWithItsMotion(step: Int) throws {
    let environment = try environment()
    let keyboard = shown(environment)
    let end = try #require(keyboard.positionActivity(at: 0).end)
    let time = end * Double(step) / 10
    let activity = keyboard.positionActivity(at: time)
    #expect(activity.end == (time < end ? end : nil))
    #expect(activity.nextChange == (time < end ? time : nil))
  }

  @Test func onlyAFingerThatCameIntoItDragsItAway() throws {
    let environment = try environment(at: 5)
    var keyboard = shown(try self.environment())
    let top = keyboard.frame(at: 5, screen: environment.metrics.screen, environment.style).minY
    #expect(keyboard.follow(1, at: top - 1, in: environment) == nil)
    #expect(
      keyboard.follow(1, at: top + 20, in: environment) == .followsFinger(releasesKeys: true))
    #expect(
      keyboard.follow(1, at: top + 30, in: environment) == .followsFinger(releasesKeys: false))
    #expect(keyboard.follow(2, at: top + 40, in: environment) == nil, "another finger")
    #expect(
      isNear(
        keyboard.frame(at: 5, screen: environment.metrics.screen, environment.style).minY, top + 30)
    )
    var slow = keyboard
    #expect(slow.endDismissal(velocity: 0, isCancelled: false, in: environment) == .returned)
    var fast = keyboard
    #expect(fast.endDismissal(velocity: 900, isCancelled: false, in: environment) == .dismissed)
    #expect(keyboard.endDismissal(velocity: 900, isCancelled: true, in: environment) == .returned)
  }

  @Test(arguments: KeyboardArrangement.allCases) func anIPadArrangesIt(
    arrangement: KeyboardArrangement
  ) throws {
    let environment = try environment("ipad-pro-11", at: 2)
    var keyboard = shown(try self.environment("ipad-pro-11"))
    let output = keyboard.arrange(arrangement, in: environment)
    #expect(keyboard.docking.arrangement == arrangement)
    let transition = try transition(output)
    #expect(transition.kind == (arrangement == .docked ? .show : .hide))
    #expect(isInside(transition.end, environment.metrics.screen))
  }

  @Test func aFingerUndocksAndTheBottomEdgeDocks() throws {
    let environment = try environment("ipad-pro-11", at: 2)
    var keyboard = shown(try self.environment("ipad-pro-11"))
    let frame = keyboard.frame(at: 2, screen: environment.metrics.screen, environment.style)
    func touch(_ y: CGFloat) -> Touch { Touch(.moved, at: CGPoint(x: 300, y: y)) }
    #expect(try transition(keyboard.beginDrag(touch(frame.minY), in: environment)).end == .zero)
    #expect(keyboard.positionActivity(at: 2).isHeld)
    keyboard.drag(touch(frame.minY - 200), in: environment)
    #expect(
      keyboard.frame(at: 2, screen: environment.metrics.screen, environment.style).minY == frame
        .minY - 200)
    var docked = keyboard
    docked.drag(touch(frame.minY - 10), in: environment)
    #expect(try transition(docked.endDrag(touch(0), in: environment)).kind == .show)
    #expect(docked.docking.arrangement == .docked)
    #expect(try transition(keyboard.endDrag(touch(0), in: environment)).kind == .change)
    #expect(keyboard.docking.arrangement == .undocked)
  }

  // MARK: Keys

  private func press(
    _ id: String, finger: Int = 0, at time: TimeInterval = 0, _ presses: inout KeyPresses,
    _ geometry: KeyboardGeometry
  ) throws -> KeyPresses.Output? {
    let key = try geometry.keys.first { $0.id == id }.found(id)
    let point = CGPoint(x: key.frame.midX, y: key.frame.midY)
    return presses.touch(Touch(id: finger, .began, at: point), at: point, geometry, time: time)
  }

  private func geometry() throws -> KeyboardGeometry {
    let environment = try environment()
    return try shown(environment).geometry(
      environment.settings, environment.style, environment.metrics
    )
    .found("keys")
  }

  @Test func aKeyMeansWhatItDoesWhenItIsReleased() throws {
    let geometry = try geometry()
    var presses = KeyPresses()
    #expect(try press("a", &presses, geometry) == nil)
    #expect(presses.pressed[0]?.id == "a")
    #expect(presses.release(0) == .key(.character("a")))
    #expect(presses.release(0) == nil)
    #expect(presses == KeyPresses())
  }

  @Test func heldKeysRepeatOrOfferAlternatives() throws {
    let geometry = try geometry()
    var presses = KeyPresses()
    _ = try press("delete", &presses, geometry)
    for step in 0..<25 {
      let due = try #require(presses.nextHold)
      #expect(isNear(due.time, 0.5 + 0.1 * Double(step)))
      let output = presses.fireHold(of: due.touch, at: nil, geometry, canDelete: true)
      #expect(output == .deletes(byWord: step >= 20))
    }
    #expect(presses.release(0) == nil, "it has repeated")
    _ = try press("e", finger: 3, &presses, geometry)
    let key = try #require(presses.pressed[3])
    let center = CGPoint(x: key.frame.midX, y: key.frame.midY)
    #expect(presses.fireHold(of: 3, at: center, geometry, canDelete: true) == nil)
    #expect(presses.alternatives[3]?.text == "e")
    #expect(presses.release(3) == .text("e"))
  }

  @Test func theSpaceBarMovesTheCaret() throws {
    let geometry = try geometry()
    var presses = KeyPresses()
    _ = try press("space", &presses, geometry)
    #expect(
      presses.fireHold(of: 0, at: nil, geometry, canDelete: true) == .holdsSpace(touch: 0))
    presses.beginCaretDrag(0, at: .zero)
    let point = CGPoint(x: 40, y: 2)
    #expect(
      presses.touch(Touch(id: 0, .moved, at: point), at: point, geometry, time: 1)
        == .dragsCaret(to: point))
    #expect(presses.committable.isEmpty)
    #expect(presses.release(0) == nil)
    #expect(presses.caretDrag == nil)
  }
}
