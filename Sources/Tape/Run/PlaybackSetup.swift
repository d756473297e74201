import DeviceProfiles
import Foundation
import KeyboardAvoidance
package import Simulation

/// The initial state of a tape: the phone, the style of pictures, and the frame rate.
package struct PlaybackSetup: Sendable {
  package var phone: SimulatedDevice
  package var look = CaptureStyle()
  /// Frames per second of the film; nil if the tape does not set it.
  package var fps: Double?
  /// The factor by which the film is slower than the phone's clock.
  package var slowness = 1.0

  package static let standardScene = "tab-form"

  /// Creates the phone with the settings; of repeated settings, the last one counts.
  package init(_ settings: [PlacedSetting], _ resources: TapeResources) throws(TapeProblem) {
    let device = try Self.device(settings, resources)
    let scene = try Self.scene(settings, resources)
    for placed in settings {
      switch placed.setting {
      case .fps(let fps): self.fps = fps
      case .slow(let slowness): self.slowness = slowness
      case let setting: _ = look.apply(setting)
      }
    }
    phone = SimulatedDevice(settings: device, scene: scene, ruler: resources.ruler)
  }

  private static func device(
    _ settings: [PlacedSetting], _ resources: TapeResources
  ) throws(TapeProblem) -> DeviceSettings {
    let choices = settings.compactMap(\.choice)
    do throws(SettingFailure) {
      return try resources.table.settings(choices, resources.assets)
    } catch {
      let placed = settings.last { $0.choice?.id == error.id }
      throw TapeProblem(placed?.place ?? start(settings), TapeIssue(error))
    }
  }

  private static func scene(
    _ settings: [PlacedSetting], _ resources: TapeResources
  ) throws(TapeProblem) -> Scene {
    let placed = settings.last { $0.scene != nil }
    do { return try resources.scene(placed?.scene ?? standardScene) } catch {
      throw TapeProblem(placed?.place ?? start(settings), .lookup("\(error)"))
    }
  }

  /// The place at which a problem with a default is reported.
  private static func start(_ settings: [PlacedSetting]) -> SourceLocation {
    SourceLocation(file: settings.first?.place.file ?? "", line: 1)
  }
}

extension PlacedSetting {
  /// The choice of a setting of the phone; nil for anything else.
  fileprivate var choice: SettingChoice? {
    if case .choice(let choice) = setting { choice } else { nil }
  }

  /// The scene's name; nil for anything else.
  fileprivate var scene: String? { if case .scene(let name) = setting { name } else { nil } }
}
