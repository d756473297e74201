/// A file of the folder Pages as a part of the program, which reads no file for it.
///
/// Only this module can make one, so that no other text is trusted as a whole.
package struct EmbeddedFile: Sendable {
  /// The file without its last line end.
  let text: String

  private init(_ bytes: [UInt8]) {
    let end = bytes.last == UInt8(ascii: "\n") ? 1 : 0
    text = String(decoding: bytes.dropLast(end), as: UTF8.self)
  }

  /// The page that is filled with one of the others' markup.
  static let page = EmbeddedFile(PackageResources.page_html)
  /// The look of both pages.
  static let pageStyle = EmbeddedFile(PackageResources.page_css)
  /// What the scripts of both pages use.
  static let pageScript = EmbeddedFile(PackageResources.page_js)
  /// The markup of golden pictures.
  static let golden = EmbeddedFile(PackageResources.golden_html)
  /// What the page of golden pictures does.
  static let goldenScript = EmbeddedFile(PackageResources.golden_js)
  /// The markup of an audit.
  static let audit = EmbeddedFile(PackageResources.audit_html)
  /// The look of an audit, after that of both pages.
  static let auditStyle = EmbeddedFile(PackageResources.audit_css)
  /// What the page of an audit does.
  static let auditScript = EmbeddedFile(PackageResources.audit_js)
}
