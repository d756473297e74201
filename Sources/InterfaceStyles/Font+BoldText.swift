package import Typography

extension Font.Weight {
  /// The weight that bold text has in place of this one.
  package var bolder: Font.Weight {
    switch self {
    case .light: .regular
    case .regular, .medium: .semibold
    case .semibold, .bold: .bold
    }
  }
}
