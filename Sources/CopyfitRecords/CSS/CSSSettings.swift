package import CopyfitFit
package import CopyfitFonts
import CopyfitText
package import CopyfitUnicode

/// What only CSS says about a text; the rest of its properties are other settings.
package struct CSSSettings: Equatable, Sendable {
    /// Whether words wider than a line are cut; nil is what the profile does.
    package var overflowWrap: OverflowWrap?
    /// Where lines may end inside words.
    package var wordBreak = WordBreak.normal
    /// How strictly punctuation is kept off the ends of lines; nil is what the language says.
    package var strictness: LineStrictness?
    /// Whether lines may end at soft hyphens.
    package var usesSoftHyphens = true
    /// Added after each grapheme, or in scripts whose letters join after spaces.
    package var letterSpacing: Length = 0
    /// Added after each space.
    package var wordSpacing: Length = 0
    /// The distance of tab stops in spaces; nil is another setting's.
    package var tabSpaces: Double?
    /// What becomes of white space.
    package var whiteSpace = WhiteSpaceCollapse.preWrap
    /// Whether lines may be wrapped.
    package var wraps = true
    /// How the heights of fonts are rounded.
    package var textRendering = TextRendering.auto
    /// Whether only the first line of the text is indented, not that of each paragraph.
    package var indentsOnce = false
    /// Turned off by `font-kerning: none`, and what `font-feature-settings` says.
    package var features: [FontFeature] = []
    /// The family; nil is the font of another setting.
    package var family: String?
    /// The style of the family.
    package var fontStyle = FontStyle()

    /// What a page does that has no CSS but `white-space: pre-wrap`.
    package init() {}
}

extension CSSSettings {
    /// No ligatures.
    private static let fastFeatures = ["liga", "clig"].compactMap { FontTag($0) }
        .map { FontFeature(tag: $0, value: 0) }

    /// Breaks lines in this way.
    func apply(to rules: inout BreakRules) {
        rules.overflowWrap = overflowWrap
        rules.wordBreak = wordBreak
        rules.strictness = strictness
        rules.usesSoftHyphens = usesSoftHyphens
        rules.wraps = wraps && whiteSpace.wraps
        rules.spacesTakeRoom = whiteSpace == .breakSpaces
        rules.textRendering = textRendering
    }

    /// Spaces letters and words in this way.
    func apply(to style: inout TextStyle) {
        style.letterSpacing = letterSpacing.points(size: style.size)
        style.wordSpacing = wordSpacing.points(size: style.size)
        if textRendering == .optimizeSpeed { style.features = Self.fastFeatures + style.features }
        style.features += features
    }
}
