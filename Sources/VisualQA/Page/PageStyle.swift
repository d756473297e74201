/// How the page of golden pictures looks.
enum PageStyle {
  static let text = """
    :root { --ground: #f4f5f7; --card: #fff; --ink: #17181b; --soft: #5c616b; --line: #dcdfe4;
      --accent: #0a63d8; --good: #1a7f37; --bad: #c4173c; --warn: #8a5a00; }
    @media (prefers-color-scheme: dark) {
      :root { --ground: #131417; --card: #1d1f23; --ink: #eceef2; --soft: #a2a8b3;
        --line: #34373e; --accent: #6cb0ff; --good: #5fce7d; --bad: #ff7a90; --warn: #f0b84a; }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    body { margin: 0; background: var(--ground); color: var(--ink);
      font: 15px/1.45 Inter, system-ui, sans-serif; }
    header { padding: 24px clamp(16px, 4vw, 40px) 16px; background: var(--card);
      border-bottom: 1px solid var(--line); }
    h1 { margin: 0; font-size: 22px; letter-spacing: -0.01em; }
    h2 { font-size: 17px; }
    #summary { margin: 4px 0 16px; font-weight: 600; }
    .good { color: var(--good); } .bad { color: var(--bad); }
    form { display: flex; flex-wrap: wrap; gap: 12px; }
    form label { display: grid; gap: 2px; font-size: 12px; color: var(--soft); }
    select, button, input { font: inherit; color: inherit; background: var(--card);
      border: 1px solid var(--line); border-radius: 8px; padding: 6px 10px; min-height: 36px; }
    button { cursor: pointer; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    main { padding: 24px clamp(16px, 4vw, 40px) 48px; }
    #grid { list-style: none; margin: 0; padding: 0; display: grid; gap: 16px;
      grid-template-columns: repeat(auto-fill, minmax(210px, 1fr)); }
    .tile { width: 100%; height: 100%; padding: 12px; text-align: left; border-radius: 12px;
      display: flex; flex-direction: column; gap: 8px; }
    .tile:hover { border-color: var(--accent); }
    .shot { height: 230px; display: grid; place-items: center; background: var(--ground);
      border-radius: 8px; overflow: hidden; }
    .shot img { max-width: 92%; max-height: 214px; border-radius: 4px;
      box-shadow: 0 1px 4px #0003; }
    .title { font-weight: 600; overflow-wrap: anywhere; }
    .tile small { color: var(--soft); overflow-wrap: anywhere; }
    .badge { align-self: start; font-size: 12px; font-weight: 600; padding: 1px 8px;
      border-radius: 99px; border: 1px solid currentColor; }
    .badge.passed { color: var(--good); } .badge.updated { color: var(--warn); }
    .badge.failed, .badge.missing, .badge.broken, .badge.error { color: var(--bad); }
    dialog { width: min(1400px, 96vw); height: 94vh; padding: 0; border-radius: 14px;
      border: 1px solid var(--line); background: var(--card); color: var(--ink); }
    dialog::backdrop { background: #0008; }
    dialog > div { height: 100%; display: flex; flex-direction: column; }
    .head, .bar { display: flex; flex-wrap: wrap; gap: 8px; align-items: center;
      padding: 12px 16px; border-bottom: 1px solid var(--line); }
    .head h2 { margin: 0; flex: 1; overflow-wrap: anywhere; }
    .bar [aria-pressed="true"] { background: var(--accent); color: var(--card);
      border-color: var(--accent); }
    #details { padding: 10px 16px; border-bottom: 1px solid var(--line); max-height: 24vh;
      overflow: auto; }
    #details ul { margin: 0 0 8px; padding-left: 20px; }
    #accept { display: flex; gap: 8px; align-items: center; margin: 8px 0; }
    .bar label, #modes { display: flex; gap: 8px; align-items: center; }
    code { font: 13px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
    #stage { flex: 1; overflow: auto; padding: 16px; background: var(--ground); display: flex;
      gap: 16px; justify-content: safe center; align-items: flex-start; }
    figure { margin: 0; } figcaption { color: var(--soft); font-size: 12px; margin-bottom: 4px; }
    #stage img { display: block; box-shadow: 0 1px 6px #0004; max-width: none;
      image-rendering: auto; }
    #stage.near img { image-rendering: pixelated; }
    .pair { position: relative; } .pair img + img { position: absolute; inset: 0; }
    .knife { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px;
      background: var(--accent); pointer-events: none; }
    #slide { flex: 1; min-width: 160px; padding: 0; }
    @media (prefers-reduced-motion: no-preference) { .tile { transition: border-color .15s; } }
    """

  static let dialog = """
    <dialog id="viewer" aria-labelledby="name"><div>
      <div class="head"><h2 id="name"></h2>
        <button type="button" id="previous" title="Left arrow">Previous</button>
        <button type="button" id="next" title="Right arrow">Next</button>
        <button type="button" id="close" title="Escape">Close</button></div>
      <div id="details"></div>
      <div class="bar" role="group" aria-label="How to look"><span id="modes"></span>
        <label id="slider">Slide <input type="range" id="slide" min="0" max="100"
          value="50"></label>
        <label>Zoom <select id="zoom"><option value="0">fit</option>
          <option value="0.5">50 %</option><option value="1">100 %</option>
          <option value="2">200 %</option><option value="4">400 %</option>
          <option value="8">800 %</option></select></label></div>
      <div id="stage" tabindex="0" aria-label="Pictures"></div>
    </div></dialog>
    """
}
