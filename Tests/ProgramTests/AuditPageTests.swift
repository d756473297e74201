import DisplayList
import Foundation
import SDLHost
import Testing

@Suite("The page and the picture of an audit")
struct AuditPageTests {
  private static let matrix = [
    "--device", "iphone-se-1,iphone-15-pro", "--orientation", "portrait,landscape-left",
    "--scene", "scroll-form", "--strategy", "none,content-inset",
  ]

  private func page(_ words: [String] = []) throws -> (text: String, output: String) {
    let folder = try ScratchFolder()
    let run = try ProgramRun(
      ["audit", "--reporter", "html", "-o", "a.html"] + Self.matrix + words, folder: folder.url)
    try #require(run.status == 1, "\(run.errors)")
    let text = String(decoding: try folder.data("a.html"), as: UTF8.self)
    return (text, String(decoding: run.output, as: UTF8.self))
  }

  private static func pictures(_ page: String) -> Int {
    page.components(separatedBy: "data:image/png").count - 1
  }

  @Test("It needs nothing else, and shows the pictures that were asked for")
  func selfContained() throws {
    let all = try page()
    for word in ["http:", "https:", "src=\"", "@import", "url("] {
      #expect(!all.text.contains(word), "the page has \(word)")
    }
    #expect(all.output.contains("96 fields on 8 phones") && all.output.contains("report: a.html"))
    let bad = try page(["--pictures", "bad"])
    let none = try page(["--pictures", "none"])
    #expect(Self.pictures(none.text) == 0)
    #expect(Self.pictures(bad.text) > 0 && Self.pictures(bad.text) < Self.pictures(all.text))
  }

  /// What a person does with the page.
  private static let script = """
    const cells = () => document.querySelectorAll("a.cell").length;
    check(document.querySelectorAll(".heat").length === 2, "two tables");
    check(cells() === 96, "a cell for each field of each phone");
    const first = document.querySelector(".heat a[tabindex='0']");
    check(document.querySelectorAll(".heat a[tabindex='0']").length === 2, "a stop for each");
    first.focus(); press("ArrowDown"); press("ArrowRight");
    const cell = document.activeElement;
    check(cell !== first && cell.matches("a.cell"), "arrows go from cell to cell");
    location.hash = cell.hash; show();
    check(by("viewer").open, "a cell opens");
    check(by("stage").querySelector("img").src.startsWith("data:image/png"), "it has a picture");
    check(by("name").textContent.includes("landscape-left"), "it is the cell's");
    const before = by("name").textContent;
    by("viewer").focus(); press("ArrowRight");
    check(by("name").textContent !== before, "a key goes to the next");
    by("close").click();
    check(!by("viewer").open, "it closes");
    const select = document.querySelector("select[name=device]");
    select.value = "iphone-se-1"; select.dispatchEvent(new Event("change"));
    check(cells() === 48, "a device is half of them");
    const only = document.querySelector("input[name=bad]");
    only.checked = true; only.dispatchEvent(new Event("change"));
    check(document.querySelectorAll(".heat").length === 1, "one table has what is not clear");
    check(document.querySelectorAll(".worst tbody tr").length > 3, "the worst are listed");
    const field = document.querySelector("input[name=field]");
    field.value = "nothing like it"; field.dispatchEvent(new Event("input"));
    check(cells() === 0 && !by("none").hidden, "nothing matches, and that is said");
    """

  @Test(
    "In Chromium cells open, filters filter and keys work, light and dark, without an error",
    .enabled(if: Browser.path != nil, "Chromium is not installed: the page was not run in it"),
    arguments: Browser.CaptureOptions.allCases)
  func inBrowser(look: Browser.CaptureOptions) throws {
    let result = try Browser.drive(try page().text, with: Self.script, look)
    #expect(result == "good")
  }

  @Test("A heat map is a PNG with a cell for each field of each phone, drawn where it is asked for")
  func heatMap() throws {
    let folder = try ScratchFolder()
    let words = ["audit", "--heatmap", "a.png"] + Self.matrix
    #expect(try ProgramRun(words, folder: folder.url).status == 1)
    let picture = try PNG.decode(Array(try folder.data("a.png")))
    var colors: [UInt32: Int] = [:]
    for pixel in 0..<picture.width * picture.height {
      let bytes = picture.rgba[pixel * 4..<pixel * 4 + 3]
      colors[bytes.reduce(0) { $0 << 8 | UInt32($1) }, default: 0] += 1
    }
    // Covered by much, and clear by much.
    #expect(colors[0x9F1239, default: 0] > 2000 && colors[0x52AB8B, default: 0] > 2000)
    for path in ["a.svg", "no/a.png"] {
      let run = try ProgramRun(["audit", "--heatmap", path] + Self.matrix, folder: folder.url)
      #expect(run.status == (path == "a.svg" ? 2 : 3), "\(path)")
    }
    #expect(folder.names == ["a.png"])
  }
}
