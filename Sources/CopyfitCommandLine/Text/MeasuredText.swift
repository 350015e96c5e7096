package import CopyfitFit
import CopyfitFonts
package import CopyfitText

/// A prepared text with the limits it is measured under.
package struct MeasuredText {
    /// The prepared text.
    package let paragraph: PreparedParagraph
    /// The font that was asked for.
    package let font: String
    /// The font size in points.
    package let size: Double
    private let height: Double
    private let maxLines: Int?
    /// How its lines are set; nil for the default, so that most texts are quick to copy.
    private let setStyle: SetStyle?

    /// Prepares a text of one style. Throws if its fonts are not what is required.
    package init(
        _ text: StyledText,
        _ settings: MeasureSettings,
        _ requirements: FontRequirements,
        _ preparer: ParagraphPreparer
    ) throws {
        paragraph = try preparer.prepare(text, retainsGlyphs: false)
        try FontNotes(paragraph).check(requirements)
        font = text.runs[0].style.font.askedName
        size = text.runs[0].style.size
        (height, maxLines) = (settings.height.points(size: size), settings.maxLines)
        let style = settings.lineStyle(size: size)
        setStyle = style == LineStyle() ? nil : SetStyle(style)
    }

    /// How its lines are set.
    package var style: LineStyle { setStyle?.style ?? LineStyle() }

    /// The text itself.
    package var text: String { paragraph.source.text }

    /// What the text is measured under at a width.
    package func constraint(width: Length) -> ParagraphConstraint {
        ParagraphConstraint(width: width.points(size: size), height: height, maxLines: maxLines)
    }
}

/// A style in a place of its own.
private final class SetStyle: Sendable {
    let style: LineStyle

    init(_ style: LineStyle) { self.style = style }
}
