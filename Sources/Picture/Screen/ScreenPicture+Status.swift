import DeviceProfiles
import DisplayList
import Foundation
import InterfaceStyles
import Simulation
import Typography

/// The status bar: what it says stands where the device has space beside its housing.
extension ScreenPicture {
  var statusBar: [DrawCommand] {
    guard phone.metrics.statusBar.height > 0 else { return [] }
    switch style.statusBar.arrangement {
    case .besideHousing(let items): return draw(items)
    case .timeInMiddle(let items): return draw(items)
    case .timeFirst(let items): return draw(items)
    }
  }

  private var statusColor: Color {
    phone.restingMetrics.window == phone.metrics.screen ? palette.label : palette.labelBehindCard
  }

  private var status: StatusBar { phone.settings.statusBar }

  private func draw(_ items: InterfaceStyle.StatusBar.BesideHousing) -> [DrawCommand] {
    let free = items.timeBox.width - 2 * items.timeMargin
    let isLong = phone.ruler.width(of: status.time, in: items.font) > free
    let box = isLong ? items.timeBox.insetBy(dx: items.timeMargin, dy: 0) : items.timeBox
    let time = text.truncated(status.time, items.font, statusColor, in: box, align: .center)
    return [time].compactMap { $0 } + signal(items.signal, at: items.signal.x, items.y)
      + wifi(items.wifi, at: items.wifi.x, items.y)
      + battery(items.battery, at: items.battery.x, items.y)
  }

  private func draw(_ items: InterfaceStyle.StatusBar.TimeInMiddle) -> [DrawCommand] {
    let bar = phone.metrics.statusBar
    let middle = CGRect(
      x: bar.midX - items.timeWidth / 2, y: 0, width: items.timeWidth, height: bar.height)
    let time = text.truncated(
      status.time, items.timeFont, statusColor, in: middle, align: .center)
    let half = min(middle.width, phone.ruler.width(of: status.time, in: items.timeFont)) / 2
    let free = CGRect(
      x: items.carrierX, y: 0,
      width: max(0, bar.midX - half - items.carrierX - items.carrierGap), height: bar.height)
    let carrier = text.truncated(status.carrier, items.carrierFont, statusColor, in: free)
    let width = min(free.width, phone.ruler.width(of: status.carrier, in: items.carrierFont))
    let wifiX = status.carrier.isEmpty ? items.wifi.x : free.minX + width + items.wifiGap
    return [time, carrier].compactMap { $0 } + signal(items.signal, at: items.signal.x, bar.midY)
      + wifi(items.wifi, at: wifiX, bar.midY)
      + battery(items.battery, at: bar.maxX - items.battery.x, bar.midY)
  }

  private func draw(_ items: InterfaceStyle.StatusBar.TimeFirst) -> [DrawCommand] {
    let bar = phone.metrics.statusBar
    let most = bar.width * items.widthShare
    let time = CGRect(x: items.timeX, y: 0, width: most, height: bar.height)
    let timeWidth = min(time.width, phone.ruler.width(of: status.time, in: items.font))
    let date = CGRect(
      x: time.minX + timeWidth + items.dateGap, y: 0, width: most, height: bar.height)
    return [
      text.truncated(status.time, items.font, statusColor, in: time),
      text.truncated(status.date, items.font, statusColor, in: date),
    ].compactMap { $0 } + wifi(items.wifi, at: bar.maxX - items.wifi.x, bar.midY)
      + battery(items.battery, at: bar.maxX - items.battery.x, bar.midY)
  }

  // MARK: Symbols

  private typealias Symbol = InterfaceStyle.StatusBar.Symbol

  private func signal(_ symbol: Symbol, at x: CGFloat, _ y: CGFloat) -> [DrawCommand] {
    Icon.cellular(status.cellularBars)
      .draw(at: CGPoint(x: x, y: y), statusColor, scale: symbol.scale)
  }

  private func wifi(_ symbol: Symbol, at x: CGFloat, _ y: CGFloat) -> [DrawCommand] {
    Icon.wifi(status.wifiBars).draw(at: CGPoint(x: x, y: y), statusColor, scale: symbol.scale)
  }

  /// Of another colour while it charges, and where little is left.
  private func battery(_ symbol: Symbol, at x: CGFloat, _ y: CGFloat) -> [DrawCommand] {
    let (center, scale) = (CGPoint(x: x, y: y), symbol.scale)
    let isCharging = status.batteryState == .charging
    let isLow = status.batteryLevel <= style.statusBar.lowBatteryLevel && !isCharging
    let color = isCharging ? palette.positive : isLow ? palette.critical : statusColor
    let charge = Icon.batteryCharge(status.batteryLevel)
    let bolt = isCharging ? Icon.batteryBolt.draw(at: center, statusColor, scale: scale) : []
    return Icon.batteryCase.draw(at: center, statusColor, scale: scale)
      + charge.draw(at: center, color, scale: scale) + bolt
  }
}
