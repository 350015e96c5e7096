import CopyfitFonts
import CopyfitRecords
import CopyfitText
import CopyfitUnicode

/// Tells why each part of a text is in its font.
struct FontReasons {
    private let paragraph: PreparedParagraph

    init(_ paragraph: PreparedParagraph) { self.paragraph = paragraph }

    /// The fonts in the order of the text. Characters that no font has are by themselves.
    var uses: [TextExplanation.FontUse] { paragraph.faceStretches.flatMap(uses) }

    private func uses(_ stretch: FaceStretch) -> [TextExplanation.FontUse] {
        var (uses, start) = ([] as [TextExplanation.FontUse], stretch.range.lowerBound)
        for lost in paragraph.missing where stretch.range.contains(lost.range.lowerBound) {
            if start < lost.range.lowerBound { uses.append(use(start..<lost.range.lowerBound, stretch)) }
            uses.append(use(lost.range, stretch, .missing))
            start = lost.range.upperBound
        }
        return start < stretch.range.upperBound ? uses + [use(start..<stretch.range.upperBound, stretch)] : uses
    }

    private func use(
        _ range: Range<Int>,
        _ stretch: FaceStretch,
        _ known: TextExplanation.FontUse.Reason? = nil
    ) -> TextExplanation.FontUse {
        let characters = paragraph.characters(in: range).unicodeScalars
        let reason = known ?? reason(stretch, characters)
        return TextExplanation.FontUse(
            start: range.lowerBound,
            end: range.upperBound,
            font: stretch.face.fullName,
            asked: stretch.chain.askedName,
            reason: reason,
            script: [.asked, .style, .emoji].contains(reason) ? nil : script(characters)
        )
    }

    private func reason(
        _ stretch: FaceStretch,
        _ characters: String.UnicodeScalarView
    ) -> TextExplanation.FontUse.Reason {
        let chain = stretch.chain
        if stretch.face === chain.primary { return chain.substitutesStyle ? .style : .asked }
        let lacks = characters.contains {
            !CharacterProperties.isDefaultIgnorable($0.value) && !chain.primary.covers($0.value)
        }
        if stretch.face.hasColorGlyphs, !lacks || characters.contains(where: \.properties.isEmojiPresentation) {
            return .emoji
        }
        return chain.isExplicit ? .listed : .fallback
    }

    /// The script of the first character that has one.
    private func script(_ characters: String.UnicodeScalarView) -> String? {
        characters.lazy.map { CharacterProperties.script($0.value) }
            .first { $0 != .common && $0 != .inherited }
            .flatMap { ScriptNames.name(of: $0)?.name }
    }
}
