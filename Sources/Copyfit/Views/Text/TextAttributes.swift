import CopyfitDrawing
import Foundation

/// What is set on a stretch of text; what is not set comes from the environment.
struct TextAttributes: Equatable, Sendable {
    var font: Font?
    var adjustment = FontAdjustment()
    var tracking: CGFloat?
    var kerning: CGFloat?
    var baselineOffset: CGFloat?
    var foreground: TextForeground?
    var underline: Text.LineSetting?
    var strikethrough: Text.LineSetting?
    /// The address that the stretch links to.
    var link: URL?
    /// The picture that the stretch, one character, is.
    var image: Image?

    /// These attributes with what they leave open taken from outer ones.
    func filled(from outer: TextAttributes) -> TextAttributes {
        var result = self
        result.font = font ?? outer.font
        result.adjustment = adjustment.filled(from: outer.adjustment)
        result.tracking = tracking ?? outer.tracking
        result.kerning = kerning ?? outer.kerning
        result.baselineOffset = baselineOffset ?? outer.baselineOffset
        result.foreground = foreground ?? outer.foreground
        result.underline = underline ?? outer.underline
        result.strikethrough = strikethrough ?? outer.strikethrough
        result.link = link ?? outer.link
        return result
    }
}

/// The style of a stretch of text. Styles that cannot be compared count as different.
struct TextForeground: Equatable, Sendable {
    let style: any ShapeStyle

    init(_ style: some ShapeStyle) {
        self.style = style
    }

    static func == (left: TextForeground, right: TextForeground) -> Bool {
        guard let one = left.style as? any Hashable, let other = right.style as? any Hashable else { return false }
        return AnyHashable(one) == AnyHashable(other)
    }
}
