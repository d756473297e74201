import Foundation
import Typography

/// Sizes of body, footnote and large title are those of Apple's Human Interface Guidelines; see
/// `ContentSize`.
extension FlatDesign {
  package var typography: InterfaceStyle.TextStyles {
    let size = traits.contentSize
    // A low screen has smaller headings, by eye.
    let heading = (size.largeTitleSize * (isLow ? 0.7 : 1)).rounded()
    return InterfaceStyle.TextStyles(
      isBold: traits.usesBoldText,
      body: font(size.bodySize), footnote: font(size.footnoteSize),
      bar: font(ContentSize.large.bodySize), filledButton: font(size.bodySize, .semibold),
      heading: font(heading, .bold),
      // A title of the second level.
      note: font((22 * textScale).rounded()),
      // A line of 17 points is 22 high (Apple's Human Interface Guidelines).
      messageLineHeight: (22 * textScale).rounded())
  }
}
