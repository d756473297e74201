import DisplayList
import Foundation
import InterfaceStyles
import Simulation

extension ScreenPicture {
  /// What scrolls, cut to the scroll view.
  var scrolledContent: [DrawCommand] {
    let container = phone.container
    let frame = container.frame.intersection(phone.chrome.screen)
    guard !frame.isNull else { return [] }
    let offset = CGPoint(x: container.frame.minX, y: container.frame.minY - phone.offset)
    let window = frame.offsetBy(dx: -offset.x, dy: -offset.y)
    let commands = draw(phone.form.content, window)
    return page(frame) + [.group(Group(offset: offset, clip: window, commands))] + indicator
  }

  /// What rides on the bottom edge; a composer's bar goes on to the screen's bottom.
  var pinnedContent: [DrawCommand] {
    let offset = CGPoint(x: phone.chrome.window.minX, y: phone.bottomEdgeY)
    let window = phone.chrome.screen.offsetBy(dx: -offset.x, dy: -offset.y)
    let commands = draw(phone.form.pinned, window)
    return bar + (commands.isEmpty ? [] : [.group(Group(offset: offset, commands))])
  }

  private func draw(_ part: SceneLayout.Part, _ window: CGRect) -> [DrawCommand] {
    let radius = phone.style.cards.cornerRadius
    var commands: [DrawCommand] = part.panels.filter { $0.intersects(window) }.map {
      .roundedRect(RoundedRect($0, radius: radius), theme.group)
    }
    for row in part.rows where row.frame.intersects(window) && !row.isNested {
      commands += self.row(row, in: window)
    }
    for caption in part.captions where caption.frame.intersects(window) {
      commands += lines(
        of: caption.block, at: caption.frame.origin, theme.secondaryLabel, visible: window)
    }
    return commands
  }

  /// The panel of a text view that fills the scene: it stays while its text scrolls.
  private func page(_ frame: CGRect) -> [DrawCommand] {
    guard phone.form.content.rows.contains(where: { $0.look == .page }) else { return [] }
    let shape = RoundedRect(frame, radius: phone.style.cards.cornerRadius)
    return [.roundedRect(shape, theme.group)]
  }

  private var bar: [DrawCommand] {
    guard var bar = phone.pinnedBar else { return [] }
    bar.size.height = max(bar.height, phone.chrome.screen.maxY - bar.minY)
    return [
      .fill(bar, theme.bar),
      .hairline(Hairline(.horizontal, from: bar.origin, length: bar.width), theme.barEdge),
    ]
  }

  private var indicator: [DrawCommand] {
    guard let bar = phone.scrollIndicator else { return [] }
    let color = theme.scrollIndicator.faded(bar.opacity)
    return [.roundedRect(RoundedRect(bar.frame, radius: 1.25), color)]
  }
}
