import CopyfitDrawing

/// The colours of marks. They are the same in light and dark, on any drawing.
enum OverlayPalette {
    static let frame = DisplayList.PlainColor(red: 0.11, green: 0.36, blue: 0.93)
    static let proposal = DisplayList.PlainColor(red: 0.09, green: 0.24, blue: 0.56)
    static let guide = DisplayList.PlainColor(red: 0.93, green: 0.47, blue: 0.03)
    static let padding = DisplayList.PlainColor(red: 0.12, green: 0.6, blue: 0.25)
    static let gap = DisplayList.PlainColor(red: 0.56, green: 0.22, blue: 0.78)
    static let line = DisplayList.PlainColor(red: 0.0, green: 0.55, blue: 0.6)
    static let piece = DisplayList.PlainColor(red: 0.95, green: 0.7, blue: 0.05)
    static let ink = DisplayList.PlainColor(red: 0.85, green: 0.1, blue: 0.55)
    static let glyph = DisplayList.PlainColor(red: 0.11, green: 0.36, blue: 0.93)
    static let cluster = DisplayList.PlainColor(red: 0.56, green: 0.22, blue: 0.78)
    static let overflow = DisplayList.PlainColor(red: 0.86, green: 0.08, blue: 0.12)

    /// The colour of a kind of mark in the legend.
    static func color(of overlay: LayoutOverlay) -> DisplayList.PlainColor {
        switch overlay {
        case .frames: frame
        case .proposals: proposal
        case .guides: guide
        case .spacing: padding
        case .lines: line
        case .pieces: piece
        default: overflow
        }
    }
}
