import Foundation
import SDLHost

/// Headless Chromium, where it is installed.
enum Browser {
  static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  enum CaptureOptions: Int, CaseIterable {
    case dark, light
  }

  /// What every script has: `check` says what does not hold, `press` presses a key.
  private static let start = """
    const wrong = [...failures];
    const check = (holds, words) => { if (!holds) wrong.push(words); };
    const press = key => document.activeElement.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    const brightness = element => getComputedStyle(element).backgroundColor.match(/\\d+/g)
      .slice(0, 3).reduce((sum, value) => sum + Number(value) / 3, 0);
    """

  /// Opens a page, does on it what a script says and returns `good` or what does not hold.
  ///
  /// The script stands in a block: its names may be those of the page.
  /// Errors of the page, and a ground that does not go with the look, are among that.
  static func drive(_ page: String, with script: String, _ look: CaptureOptions) throws -> String? {
    guard let path else { return nil }
    let folder = try ScratchFolder()
    let watch =
      "<script>const failures = []; addEventListener('error', e => failures.push(e.message));"
      + "console.error = (...words) => failures.push(words.join(' '));</script></head>"
    let end = """
      check(brightness(document.body) \(look == .dark ? "< 60" : "> 200"), "the ground's look");
      document.documentElement.dataset.result = wrong.join("; ") || "good";
      """
    let driven = page.replacing("</head>", with: watch)
      .replacing("</body>", with: "<script>{\n\(start)\n\(script)\n\(end)}</script></body>")
    let file = folder.path("driven.html")
    try FileWriter.write(Array(driven.utf8), to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=4000", "--dump-dom",
      "--blink-settings=preferredColorScheme=\(look.rawValue)",
      "--user-data-dir=\(folder.path("profile"))", URL(fileURLWithPath: file).absoluteString,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let dom = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return dom.firstMatch(of: /data-result="([^"]*)"/).map { String($0.1) }
  }
}
