import Foundation
import InterfaceStyles
import KeyboardAvoidance
import Simulation
import TestSupport
import Testing

/// Touches, notifications, avoidance and activity alone, without a device.
@Suite struct SmallPartTests {
  // MARK: Touches

  @Test func aFingerIsATapUntilItHasMoved() throws {
    var touches = TouchTracker()
    touches.begin(Touch(id: 1, .began, at: .zero), on: .app(.content, nil))
    for (x, isMoved) in [(10.0, false), (11, true), (0, true)] {
      let contact = touches.move(Touch(id: 1, .moved, at: CGPoint(x: x, y: 0)))
      #expect(contact?.isMoved == isMoved)
    }
    #expect(touches.end(1)?.target == .app(.content, nil))
    #expect(touches.locations.isEmpty)
    #expect(touches.end(1) == nil)
  }

  @Test func fingersOnTheKeyboardCanBeReleased() {
    var touches = TouchTracker()
    touches.begin(Touch(id: 1, .began, at: .zero), on: .key(nil))
    touches.begin(Touch(id: 2, .began, at: .zero), on: .app(.carousel("a"), nil))
    touches.releaseKeyboard()
    #expect(!touches.isActive(1))
    #expect(touches.isActive(2))
    #expect(touches.locations.count == 2, "both are still down")
  }

  // MARK: Notifications

  @Test func scheduledNotificationsAreTakenInOrder() {
    var log = NotificationLog()
    let names: [KeyboardNotification.Name] = [.didChangeFrame, .didShow]
    log.schedule(
      names.map { KeyboardNotification(name: $0, endFrame: .zero, duration: 0.25) }, at: 3)
    #expect(log.activity(at: 1) == Activity(nextAction: 3, end: 3))
    #expect(log.activity(at: 3) == Activity(nextAction: 3))
    #expect([log.takeDue()?.name, log.takeDue()?.name] == names)
    #expect(log.takeDue() == nil)
    #expect(log.activity(at: 1) == .idle)
    #expect(log.isEmpty, "taken is not posted")
  }

  @Test(arguments: [0, 1, 63, 64, 65, 200]) func theLogKeepsEveryNotification(count: Int) {
    var log = NotificationLog()
    for index in 0..<count {
      log.append(
        LoggedNotification(
          time: Double(index),
          KeyboardNotification(name: .willShow, endFrame: .zero, duration: 0)))
    }
    #expect(log.map(\.time) == (0..<count).map(Double.init))
  }

  // MARK: Avoidance

  @Test func aStrategySetsInsetAndEdgeInTime() throws {
    let settings = try Shipped.settings()
    let metrics = WindowMetrics(
      settings: settings, style: InterfaceStyle(settings.styleTraits), scene: .long())
    let bottom = metrics.safeArea.bottom
    let context = AvoidanceContext(
      screen: metrics.screen, view: metrics.window, automaticBottom: bottom,
      safeAreaBottom: bottom, occupiedBottom: bottom, baseInset: 0, beneath: 0,
      draggedKeyboard: nil)
    var avoidance = Avoidance(ContentInset(), edge: bottom)
    #expect(avoidance.activity(at: 0) == .idle)
    let frame = CGRect(x: 0, y: 516, width: metrics.screen.width, height: 336)
    let reaction = avoidance.receive(
      KeyboardNotification(name: .willShow, endFrame: frame, duration: 0.25), in: context)
    let motion = try #require(reaction)
    avoidance.retarget(motion, in: context, at: 0)
    #expect(avoidance.inset.target == 336 - bottom)
    #expect(avoidance.bottomEdge.target == bottom)
    #expect(avoidance.activity(at: 0).nextChange == 0)
    #expect(avoidance.activity(at: 9) == .idle)
    #expect(avoidance.response(in: context).revealsFocus)
  }

  // MARK: Activity

  @Test(arguments: 0..<50) func mergingTakesTheEarliestAndTheLast(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func time() -> TimeInterval? {
      Bool.random(using: &random) ? .random(in: 0...9, using: &random) : nil
    }
    let all = (0..<4).map { _ in
      Activity(
        nextAction: time(), end: time(), nextChange: time(),
        isHeld: Int.random(in: 0..<4, using: &random) == 0)
    }
    var merged = Activity.idle
    for activity in all { merged.merge(activity) }
    #expect(merged.nextAction == all.compactMap(\.nextAction).min())
    #expect(merged.nextChange == all.compactMap(\.nextChange).min())
    #expect(merged.end == all.compactMap(\.end).max())
    #expect(merged.isHeld == all.contains(where: \.isHeld))
  }

  @Test func motionsThatHaveEndedAreNone() {
    #expect(Activity.motions(until: [nil, 1, 2], at: 2) == .idle)
    #expect(Activity.motions(until: [nil, 1, 3], at: 2) == Activity(end: 3, nextChange: 2))
  }
}
