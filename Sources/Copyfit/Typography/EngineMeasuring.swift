import CopyfitFonts
import CopyfitText
import CopyfitUnicode
import Foundation
import Synchronization

/// Measures texts with the text engine: real glyph advances of the catalogue's fonts.
///
/// A family that is not there is reported and Inter stands in, so that layout goes on. Font chains are remembered per
/// resolved font, at most 256 at a time; short paragraphs by the preparer, for all hosts with this engine.
final class EngineMeasuring: TextMeasuring {
    private let catalogue: Result<FontCatalogue, FontError>
    private let preparer = ParagraphPreparer()
    private let chains = Mutex<[ResolvedFont: FontChain]>([:])
    private static let chainLimit = 256

    /// The bundled fonts; opened when first needed.
    static let bundled = EngineMeasuring(Result { () throws(FontError) in try FontCatalogue() })

    init(_ catalogue: Result<FontCatalogue, FontError>) {
        self.catalogue = catalogue
    }

    func prepare(
        _ text: ResolvedText,
        _ style: ParagraphStyle,
        diagnostics: DiagnosticSink
    ) -> any MeasurableParagraph {
        guard let paragraph = prepared(text, diagnostics) else { return NoParagraph() }
        let lines = LineStyle(style)
        guard style.minimumScaleFactor < 1 || style.allowsTightening else {
            return EngineParagraph(LayoutMemo(paragraph, lines))
        }
        return RelievedParagraph(
            paragraph,
            lines,
            Relief(minimumScaleFactor: style.minimumScaleFactor, allowsTightening: style.allowsTightening),
            preparer
        )
    }

    func metrics(of font: ResolvedFont, diagnostics: DiagnosticSink) -> TypographicMetrics {
        guard let chain = chain(for: font, diagnostics) else { return .none }
        let metrics = chain.primary.metrics()
        let scale = font.size / metrics.unitsPerEm
        return TypographicMetrics(
            ascent: metrics.ascent * scale,
            descent: metrics.descent * scale,
            leading: metrics.leading * scale,
            capHeight: metrics.capHeight * scale
        )
    }

    private func prepared(_ text: ResolvedText, _ diagnostics: DiagnosticSink) -> PreparedParagraph? {
        var styled: StyledText?
        for run in text.runs {
            guard let font = chain(for: run.font, diagnostics) else { return nil }
            let style = TextStyle(run, font: font, language: text.language)
            if styled == nil {
                styled = StyledText(run.string, style: style)
            } else {
                styled?.append(run.string, style: style)
            }
        }
        guard let styled else { return nil }
        do {
            let paragraph = try preparer.prepare(styled)
            for missing in paragraph.missing {
                diagnostics.report(.missingGlyph, "No font has a glyph for \"\(missing.characters)\".")
            }
            return paragraph
        } catch {
            diagnostics.report(.textNotPrepared, error.description)
            return nil
        }
    }

    // MARK: Fonts

    private func chain(for font: ResolvedFont, _ diagnostics: DiagnosticSink) -> FontChain? {
        if let known = chains.withLock({ $0[font] }) { return known }
        let catalogue: FontCatalogue
        switch self.catalogue {
        case .success(let value): catalogue = value
        case .failure(let error):
            diagnostics.report(.fontNotFound, error.description)
            return nil
        }
        do {
            let chain = try chain(for: font, in: catalogue)
            if chain.substitutesStyle {
                diagnostics.report(
                    .styleSubstituted,
                    "\(chain.askedName) is not there; \(chain.primary.fullName) was used."
                )
            } else {
                remember(chain, for: font)
            }
            return chain
        } catch {
            diagnostics.report(.fontNotFound, error.description)
            return try? catalogue.chain(family: Self.family(of: .default), style: Self.style(of: font))
        }
    }

    private func remember(_ chain: FontChain, for font: ResolvedFont) {
        chains.withLock { chains in
            if chains.count >= Self.chainLimit { chains.removeAll() }
            chains[font] = chain
        }
    }

    private func chain(for font: ResolvedFont, in catalogue: FontCatalogue) throws(FontError) -> FontChain {
        switch font.family {
        case .design(let design):
            return try catalogue.chain(family: Self.family(of: design), style: Self.style(of: font))
        case .named(let name):
            let named = try catalogue.chain(named: name)
            guard font.weight != .regular || font.isItalic || font.width != .standard else { return named }
            var style = named.primary.style
            if font.weight != .regular { style.weight = FontWeight(font.weight.number) }
            if font.isItalic { style.slant = .italic }
            if font.width != .standard { style.width = FontWidth(font.width.percent) }
            return try catalogue.chain(family: named.primary.familyName, style: style)
        }
    }

    /// There is no rounded design: Inter serves it.
    private static func family(of design: Font.Design) -> String {
        switch design {
        case .default, .rounded: "Inter"
        case .serif: "Noto Serif"
        case .monospaced: "Noto Sans Mono"
        }
    }

    private static func style(of font: ResolvedFont) -> FontStyle {
        FontStyle(
            weight: FontWeight(font.weight.number),
            width: FontWidth(font.width.percent),
            slant: font.isItalic ? .italic : .normal
        )
    }
}

extension TextStyle {
    /// The style of a run in the fonts that serve it.
    fileprivate init(_ run: ResolvedRun, font: FontChain, language: String?) {
        self.init(font: font, size: run.font.size, language: language)
        tracking = run.tracking
        kerning = run.kerning
        baselineOffset = run.baselineOffset
        features = run.font.features.tags.compactMap { FontTag($0).map { FontFeature(tag: $0) } }
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

extension Font.Width {
    /// The width as CSS counts it: 100 is the standard.
    fileprivate var percent: Double { 100 * (1 + value) }
}
