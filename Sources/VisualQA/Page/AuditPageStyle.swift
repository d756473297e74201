/// How the page of an audit looks, beyond what it shares with the page of golden pictures.
enum AuditPageStyle {
  static var text: String {
    let shades = HeatShade.allCases.map { shade in
      ".\(shade.rawValue) { background: \(color(shade.ground)); color: \(color(shade.ink)); }"
    }
    return """
      section { margin: 0 0 32px; }
      section > h2 { margin: 0 0 12px; }
      .legend { display: flex; flex-wrap: wrap; gap: 6px 18px; margin: 0 0 24px;
        color: var(--soft); font-size: 13px; }
      .key { display: flex; gap: 8px; align-items: center; }
      .key .cell { width: 20px; height: 16px; min-width: 0; }
      .scroll { overflow: auto; max-height: 85vh; background: var(--card); padding: 0 16px 16px 0;
        border: 1px solid var(--line); border-radius: 12px; }
      .heat { border-collapse: separate; border-spacing: 2px; font-size: 12px; }
      .heat thead th { position: sticky; top: 0; background: var(--card); z-index: 1;
        font-weight: 500; color: var(--soft); vertical-align: bottom; padding: 12px 2px 4px; }
      .heat .device { max-width: 84px; line-height: 1.25; overflow-wrap: anywhere; }
      .heat .ways { top: var(--first, 48px); padding: 2px 0 6px; }
      .heat tbody th, .heat .corner { position: sticky; left: 0; background: var(--card);
        text-align: left; font-weight: 500; white-space: nowrap; padding: 0 14px 0 16px;
        max-width: 260px; overflow: hidden; text-overflow: ellipsis; }
      .heat thead .corner { z-index: 2; }
      .heat td { padding: 0; }
      .heat .first { border-left: 4px solid transparent; background-clip: padding-box; }
      .screen { display: inline-block; border: 1.5px solid currentColor; border-radius: 2px;
        width: 8px; height: 13px; vertical-align: middle; }
      .screen.landscape { width: 13px; height: 8px; }
      .cell { display: block; position: relative; min-width: 44px; height: 24px; line-height: 24px;
        border-radius: 5px; text-align: center; text-decoration: none;
        font-variant-numeric: tabular-nums; }
      a.cell:hover { outline: 2px solid var(--accent); }
      .moved::after, .dot { content: ""; background: currentColor; border-radius: 50%; width: 4px;
        height: 4px; }
      .moved::after { position: absolute; right: 4px; top: 4px; }
      .key .dot { width: 6px; height: 6px; }
      .worst { width: 100%; border-collapse: collapse; font-size: 14px; background: var(--card);
        border: 1px solid var(--line); border-radius: 12px; overflow: hidden; }
      .worst th, .worst td { text-align: left; padding: 7px 14px;
        border-bottom: 1px solid var(--line); }
      .worst th { color: var(--soft); font-size: 12px; font-weight: 500; }
      .worst a { color: var(--accent); }
      .badge.covered, .badge.out { color: var(--bad); background: none; }
      .badge.moved { color: var(--warn); } .badge.moved::after { content: none; }
      .badge.clear { color: var(--good); background: none; }
      #stage img { max-width: 100%; max-height: 100%; border-radius: 8px; }
      #stage p { color: var(--soft); }
      #details { margin: 0; display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; }
      #details dt { color: var(--soft); } #details dd { margin: 0; }
      form .check { display: flex; align-items: center; gap: 8px; align-self: end;
        min-height: 36px; font-size: 15px; color: inherit; }
      form .check input { min-height: 0; }

      """ + shades.joined(separator: "\n")
  }

  private static func color(_ rgb: UInt32) -> String {
    let digits = String(rgb, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  static func main(legend: String) -> String {
    """
    <main>
      <div class="legend" aria-label="What the colours mean">\(legend)<span class="key">\
    <span class="dot"></span>moved needlessly</span></div>
      <p id="none" hidden>Nothing matches the filters.</p>
      <div id="blocks"></div>
      <section id="list"><h2>Worst first</h2></section>
    </main>
    <dialog id="viewer" aria-labelledby="name"><div>
      <div class="head"><h2 id="name"></h2>
        <button type="button" id="previous" title="Left arrow">Worse</button>
        <button type="button" id="next" title="Right arrow">Better</button>
        <button type="button" id="close" title="Escape">Close</button></div>
      <dl id="details"></dl>
      <div id="stage" tabindex="0" aria-label="Picture of the worst moment"></div>
    </div></dialog>
    """
  }
}
