import DeviceProfiles
import DisplayList
import Foundation
import InterfaceStyles
import Simulation
import Typography

/// The status bar: what it says stands where the device has room beside its housing.
extension ScreenPicture {
  var statusBar: [DrawCommand] {
    let bar = phone.chrome.statusBar
    guard bar.height > 0 else { return [] }
    switch phone.settings.device.sensorHousing {
    case .island(let housing, _): return statusInEars(beside: housing, y: housing.midY)
    case .notch(let housing, _):
      // The flares at the edge end above the glyphs.
      return statusInEars(
        beside: housing.insetBy(dx: HousingPicture.flare, dy: 0),
        y: max(housing.midY, bar.height / 2) + 1)
    case .none: return phone.settings.device.kind == .pad ? padStatus : classicStatus
    }
  }

  /// Over the dark ground behind a phone's card it is white.
  private var statusColor: Color {
    let isOverCard =
      phone.chrome.window != phone.chrome.screen && phone.settings.device.kind == .phone
    return isOverCard ? .white : theme.label
  }

  private var status: StatusBar { phone.settings.statusBar }

  /// Time at the left, symbols at the right, smaller where the ears beside the housing are narrow.
  private func statusInEars(beside housing: CGRect, y: CGFloat) -> [DrawCommand] {
    let screen = phone.chrome.screen.width
    let scale = min(1, (screen - housing.maxX - 16) / 76)
    let size: CGFloat = scale < 0.8 ? 15 : scale < 1 ? 16 : 17
    let ear = CGRect(x: 0, y: y - 11, width: max(0, housing.minX + 3), height: 22)
    let font = phone.style.typography.font(size, .semibold)
    // A long text keeps clear of the screen's round corner.
    let box =
      phone.ruler.width(of: status.time, in: font) > ear.width - 26
      ? ear.insetBy(dx: 13, dy: 0) : ear
    let time = text.truncated(status.time, font, statusColor, in: box, align: .center)
    // The screen's round corner takes a part of a narrow ear.
    let left = min((housing.maxX + screen) / 2 - 38 * scale, screen - 13 - 76 * scale)
    func place(_ x: CGFloat) -> CGPoint { CGPoint(x: left + x * scale, y: y) }
    return [time].compactMap { $0 } + signal(at: place(9.5), scale: scale)
      + wifi(at: place(33.5), scale: scale) + battery(at: place(62), scale: scale)
  }

  /// The low bar over a screen without a housing: signal and carrier, time, battery.
  private var classicStatus: [DrawCommand] {
    let bar = phone.chrome.statusBar
    let font = phone.style.typography.font(12, .semibold)
    let middle = CGRect(x: bar.midX - 60, y: 0, width: 120, height: bar.height)
    let time = text.truncated(status.time, font, statusColor, in: middle, align: .center)
    let half = min(middle.width, phone.ruler.width(of: status.time, in: font)) / 2
    let free = CGRect(
      x: 27, y: 0, width: max(0, bar.midX - half - 27 - 26), height: bar.height)
    let carrierFont = phone.style.typography.font(12)
    let carrier = text.truncated(status.carrier, carrierFont, statusColor, in: free)
    let carrierWidth = min(free.width, phone.ruler.width(of: status.carrier, in: carrierFont))
    let wifiX: CGFloat = status.carrier.isEmpty ? 34 : free.minX + carrierWidth + 12
    return [time, carrier].compactMap { $0 }
      + signal(at: CGPoint(x: 15, y: bar.midY), scale: 0.8)
      + wifi(at: CGPoint(x: wifiX, y: bar.midY), scale: 0.85)
      + battery(at: CGPoint(x: bar.maxX - 19, y: bar.midY), scale: 0.86)
  }

  private var padStatus: [DrawCommand] {
    let bar = phone.chrome.statusBar
    let font = phone.style.typography.font(12, .semibold)
    let time = CGRect(x: 18, y: 0, width: bar.width * 0.3, height: bar.height)
    let timeWidth = min(time.width, phone.ruler.width(of: status.time, in: font))
    let date = CGRect(
      x: time.minX + timeWidth + 7, y: 0, width: bar.width * 0.3, height: bar.height)
    return [
      text.truncated(status.time, font, statusColor, in: time),
      text.truncated(status.date, font, statusColor, in: date),
    ].compactMap { $0 } + wifi(at: CGPoint(x: bar.maxX - 54, y: bar.midY), scale: 0.88)
      + battery(at: CGPoint(x: bar.maxX - 28, y: bar.midY), scale: 0.86)
  }

  // MARK: Symbols

  private func signal(at center: CGPoint, scale: CGFloat) -> [DrawCommand] {
    Icon.cellular(status.cellularBars).draw(at: center, statusColor, scale: scale)
  }

  private func wifi(at center: CGPoint, scale: CGFloat) -> [DrawCommand] {
    Icon.wifi(status.wifiBars).draw(at: center, statusColor, scale: scale)
  }

  /// Green while it charges, red where little is left.
  private func battery(at center: CGPoint, scale: CGFloat) -> [DrawCommand] {
    let isCharging = status.batteryState == .charging
    let isLow = status.batteryLevel <= 20 && !isCharging
    let color = isCharging ? theme.green : isLow ? theme.red : statusColor
    let charge = Icon.batteryCharge(status.batteryLevel)
    let bolt = isCharging ? Icon.batteryBolt.draw(at: center, statusColor, scale: scale) : []
    return Icon.batteryCase.draw(at: center, statusColor, scale: scale)
      + charge.draw(at: center, color, scale: scale) + bolt
  }
}
