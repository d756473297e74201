import DeviceProfiles
import Foundation
import KeyboardAvoidance
import KeyboardLayouts
import Simulation

extension TapePlayer {
  /// The event that changes a setting of the phone in mid-take; nil for one of the picture.
  func event(for setting: Setting) throws(TapeProblem) -> Event? {
    switch setting {
    case .device(let name): return try device(name)
    case .scene(let name):
      return .scene(try look(up: name, resources.scene))
    case .layout(let name):
      return .layout(try look(up: name, resources.layout))
    case .strategy(let name):
      guard AvoidanceStrategies.named(name) != nil else { throw problem(.unknownStrategy(name)) }
      return .strategy(name)
    case .orientation(let orientation): return .orientation(orientation)
    case .keyboard(let type): return .keyboardType(type)
    case .appearance(let appearance): return .appearance(appearance)
    case .contentSize(let size): return .contentSize(size)
    case .predictiveBar(let isShown): return .predictiveBar(isShown)
    case .hardwareKeyboard(let isAttached): return .hardwareKeyboard(isAttached)
    case .arrangement(let arrangement): return .keyboardArrangement(arrangement)
    default: return phone.settings.event(for: setting)
    }
  }

  /// Keeps the system where the device runs it.
  private func device(_ name: String) throws(TapeProblem) -> Event {
    let (profile, id) = try look(up: name, resources.device)
    let version = try? profile.resolvedVersion(phone.settings.version, for: id)
    let standard = try look(up: name) { _ in try profile.resolvedVersion(nil, for: id) }
    return .device(profile, id: id, version ?? standard)
  }

  private func look<Value>(
    up name: String, _ find: (String) throws -> Value
  ) throws(TapeProblem) -> Value {
    do { return try find(name) } catch { throw problem(.lookup("\(error)")) }
  }
}
