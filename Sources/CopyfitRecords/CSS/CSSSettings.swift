package import CopyfitFit
package import CopyfitFonts
package import CopyfitText
package import CopyfitUnicode

/// What CSS declarations say about a text: the values that are left when later ones have prevailed over earlier ones. What none
/// says is nil, or as on a page without it.
package struct CSSSettings: Equatable, Sendable {
    package var overflowWrap: OverflowWrap?
    /// nil is `break-word`.
    package var wordBreak: WordBreak? = .normal
    /// nil is what the language says.
    package var strictness: LineStrictness?
    package var usesSoftHyphens = true
    package var hyphenates: Bool?
    package var whiteSpace = WhiteSpaceCollapse.preserve
    /// Whether lines wrap: `white-space` and `text-wrap` both say so, and the later one prevails.
    package var wraps = true
    package var wrapping: LineWrapping?
    package var letterSpacing: Length?
    package var wordSpacing: Length = 0
    package var tabSize: CSSTabSize?
    package var spacingTrim: SpacingTrim?
    package var textIndent: Length?
    package var alignment: LineAlignment?
    package var lineHeight: WrittenLineHeight?
    package var direction: BaseDirection?
    package var textRendering = TextRendering.auto
    package var family: String?
    package var fontStyle = FontStyle()
    /// In points.
    package var size: Double?
    /// Whether letters are kerned; nil is `auto`.
    package var kerning: Bool?
    /// What `font-variation-settings` says.
    package var variations: [FontVariation] = []
    /// What `font-feature-settings` says, which prevails over all other features.
    package var features: [FontFeature]?
    /// The declarations that later ones without `!important` do not prevail over.
    var important: [CSSDeclaration] = []

    /// No declarations.
    package init() {}

    /// The family and its style; nil for the font of another setting.
    ///
    /// - Throws: if there is a style without a family.
    package func font() throws(CSSFault) -> (family: String, style: FontStyle)? {
        if let family { return (family, fontStyle) }
        if fontStyle == FontStyle() { return nil }
        throw CSSFault(description: "font-weight and font-style choose a face of font-family: give that too.")
    }
}

/// The distance of tab stops.
package enum CSSTabSize: Equatable, Sendable {
    case spaces(Double)
    case length(Length)

    /// The same for a font size in points.
    func interval(size: Double) -> TabInterval {
        switch self {
        case .spaces(let count): .spaces(count)
        case .length(let length): .points(length.points(size: size))
        }
    }
}

extension CSSSettings {
    /// No ligatures.
    private static let fastFeatures = ["liga", "clig"].compactMap { FontFeature($0, 0) }

    /// Breaks lines in this way.
    func apply(to rules: inout BreakRules) {
        rules.overflowWrap = wordBreak == nil ? .anywhere : overflowWrap
        rules.wordBreak = wordBreak ?? .normal
        rules.strictness = strictness
        rules.usesSoftHyphens = usesSoftHyphens
        rules.wraps = wraps
        rules.spacesTakeRoom = whiteSpace == .breakSpaces
        rules.textRendering = textRendering
    }

    /// Spaces letters and words in this way. Features follow each other as in CSS Fonts 4, section 7.2: later ones prevail.
    func apply(to style: inout TextStyle) {
        style.letterSpacing = letterSpacing?.points(size: style.size) ?? 0
        style.wordSpacing = wordSpacing.points(size: style.size)
        if textRendering == .optimizeSpeed { style.features = Self.fastFeatures + style.features }
        if let kerning, let feature = FontFeature("kern", kerning ? 1 : 0) { style.features.append(feature) }
        style.features += features ?? []
    }
}

extension FontFeature {
    fileprivate init?(_ tag: String, _ value: UInt32) {
        guard let tag = FontTag(tag) else { return nil }
        self.init(tag: tag, value: value)
    }
}
