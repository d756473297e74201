package import Foundation
package import InterfaceStyles
package import KeyboardAvoidance
package import Typography

/// A scene's rows in their places: those that scroll, and those that ride on the bottom edge; points.
///
/// What scrolls has its origin at the content's top left. What is pinned has it at the left end of
/// the bottom edge that the strategy keeps clear, so it lies at negative heights.
package struct SceneLayout: Hashable, Sendable {
  /// What the scroll offset moves.
  package private(set) var content = Part()
  /// What rides on the bottom edge that the strategy keeps clear.
  package private(set) var pinned = Part()
  /// The search field and the toolbar's buttons, from the edge of their bar.
  package private(set) var bars = Part()
  /// What there is to scroll over, without insets; zero where nothing scrolls.
  package private(set) var contentSize: CGSize = .zero
  /// What the pinned rows take from the content above the bottom edge.
  package private(set) var pinnedHeight: CGFloat = 0
  /// Whether all parts are mirrored already.
  package let isRightToLeft: Bool
  private let bodyFont: Font
  private let barFont: Font
  private var index = RowIndex { _ in [] }

  /// Lays a scene out for a window.
  ///
  /// - Parameters:
  ///   - scene: what is laid out; it is taken as it is, whether or not its rows fit its body.
  ///   - style: fonts and distances.
  ///   - size: the app's window, in points.
  ///   - safeArea: what bars and device keep free of the window.
  ///   - texts: what the text views hold, by row id; a row without an entry shows its own text.
  ///   - ruler: what measures the texts.
  package init(
    scene: Scene, style: InterfaceStyle, size: CGSize, safeArea: EdgeInsets,
    texts: [String: String], ruler: any TextMeasuring
  ) {
    let input = LayoutInput(
      scene: scene, style: style, size: size, safeArea: safeArea, texts: texts, ruler: ruler)
    bodyFont = style.typography.body
    barFont = style.typography.bar
    isRightToLeft = scene.direction == .rightToLeft
    bars = BarBuilder(input).part()
    switch scene.body {
    case .form: layOutForm(input)
    case .chat: layOutChat(input)
    case .note: layOutNote(input)
    case .plain: layOutPlain(input)
    }
    if isRightToLeft { mirror(in: size.width) }
    index = RowIndex(rows(in:))
  }

  /// Lays out what a changed text needs: its row, and no other; rows below it are shifted.
  ///
  /// The result is what laying out the whole scene with this text would give.
  ///
  /// - Parameters:
  ///   - id: the row of the text view whose text has changed.
  ///   - texts: what the text views hold, by row id; of a form only that row's is read.
  ///   - scene: the scene that was laid out.
  ///   - style: fonts and distances.
  ///   - size: the app's window, in points.
  ///   - safeArea: what bars and device keep free of the window.
  ///   - ruler: what measures the texts.
  package mutating func layOut(
    changedText id: String, texts: [String: String], scene: Scene, style: InterfaceStyle,
    size: CGSize, safeArea: EdgeInsets, ruler: any TextMeasuring
  ) {
    let input = LayoutInput(
      scene: scene, style: style, size: size, safeArea: safeArea, texts: texts, ruler: ruler)
    switch scene.body {
    case .form: replaceRow(id, input)
    case .chat:
      (pinned, pinnedHeight) = ChatBuilder(input).composer()
      if isRightToLeft { pinned = pinned.mirrored(in: size.width) }
    case .note:
      (content, contentSize) = NoteBuilder(input).page()
      if isRightToLeft { content = content.mirrored(in: contentSize.width) }
      index = RowIndex(rows(in:))
    case .plain:
      layOutPlain(input)
      if isRightToLeft { pinned = pinned.mirrored(in: size.width) }
    }
  }

  private mutating func replaceRow(_ id: String, _ input: LayoutInput) {
    guard let place = index.place(of: id), place.group == .content else { return }
    let old = content.rows[place.index]
    var row = FormBuilder.row(old.row, at: old.frame.minY, isLast: old.isLastInSection, input)
    if isRightToLeft { row.mirror(in: contentSize.width) }
    content.rows[place.index] = row
    let growth = row.frame.height - old.frame.height
    guard growth != 0 else { return }
    content.shift(below: old.frame.maxY, after: place.index, by: growth)
    contentSize.height += growth
    index = RowIndex(rows(in:))
  }

  /// Mirrors all parts; a note's page is the only one that does not fill the screen's width.
  private mutating func mirror(in width: CGFloat) {
    content = content.mirrored(in: contentSize.width)
    pinned = pinned.mirrored(in: width)
    bars = bars.mirrored(in: width)
  }

  private mutating func layOutForm(_ input: LayoutInput) {
    var builder = FormBuilder(input)
    for section in input.scene.sections { builder.add(section) }
    contentSize = CGSize(width: input.size.width, height: builder.finish())
    content = builder.part
  }

  private mutating func layOutChat(_ input: LayoutInput) {
    let builder = ChatBuilder(input)
    (content, contentSize) = builder.messages()
    (pinned, pinnedHeight) = builder.composer()
  }

  private mutating func layOutNote(_ input: LayoutInput) {
    let builder = NoteBuilder(input)
    (content, contentSize) = builder.page()
    (pinned, pinnedHeight) = builder.button()
  }

  private mutating func layOutPlain(_ input: LayoutInput) {
    var builder = PlainBuilder(input, stacksLabels: input.style.stack.stacksLabels)
    pinned = builder.stack()
    guard builder.height > input.clearHeight else { return }
    // Without scrolling, what does not fit is better short than out of sight.
    builder = PlainBuilder(input, stacksLabels: false)
    pinned = builder.stack()
  }

  /// The font of a row of one line; bars do not grow with the content.
  package func font(of row: RowLayout) -> Font {
    row.look == .search || row.look == .barButton ? barFont : bodyFont
  }

  /// All rows in reading order.
  package var rows: [RowLayout] {
    let search = bars.rows.filter { $0.placement == .navigationBar }
    return search + content.rows + pinned.rows
      + bars.rows.filter { $0.placement == .toolbar }
  }

  /// Finds a row by its id in constant time; the first one where an id comes twice.
  package func row(_ id: String) -> RowLayout? {
    index.place(of: id).map { rows(in: $0.group)[$0.index] }
  }

  private func rows(in group: RowIndex.Group) -> [RowLayout] {
    switch group {
    case .content: content.rows
    case .pinned: pinned.rows
    case .bars: bars.rows
    }
  }

  /// The rows of the content that may be at a height in its coordinates, as indices in their order.
  package func contentRows(at y: CGFloat) -> Range<Int> {
    index.rows(at: y, of: content.rows.count)
  }
}
