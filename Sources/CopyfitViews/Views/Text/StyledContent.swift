import CopyfitFonts
import CopyfitLayout
import CopyfitText
import Foundation

/// A text in the fonts of its place: what is prepared.
struct StyledContent {
    /// nil if there is nothing to set, or no font.
    var text: StyledText? { lacksFont ? nil : styled }
    /// The spacing of the tallest font, even if it has no characters.
    private(set) var spacing: TextSpacing?
    /// What to report when the text is prepared.
    private(set) var problems: [Diagnostic] = []

    private var styled: StyledText?
    private var lacksFont = false

    init(_ text: ResolvedText, in environment: EnvironmentValues) {
        let language =
            environment.builtIn.typesettingLanguage ?? environment.builtIn.locale.map { $0.identifier(.bcp47) }
        text.forEachStretch { bytes, set in
            let attributes = set?.attributes ?? TextAttributes()
            let font = ResolvedFont(
                font: attributes.font,
                adjustment: attributes.adjustment,
                environment: environment
            )
            guard let chain = chain(for: font, environment.builtIn.typography.engine) else { return }
            addSpacing(chain, font.size, pixel: 1 / environment.builtIn.displayScale)
            let style = TextStyle(chain, font, attributes, environment, language: language)
            let box = attributes.image?.box(in: font, chain, environment)
            if styled == nil { styled = StyledText(text.string, style: style) }
            if !bytes.isEmpty { styled?.set(style, box, from: bytes.lowerBound) }
        }
    }

    private mutating func chain(for font: ResolvedFont, _ engine: TextEngine) -> FontChain? {
        let found = engine.chain(for: font)
        if let problem = found.problem { problems.append(problem) }
        if found.chain == nil { lacksFont = true }
        return found.chain
    }

    private mutating func addSpacing(_ chain: FontChain, _ size: CGFloat, pixel: CGFloat) {
        let own = TextSpacing(chain.primary.metrics(), size: size, pixel: pixel)
        if own.lineHeight > spacing?.lineHeight ?? -.infinity { spacing = own }
    }
}

extension StyledContent {
    /// The paragraph; nil if there is none, or it cannot be prepared, which is reported.
    func prepared(by engine: TextEngine, diagnostics: DiagnosticSink) -> PreparedParagraph? {
        for problem in problems { diagnostics.report(problem.code, problem.message) }
        return text.flatMap { engine.prepare($0, diagnostics: diagnostics) }
    }
}

extension TextSpacing {
    /// A font's metrics at a size.
    fileprivate init(_ metrics: FontMetrics, size: CGFloat, pixel: CGFloat) {
        let scale = size / metrics.unitsPerEm
        self.init(
            ascent: metrics.ascent * scale,
            descent: metrics.descent * scale,
            leading: metrics.leading * scale,
            capHeight: metrics.capHeight * scale,
            pixel: pixel
        )
    }

    /// The distance between two baselines without extra spacing.
    fileprivate var lineHeight: CGFloat { ascent + descent + leading }
}

extension TextStyle {
    /// A font's style with a stretch's own spacings, or else the environment's.
    fileprivate init(
        _ chain: FontChain,
        _ font: ResolvedFont,
        _ attributes: TextAttributes,
        _ environment: EnvironmentValues,
        language: String?
    ) {
        self.init(font: chain, size: font.size, language: language)
        tracking = attributes.tracking?.given(as: "Tracking") ?? environment.builtIn.tracking ?? 0
        kerning = attributes.kerning?.given(as: "Kerning") ?? environment.builtIn.kerning ?? 0
        baselineOffset =
            attributes.baselineOffset?.given(as: "A baseline offset") ?? environment.builtIn.baselineOffset ?? 0
        features = font.features.tags.compactMap { FontTag($0).map { FontFeature(tag: $0) } }
    }
}

extension FontAdjustment.Features {
    /// The OpenType tags.
    fileprivate var tags: [String] {
        var tags: [String] = []
        if contains(.monospacedDigits) { tags.append("tnum") }
        if contains(.lowercaseSmallCaps) { tags.append("smcp") }
        if contains(.uppercaseSmallCaps) { tags.append("c2sc") }
        return tags
    }
}
