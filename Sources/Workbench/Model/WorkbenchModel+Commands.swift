import DeviceProfiles
import Foundation
import InterfaceStyles
import KeyboardAvoidance
import Simulation

extension WorkbenchModel {
  /// Performs a command, as its shortcut does.
  package mutating func perform(_ command: Command) {
    let settings = phone.settings
    switch command {
    case .toggleSoftwareKeyboard, .toggleHardwareKeyboard, .togglePredictiveBar:
      if let id = command.setting { flip(id) }
    case .rotateLeft: send(phone.setting(\.orientation, to: settings.orientation.rotatedLeft()))
    case .rotateRight: send(phone.setting(\.orientation, to: settings.orientation.rotatedRight()))
    case .toggleAppearance:
      send(phone.setting(\.appearance, to: settings.appearance == .dark ? .light : .dark))
    case .toggleSlowAnimations: toggleSlowAnimations()
    case .toggleOverlays: overlays.setShown(!overlays.areShown)
    case .toggleInspector: toggleInspector()
    case .focusInspector: toggleInspectorFocus()
    case .togglePause: togglePause()
    case .stepBack: step(by: -1)
    case .stepForward: step(by: 1)
    case .duplicatePhone: duplicatePhone()
    case .removePhone: removePhone()
    case .nextDevice: stepDevice(by: 1)
    case .previousDevice: stepDevice(by: -1)
    case .nextScene: stepScene()
    case .nextStrategy: stepStrategy()
    case .nextLayout: board.sendToAll(.nextLayout)
    case .undo: board.sendToAll(.key(.undo, []))
    case .redo: board.sendToAll(.key(.redo, []))
    case .selectAll: board.sendToAll(.key(.selectAll, []))
    case .copy, .cut: copy(command == .cut ? .cut : .copy)
    case .paste: effects.append(.wantClipboard)
    case .screenshot: effects.append(.saveScreenshot)
    case .toggleRecording: toggleRecording()
    case .help: showsHelp.toggle()
    case .quit: effects.append(.quit)
    }
  }

  private mutating func copy(_ event: Event) {
    board.sendToAll(event)
    if let text = phone.pasteboard { effects.append(.setClipboard(text)) }
  }

  private mutating func stepDevice(by step: Int) {
    guard !devices.isEmpty else { return }
    let index = devices.firstIndex { $0.id == phone.settings.device.id } ?? 0
    let next = devices[(index + step + devices.count) % devices.count]
    choose(SettingChoice("device", next.id))
    show(message: next.names.first ?? next.id)
  }

  private mutating func stepScene() {
    guard !scenes.isEmpty else { return }
    let index = scenes.firstIndex { $0.id == phone.scene.id } ?? -1
    let next = scenes[(index + 1) % scenes.count]
    send(.scene(next))
    show(message: next.name)
  }

  private mutating func stepStrategy() {
    let all = AvoidanceStrategies.all
    let index = all.firstIndex { $0.id == phone.settings.strategy.id } ?? 0
    let next = all[(index + 1) % all.count]
    guard let strategy = StrategyValue(named: next.id) else { return }
    send(phone.setting(\.strategy, to: strategy))
    show(message: next.title)
  }
}
