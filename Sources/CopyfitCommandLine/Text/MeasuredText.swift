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
        (height, maxLines) = (settings.height, settings.maxLines)
        let style = settings.lineStyle
        setStyle = style == LineStyle() ? nil : SetStyle(style)
    }

    /// How its lines are set.
    package var style: LineStyle { setStyle?.style ?? LineStyle() }

    /// The text itself.
    package var text: String { paragraph.source.text }

    /// What the text is measured under at a width.
    package func constraint(width: Double) -> ParagraphConstraint {
        ParagraphConstraint(width: width, height: height, maxLines: maxLines)
    }
}

extension MeasureSettings {
    /// How a text's lines are set.
    package var lineStyle: LineStyle {
        var style = geometry.lines
        typesetting.apply(to: &style)
        return style
    }

    /// What a text is measured under at a width.
    package func constraint(width: Double) -> ParagraphConstraint {
        ParagraphConstraint(width: width, height: height, maxLines: maxLines)
    }
}

/// A style in a place of its own.
private final class SetStyle: Sendable {
    let style: LineStyle

    init(_ style: LineStyle) { self.style = style }
}
