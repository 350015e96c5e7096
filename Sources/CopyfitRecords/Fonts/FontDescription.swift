import CopyfitFit
package import CopyfitFonts
import CopyfitText

/// A font's name with what may be around it: a size, as in Pango ("Inter SemiBold 16"), or CSS's `font` ("italic 600
/// 16px/1.4 Inter").
package struct FontDescription {
    /// The fonts.
    private(set) package var chain: FontChain
    /// The size that the description has, in points.
    package let size: Double?
    /// The line height that the description has; `normal` is none.
    package let lineHeight: WrittenLineHeight?

    /// Finds the fonts, if asked for with families of the same widths in place of those that are not there. What is a name by itself has no size, whatever it ends in; otherwise the last word may be one.
    ///
    /// - Throws: as ``FontCatalogue/chain(named:)``, or a sentence about what a description cannot have.
    package init(_ text: String, in catalogue: FontCatalogue, acceptsTwins: Bool = false) throws(RecordError) {
        let fonts = NamedFonts(catalogue: catalogue, acceptsTwins: acceptsTwins)
        let unknown: FontError
        do {
            (chain, size, lineHeight) = (try fonts.chain(named: text), nil, nil)
            return
        } catch {
            unknown = error
        }
        if let css = try CSSFont(text) {
            (chain, size, lineHeight) = (try RecordError.fonts(try css.chain(in: fonts)), css.size, css.lineHeight)
        } else if let (name, size) = try Self.nameAndSize(text) {
            (chain, self.size, lineHeight) = (try RecordError.fonts(try fonts.chain(named: name)), size, nil)
        } else {
            throw RecordError(unknown)
        }
    }

    /// The same with the primary face at other positions on the axes of its font.
    package func varied(by variations: [FontVariation], in catalogue: FontCatalogue) throws(FontError)
        -> FontDescription
    {
        var varied = self
        varied.chain = try catalogue.chain(chain, at: variations)
        return varied
    }

    /// Fonts without a size.
    package init(_ chain: FontChain) { (self.chain, size, lineHeight) = (chain, nil, nil) }

    /// The name before a size at the end; nil without one. A comma may be between them and after the family.
    private static func nameAndSize(_ text: String) throws(RecordError) -> (String, Double)? {
        let words = text.split(maxSplits: wordLimit, whereSeparator: { $0.isWhitespace })
        guard words.count > 1, words.count <= wordLimit, let last = words.last, let size = points(last) else {
            return nil
        }
        guard SettingForms.fontSize.value(of: .number(size)) != nil else { throw RecordError(.invalidSize(size)) }
        let name = words.dropLast().joined(separator: " ").map { $0 == "," ? " " : $0 }
        return (String(name), size)
    }

    /// More words than any description has.
    static let wordLimit = 32

    /// A size without a unit, or in pt, px or another unit; nil for anything else.
    static func points(_ word: some StringProtocol) -> Double? {
        guard word.first?.isNumber == true || word.first == "." else { return nil }
        return Length(String(word))?.points.flatMap { $0.isFinite ? $0 : nil }
    }
}

/// The fonts of a catalogue by name, maybe with families of the same widths in place of those that are not there.
struct NamedFonts {
    let catalogue: FontCatalogue
    let acceptsTwins: Bool

    func chain(named name: String) throws(FontError) -> FontChain {
        acceptsTwins ? try catalogue.chain(namedOrTwin: name) : try catalogue.chain(named: name)
    }

    func chain(family: String, style: FontStyle) throws(FontError) -> FontChain {
        acceptsTwins
            ? try catalogue.chain(familyOrTwin: family, style: style)
            : try catalogue.chain(family: family, style: style)
    }
}

extension MeasureSettings {
    /// The fonts of CSS's family and style.
    package func chain(_ css: (family: String, style: FontStyle), in catalogue: FontCatalogue) throws(FontError)
        -> FontChain
    {
        try NamedFonts(catalogue: catalogue, acceptsTwins: acceptsTwins).chain(family: css.family, style: css.style)
    }
}

/// CSS's shorthand: style, weight and width in any order, then a size with a unit, maybe a line height, then one family.
private struct CSSFont {
    let size: Double
    let lineHeight: WrittenLineHeight?
    private let family: String
    private let style: FontStyle
    private let hasStyle: Bool

    private static let widths: [String: Double] = [
        "ultra-condensed": 50, "extra-condensed": 62.5, "condensed": 75, "semi-condensed": 87.5, "semi-expanded": 112.5,
        "expanded": 125, "extra-expanded": 150, "ultra-expanded": 200,
    ]

    /// nil for a text that is not of this form.
    init?(_ text: String) throws(RecordError) {
        let words = text.withoutSpacesAroundSlashes
            .split(maxSplits: FontDescription.wordLimit, whereSeparator: { $0.isWhitespace })
        guard let position = words.firstIndex(where: Self.isSize), position + 1 < words.count else { return nil }
        var style = FontStyle()
        for word in words[..<position] where !Self.take(word, &style) { return nil }
        let parts = words[position].split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let size = FontDescription.points(parts[0]) else { return nil }
        guard SettingForms.fontSize.value(of: .number(size)) != nil else { throw RecordError(.invalidSize(size)) }
        let height = parts.count > 1 ? WrittenLineHeight(css: parts[1]) : .natural
        guard let height else {
            throw RecordError(
                code: "invalid-line-height",
                message: "“\(text)” has no line height after “/”: give a number such as 1.4, a length or normal."
            )
        }
        lineHeight = height == .natural ? nil : height
        let family = words[(position + 1)...].joined(separator: " ")
        if family.contains(",") {
            throw RecordError(
                code: "font-not-found",
                message:
                    "“\(text)” names several families: give one; characters that it lacks come from the other fonts.",
                cause: .font
            )
        }
        (self.size, self.style, hasStyle) = (size, style, position > 0)
        self.family = family.trimmingQuotes
    }

    /// The family in the style; without style words in front, the family's name may have them.
    func chain(in fonts: NamedFonts) throws(FontError) -> FontChain {
        hasStyle ? try fonts.chain(family: family, style: style) : try fonts.chain(named: family)
    }

    private static func isSize(_ word: Substring) -> Bool {
        let size = word.prefix { $0 != "/" }
        return size.last?.isLetter == true && FontDescription.points(size) != nil
    }

    /// Takes a word about the style; false for any other.
    private static func take(_ word: Substring, _ style: inout FontStyle) -> Bool {
        switch word.lowercased() {
        case "normal": break
        case "italic": style.slant = .italic
        case "oblique": style.slant = .oblique
        case "bold": style.weight = .bold
        case let word:
            if let width = widths[word] {
                style.width = FontWidth(width)
            } else if let weight = Double(word), (1...1000).contains(weight) {
                style.weight = FontWeight(weight)
            } else {
                return false
            }
        }
        return true
    }
}

extension String {
    /// The text without one space on each side of a slash.
    fileprivate var withoutSpacesAroundSlashes: String {
        let parts = split(separator: "/", omittingEmptySubsequences: false)
        return parts.enumerated().map { index, part in
            let start = index > 0 && part.hasPrefix(" ") ? part.dropFirst() : part
            return index + 1 < parts.count && start.hasSuffix(" ") ? start.dropLast() : start
        }
        .joined(separator: "/")
    }

    /// The text without the quotation marks around it.
    fileprivate var trimmingQuotes: String {
        guard count > 1, let first, "\"'".contains(first), last == first else { return self }
        return String(dropFirst().dropLast())
    }
}
