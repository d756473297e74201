import DeviceProfiles
import Foundation
import InterfaceStyles
import JSON
import KeyboardAvoidance
import KeyboardLayouts
import Picture
import Simulation

extension WorkbenchModel {
  /// Everything that a setting can be, with what it is now.
  package func entries(of setting: Setting) -> [ListEntry] {
    let settings = phone.settings
    switch setting {
    case .device: return deviceEntries
    case .version:
      return settings.device.systemVersions(for: settings.deviceID).map {
        let event = Event.device(settings.device, id: settings.deviceID, $0)
        return entry("iOS \($0.rawValue)", $0 == settings.version, event)
      }
    case .scene:
      return scenes.map { entry($0.name, $0.id == phone.scene.id, .scene($0)) }
    case .orientation:
      return Orientation.allCases.map {
        entry($0.title, $0 == settings.orientation, .orientation($0))
      }
    case .appearance:
      return Appearance.allCases.map {
        entry($0.rawValue.capitalized, $0 == settings.appearance, .appearance($0))
      }
    case .contentSize:
      return ContentSize.allCases.map {
        let points = "\($0.bodySize.roundedText) pt"
        return entry($0.title, $0 == settings.contentSize, .contentSize($0), points)
      }
    case .strategy:
      return AvoidanceStrategies.all.map { strategy in
        entry(strategy.title, strategy.id == phone.strategyID, .strategy(strategy.id))
      }
    case .keyboardType:
      return [entry("As each field asks", settings.keyboardType == nil, .keyboardType(nil))]
        + KeyboardType.allCases.map {
          entry($0.title, $0 == settings.keyboardType, .keyboardType($0))
        }
    case .layout:
      return layouts.map { entry($0.name, $0.id == settings.layout.id, .layout($0), $0.id) }
    case .arrangement:
      return KeyboardArrangement.allCases.map {
        entry(
          $0.rawValue.capitalized, $0 == phone.keyboard.arrangement, .keyboardArrangement($0))
      }
    case .overlays:
      return Overlay.allCases.map {
        ListEntry(title: $0.title, isChosen: overlays.contains($0), pick: .overlay($0))
      }
    }
  }

  /// Every model by its name; those of one class measure the same.
  private var deviceEntries: [ListEntry] {
    let settings = phone.settings
    let current = settings.device.name(for: settings.deviceID)
    return devices.flatMap { device -> [ListEntry] in
      let size = device.portraitSize
      let detail =
        "\(size.width.roundedText) × \(size.height.roundedText)"
      return device.names.compactMap { name in
        device.event(for: DeviceSlug.slug(name), from: settings.version).map {
          entry(name, name == current && device.id == settings.device.id, $0, detail)
        }
      }
    }
  }

  private func entry(
    _ title: String, _ isChosen: Bool, _ event: Event, _ detail: String = ""
  ) -> ListEntry {
    ListEntry(title: title, detail: detail, isChosen: isChosen, pick: .send(event))
  }

  /// The words for what a setting is now.
  func value(of setting: Setting) -> String {
    let settings = phone.settings
    switch setting {
    case .device: return settings.device.name(for: settings.deviceID)
    case .version: return "iOS \(settings.version.rawValue)"
    case .scene: return phone.scene.name
    case .orientation: return settings.orientation.title
    case .appearance: return settings.appearance.rawValue.capitalized
    case .arrangement: return phone.keyboard.arrangement.rawValue.capitalized
    case .contentSize: return settings.contentSize.title
    case .strategy: return AvoidanceStrategies.named(phone.strategyID)?.title ?? phone.strategyID
    case .keyboardType: return settings.keyboardType?.title ?? "As each field asks"
    case .layout: return settings.layout.name
    case .overlays:
      let all = Overlay.allCases.count
      return overlays.count == all ? "All" : "\(overlays.count) of \(all)"
    }
  }
}

extension DeviceProfile {
  /// What makes a phone this device, with the system it has if the device runs it; nil without measures.
  func event(for id: String, from version: SystemVersion) -> Event? {
    let known = (try? resolvedVersion(version, for: id)) ?? systemVersions(for: id).first
    return known.map { .device(self, id: id, $0) }
  }
}

// MARK: Words for people

extension Orientation {
  var title: String {
    switch self {
    case .portrait: "Portrait"
    case .landscapeLeft: "Landscape left"
    case .landscapeRight: "Landscape right"
    }
  }
}

extension ContentSize {
  /// The names that Xcode shows: `XXL`, `AX 3`.
  var title: String {
    switch self {
    case .extraSmall: "Extra small"
    case .small: "Small"
    case .medium: "Medium"
    case .large: "Large"
    case .extraLarge: "XL"
    case .extraExtraLarge: "XXL"
    case .extraExtraExtraLarge: "XXXL"
    case .accessibilityMedium: "Accessibility M"
    case .accessibilityLarge: "Accessibility L"
    case .accessibilityExtraLarge: "Accessibility XL"
    case .accessibilityExtraExtraLarge: "Accessibility XXL"
    case .accessibilityExtraExtraExtraLarge: "Accessibility XXXL"
    }
  }
}

extension KeyboardType {
  var title: String {
    switch self {
    case .default: "Default"
    case .asciiCapable: "ASCII capable"
    case .numbersAndPunctuation: "Numbers and punctuation"
    case .url: "URL"
    case .emailAddress: "Email address"
    case .numberPad: "Number pad"
    case .phonePad: "Phone pad"
    case .decimalPad: "Decimal pad"
    case .twitter: "Twitter"
    case .webSearch: "Web search"
    case .asciiCapableNumberPad: "ASCII number pad"
    }
  }
}
