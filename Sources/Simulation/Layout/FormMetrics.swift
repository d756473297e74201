import DeviceProfiles
package import Foundation
import InterfaceStyles
package import Typography

/// Distances of an inset grouped form, in points.
package struct FormMetrics: Hashable, Sendable {
  /// The font of rows; its size is the person's choice.
  package var body: Font
  /// The font of headers and footers.
  package var footnote: Font
  /// From the safe area's side to a section: 16 on phones up to 413 wide, else 20.
  package var sectionInset: CGFloat
  /// From a panel's side to what stands in its rows.
  package var rowPadding: CGFloat = 16
  /// Above and below the text of a row.
  package var textMargin: CGFloat = 11
  /// The least that is comfortable to tap (source: Apple's Human Interface Guidelines).
  package var minimumRowHeight: CGFloat = 44
  /// Of a section's panel.
  package var cornerRadius: CGFloat = 10
  /// From the row's text edge to the field's text where a label stands beside it.
  package var labelColumn: CGFloat = 134

  /// Computes distances for a device as it is held, and fonts for its text size.
  package init(settings: DeviceSettings) {
    body = settings.font(settings.contentSize.bodySize)
    footnote = settings.font(settings.contentSize.footnoteSize)
    let isNarrow = settings.device.kind == .phone && settings.device.portraitSize.width < 414
    sectionInset = isNarrow && !settings.orientation.isLandscape ? 16 : 20
  }
}
