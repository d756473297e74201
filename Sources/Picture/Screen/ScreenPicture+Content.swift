import DisplayList
import Foundation
import InterfaceStyles
import Simulation

extension ScreenPicture {
  /// What scrolls, cut to the scroll view.
  var scrolledContent: [DrawCommand] {
    let container = phone.container
    let frame = container.frame.intersection(phone.metrics.screen)
    guard !frame.isNull else { return [] }
    let offset = CGPoint(x: container.frame.minX, y: container.frame.minY - phone.offset)
    let window = frame.offsetBy(dx: -offset.x, dy: -offset.y)
    let commands = draw(phone.layout.content, window)
    return page(frame) + [.group(Group(offset: offset, clip: window, commands))] + indicator
  }

  /// What rides on the bottom edge; a composer's bar goes on to the screen's bottom.
  var pinnedContent: [DrawCommand] {
    let offset = CGPoint(x: phone.metrics.window.minX, y: phone.bottomEdgeY)
    let window = phone.metrics.screen.offsetBy(dx: -offset.x, dy: -offset.y)
    let commands = draw(phone.layout.pinned, window)
    return pinnedBar + (commands.isEmpty ? [] : [.group(Group(offset: offset, commands))])
  }

  private func draw(_ part: SceneLayout.Part, _ window: CGRect) -> [DrawCommand] {
    let radius = phone.style.cards.cornerRadius
    var commands: [DrawCommand] = part.panels.filter { $0.intersects(window) }.map {
      .surface(RoundedRect($0, radius: radius), style.materials.card)
    }
    for row in part.rows where row.frame.intersects(window) && !row.isNested {
      commands += self.row(row, in: window)
    }
    for caption in part.captions where caption.frame.intersects(window) {
      commands += lines(
        of: caption.block, at: caption.frame.origin, palette.secondaryLabel, visible: window)
    }
    return commands
  }

  /// The panel of a text view that fills the scene: it stays while its text scrolls.
  private func page(_ frame: CGRect) -> [DrawCommand] {
    guard phone.layout.content.rows.contains(where: { $0.look == .page }) else { return [] }
    let shape = RoundedRect(frame, radius: style.cards.cornerRadius)
    return [.surface(shape, style.materials.card)]
  }

  private var pinnedBar: [DrawCommand] {
    guard var bar = phone.pinnedBar else { return [] }
    bar.size.height = max(bar.height, phone.metrics.screen.maxY - bar.minY)
    return self.bar(in: bar)
  }

  private var indicator: [DrawCommand] {
    guard let bar = phone.scrollIndicator else { return [] }
    let color = palette.scrollIndicator.faded(bar.opacity)
    return [.roundedRect(RoundedRect(bar.frame, style.shapes.scrollIndicator), color)]
  }
}
