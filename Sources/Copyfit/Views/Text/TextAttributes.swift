import CopyfitDrawing
import Foundation

/// What is set on a stretch of text; what is not set comes from the environment.
struct TextAttributes: Equatable, Sendable {
    var font: Font?
    var adjustment = FontAdjustment()
    var tracking: CGFloat?
    var kerning: CGFloat?
    var baselineOffset: CGFloat?
    var foregroundColor: Color?
    var underline: Text.LineSetting?
    var strikethrough: Text.LineSetting?

    /// These attributes with what they leave open taken from outer ones.
    func filled(from outer: TextAttributes) -> TextAttributes {
        var result = self
        result.font = font ?? outer.font
        result.adjustment = adjustment.filled(from: outer.adjustment)
        result.tracking = tracking ?? outer.tracking
        result.kerning = kerning ?? outer.kerning
        result.baselineOffset = baselineOffset ?? outer.baselineOffset
        result.foregroundColor = foregroundColor ?? outer.foregroundColor
        result.underline = underline ?? outer.underline
        result.strikethrough = strikethrough ?? outer.strikethrough
        return result
    }
}
