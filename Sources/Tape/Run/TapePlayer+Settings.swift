import Foundation
import Simulation

extension TapePlayer {
  /// Returns the event that changes a setting of the phone, or its scene; nil for a setting of the
  /// picture.
  func event(for setting: Setting) throws(TapeProblem) -> Event? {
    switch setting {
    case .choice(let choice): return .settings(try settings(choosing: choice))
    case .scene(let name):
      do { return .scene(try resources.scene(name)) } catch { throw problem(.lookup("\(error)")) }
    default: return nil
    }
  }

  private func settings(choosing choice: SettingChoice) throws(TapeProblem) -> DeviceSettings {
    var settings = phone.settings
    do throws(SettingFailure) {
      try resources.table.apply(choice, to: &settings, resources.assets)
    } catch {
      throw problem(TapeIssue(error))
    }
    return settings
  }
}
