/// A file of the folder `Pages`, compiled into the program.
///
/// Only this module can create one, so that no other text is trusted as a whole.
package struct EmbeddedFile: Sendable {
  /// The file without its last line end.
  let text: String

  private init(_ bytes: [UInt8]) {
    let end = bytes.last == UInt8(ascii: "\n") ? 1 : 0
    text = String(decoding: bytes.dropLast(end), as: UTF8.self)
  }

  /// The markup around both pages.
  static let page = EmbeddedFile(PackageResources.page_html)
  /// The style sheet of both pages.
  static let pageStyle = EmbeddedFile(PackageResources.page_css)
  /// Functions that the scripts of both pages use.
  static let pageScript = EmbeddedFile(PackageResources.page_js)
  /// The markup of the page of golden pictures.
  static let golden = EmbeddedFile(PackageResources.golden_html)
  /// The script of the page of golden pictures.
  static let goldenScript = EmbeddedFile(PackageResources.golden_js)
  /// The markup of the page of an audit.
  static let audit = EmbeddedFile(PackageResources.audit_html)
  /// The style sheet of the page of an audit, which follows `pageStyle`.
  static let auditStyle = EmbeddedFile(PackageResources.audit_css)
  /// The script of the page of an audit.
  static let auditScript = EmbeddedFile(PackageResources.audit_js)
}
