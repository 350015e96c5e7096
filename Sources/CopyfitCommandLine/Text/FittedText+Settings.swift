package import CopyfitFit
import CopyfitFonts
package import CopyfitText

extension FittedText {
    /// Prepares a text of one style, to be measured under the limits of settings; its width is not limited yet. Throws if its
    /// fonts are not what is required.
    package init(
        _ text: StyledText,
        _ settings: MeasureSettings,
        _ requirements: FontRequirements,
        _ preparer: ParagraphPreparer
    ) throws {
        let paragraph = try preparer.prepare(text, retainsGlyphs: false)
        try FontNotes(paragraph).check(requirements)
        let size = text.runs[0].style.size
        let limits = ParagraphConstraint(height: settings.height.points(size: size), maxLines: settings.maxLines)
        self.init(unmeasured: paragraph, limits, settings.lineStyle(size: size))
    }

    /// The text measured at a width.
    package func inWidth(_ width: Length) -> FittedText { inWidth(width.points(size: size)) }

    /// Whether it fits and each character has a font.
    package var fits: Bool { isWhole && paragraph.missing.isEmpty }

    /// By how much it does not fit. O(log width) measurements.
    package var over: Over {
        if isWhole { return Over(width: 0, lines: 0, height: 0) }
        let (overflow, height) = (overflow, constraint.height)
        return Over(
            width: overflow.width ?? .infinity,
            lines: overflow.lines,
            height: height < .infinity ? max(0, measurement.height - height) : 0
        )
    }
}

/// By how much a text does not fit.
package struct Over {
    /// How much wider the proposal must be for the text to fit: 0 if it fits, infinite if no width is enough.
    package let width: Double
    /// How many lines it has beyond those allowed.
    package let lines: Int
    /// How much taller the first line is than the height allowed; it is set nevertheless.
    package let height: Double
}
