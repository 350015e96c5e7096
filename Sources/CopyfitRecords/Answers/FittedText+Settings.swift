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
    ) throws(RecordError) {
        let paragraph = try RecordError.texts(try preparer.prepare(text, retainsGlyphs: false))
        let size = text.runs[0].style.size
        let limits = ParagraphConstraint(height: settings.height.points(size: size), maxLines: settings.maxLines)
        self.init(unmeasured: paragraph, limits, settings.lineStyle(size: size))
        try FontNotes(self).check(requirements)
    }

    /// The text measured at a width.
    package func inWidth(_ width: Length) -> FittedText { inWidth(width.points(size: size)) }

    /// Whether it fits and each character has a font.
    package var fits: Bool { isWhole && missing.isEmpty }

    /// What became of it and what it needs, and how many of its characters no font has; nil if it fits.
    package var problem: String? {
        let missing = FontNotes(self).missing.count
        let parts = [verdict.problem, missing > 0 ? Count.text(missing, "character") + " without a font" : nil]
        return fits ? nil : parts.compactMap { $0 }.joined(separator: ", ")
    }
}
