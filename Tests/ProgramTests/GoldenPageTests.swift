import DisplayList
import Foundation
import SDLHost
import Testing

@Suite("The page of golden pictures")
struct GoldenPageTests {
  /// A page with one picture that passes and one that does not.
  private func page(_ folder: ScratchFolder) throws -> String {
    let matrix = [
      "--device", "iphone-8,iphone-15-pro", "--orientation", "portrait", "--scale", "1",
    ]
    let record = try ProgramRun(["test", "-u"] + matrix, folder: folder.url)
    try #require(record.status == 0, "\(record.errors)")
    let golden = "goldens/tab-form/iphone-8-portrait-default.png"
    var picture = try PNG.decode(Array(try folder.data(golden)))
    picture.rgba[4000] ^= 1
    try FileWriter.write(try PNG.encode(picture), to: folder.path(golden))
    let run = try ProgramRun(
      ["test", "-u", "none", "--reporter", "html"] + matrix, folder: folder.url)
    try #require(run.status == 1, "\(run.errors)")
    return String(decoding: try folder.data("test-results/index.html"), as: UTF8.self)
  }

  @Test("It needs nothing from anywhere else, and tells how to accept a picture")
  func selfContained() throws {
    let page = try page(ScratchFolder())
    for word in ["http:", "https:", "src=\"", "@import", "url("] {
      #expect(!page.contains(word), "the page has \(word)")
    }
    #expect(page.contains("2 pictures: 1 passed, 1 failed"))
    #expect(page.contains("-g '^tab-form/iphone-8-portrait-default$' -u all"))
  }

  /// What a person does with the page; `check` says what does not hold.
  private static let script = """
    const tiles = () => document.querySelectorAll(".tile").length;
    check(tiles() === 2, "two tiles");
    const status = document.querySelector("select[name=status]");
    status.value = "failed"; status.dispatchEvent(new Event("change"));
    check(tiles() === 1, "the filter leaves one");
    document.querySelector(".tile").focus(); document.activeElement.click();
    check(by("viewer").open, "the viewer opens");
    check(by("stage").querySelectorAll("img").length === 3, "three side by side");
    press("2");
    by("slide").value = 20; by("slide").dispatchEvent(new Event("input"));
    check(by("stage").querySelectorAll("img")[1].style.clipPath.includes("20%"), "it slides");
    by("zoom").value = "4"; by("zoom").dispatchEvent(new Event("change"));
    check(by("stage").classList.contains("near"), "it zooms");
    press("3");
    check(by("stage").querySelectorAll("img").length === 2, "it blinks");
    check(document.querySelector("#accept code").textContent.includes("-u all"), "a command");
    by("close").click();
    check(!by("viewer").open, "the viewer closes");
    check(document.activeElement.className === "tile", "the focus is back on the tile");
    check([...document.querySelectorAll("button, select, input, [tabindex]")].every(
      element => element.tabIndex >= 0), "the tabulator reaches every control");
    """

  @Test(
    "In Chromium it loads, filters, slides, zooms and blinks, by the keyboard, without an error",
    .enabled(if: Browser.path != nil, "Chromium is not installed: the page was not run in it"),
    arguments: Browser.CaptureOptions.allCases)
  func inBrowser(look: Browser.CaptureOptions) throws {
    let result = try Browser.drive(try page(ScratchFolder()), with: Self.script, look)
    #expect(result == "good")
  }
}
