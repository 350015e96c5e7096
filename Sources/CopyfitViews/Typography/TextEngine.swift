import CopyfitFonts
import CopyfitText
import CopyfitUnicode
import Foundation
import Synchronization

/// The fonts of a host, and the preparer that its texts share.
///
/// If a family does not exist, Inter is used instead, so that layout goes on. Font chains are remembered per resolved
/// font, at most 256 at a time. The preparer remembers short paragraphs, for all hosts with this engine.
final class TextEngine: Sendable {
    private let catalogue: Result<FontCatalogue, FontError>
    private let preparer = ParagraphPreparer()
    private let chains = Mutex<[ResolvedFont: FontChain]>([:])
    private static let chainLimit = 256

    /// A font chain, and what to report about it; the chain is nil if there are no fonts at all.
    typealias FoundFont = (chain: FontChain?, problem: Diagnostic?)

    /// The bundled fonts; opened when first needed.
    static let bundled = TextEngine(Result { () throws(FontError) in try FontCatalogue() })

    init(_ catalogue: Result<FontCatalogue, FontError>) {
        self.catalogue = catalogue
    }

    /// Searches relief for texts that would be truncated.
    var fitting: TextFitting { TextFitting(preparer) }

    /// How often texts have been shaped: what cost assertions count.
    var shapeCount: Int { preparer.shapeCount }

    /// The paragraph of a text; nil, which is reported, if it cannot be prepared.
    func prepare(_ text: StyledText, diagnostics: DiagnosticSink) -> PreparedParagraph? {
        do {
            let paragraph = try preparer.prepare(text)
            for missing in paragraph.missing {
                let (characters, codes) = (brief(missing.characters), codePoints(missing.characters))
                diagnostics.report(.missingGlyph, "No font has a glyph for \"\(characters)\" (\(codes)).")
            }
            return paragraph
        } catch {
            diagnostics.report(.textNotPrepared, error.description)
            return nil
        }
    }

    /// The fonts that serve a request.
    func chain(for font: ResolvedFont) -> FoundFont {
        if let known = chains.withLock({ $0[font] }) { return (known, nil) }
        switch catalogue {
        case .success(let catalogue): return find(font, in: catalogue)
        case .failure(let error): return (nil, Diagnostic(code: .fontNotFound, message: error.description))
        }
    }

    private func find(_ font: ResolvedFont, in catalogue: FontCatalogue) -> FoundFont {
        do {
            let chain = try chain(for: font, in: catalogue)
            guard chain.substitutesStyle else {
                remember(chain, for: font)
                return (chain, nil)
            }
            let message = "\(chain.askedName) was not found; \(chain.primary.fullName) was used."
            return (chain, Diagnostic(code: .styleSubstituted, message: message))
        } catch {
            let inter = try? catalogue.chain(family: Self.family(of: .default), style: Self.style(of: font))
            return (inter, Diagnostic(code: .fontNotFound, message: error.description))
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

    /// There is no rounded design; Inter is used for it.
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

extension Font.Width {
    /// The width as in CSS, where 100 is the standard.
    fileprivate var percent: Double { 100 * (1 + value) }
}

/// The first eight code points of characters that may not be visible: `U+10FFFD`.
private func codePoints(_ characters: String) -> String {
    let codes = characters.unicodeScalars.prefix(8).map { "U+" + String($0.value, radix: 16, uppercase: true) }
    return codes.joined(separator: " ")
}
