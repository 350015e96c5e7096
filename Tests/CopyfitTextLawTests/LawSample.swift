import CopyfitFonts
import CopyfitUnicode
import TestSupport

@testable import CopyfitText

/// One random text, prepared, with the slow breaker that knows better and the widths to try.
struct LawSample {
    let paragraph: PreparedParagraph
    let reference: ReferenceBreaker
    /// In 1/1024 points, rising.
    let widths: [Int64]

    var text: String { paragraph.source.text }

    static let sizes = [16, 12, 9.5, 33.3]

    /// The ellipsis shaped by itself, in the style where its line begins.
    func ellipsisWidth(at offset: Int) -> Int64 {
        let style = (paragraph.source.runs.last { $0.start <= offset } ?? paragraph.source.runs[0]).style
        let text = style.font.primary.covers(0x2026) ? "…" : "..."
        let properties = RunProperties(
            face: style.font.primary,
            scale: TextUnit.standard.scale(style.size, unitsPerEm: 1),
            scriptTag: Script.common.tag,
            isRightToLeft: false,
            language: ShapingLanguage(style.language)
        )
        var glyphs: [ShapedGlyph] = []
        let utf8 = text.utf8Span.span
        Shaper().shape(utf8, 0..<utf8.count, in: 0..<utf8.count, as: properties, into: &glyphs)
        return glyphs.reduce(0) { $0 + Int64($1.advance) }
    }
}

/// What all samples of one font need.
final class LawWorkshop {
    let font: LawFont
    let preparer = ParagraphPreparer()
    private let analyzer = TextAnalyzer()
    private let shaper = Shaper()
    private let styles: [TextStyle]
    private let dictionary: HyphenationDictionary?
    /// Whether texts of several styles also have boxes and tab stops.
    private let placesThings: Bool
    var generator: SeededGenerator

    init(_ font: LawFont, seed: UInt64, placesThings: Bool = false) throws {
        self.font = font
        self.placesThings = placesThings
        generator = SeededGenerator(seed: seed)
        dictionary = font.isHyphenated ? try TestFonts.patterns(of: font.language) : nil
        styles = try LawSample.sizes.map { try font.style(size: $0) }
    }

    /// The next random sample, of up to `words` words and with `widthCount` random widths beside the special ones.
    func sample(words: Int, widthCount: Int) throws -> LawSample {
        let paragraph = try paragraph(words: words)
        let reference = try ReferenceBreaker(paragraph, analyzer, shaper)
        let widths = widths(paragraph, reference, count: widthCount)
        return LawSample(paragraph: paragraph, reference: reference, widths: widths)
    }

    /// The next random text of up to `words` words, prepared.
    func paragraph(words: Int, profile: BreakProfile = .standard) throws -> PreparedParagraph {
        let text = font.corpus.text(&generator, limit: words)
        var styled = StyledText(text, style: generator.element(styles))
        if font.isStyled { styled = styledRandomly(text) }
        styled.breakRules.hyphenation = dictionary
        styled.breakRules.profile = profile
        return try preparer.prepare(styled, retainsGlyphs: generator.below(2) == 0)
    }

    /// The text in up to four styles, each from any character on, inside of a grapheme too, half of the time with tabs for some
    /// of its spaces, sometimes with boxes between styles. Where spacing moves letters back, a line with tabs ends early by
    /// design: such texts have none.
    private func styledRandomly(_ text: String) -> StyledText {
        let styles = (0...generator.below(3)).map { _ in randomStyle() }
        let isNarrowed = font.goesBack || styles.contains { $0.tracking < 0 || $0.kerning < 0 }
        let hasTabs = !isNarrowed && generator.below(2) == 0
        let hasBoxes = placesThings && generator.below(3) == 0
        let scalars = text.unicodeScalars.map { $0 == " " && hasTabs && generator.below(3) == 0 ? "\t" : $0 }
        let starts = styles.indices.map { $0 == 0 ? 0 : generator.below(scalars.count + 1) }.sorted()
        var styled = StyledText("", style: styles[0])
        for (index, style) in styles.enumerated() {
            let end = index + 1 < starts.count ? starts[index + 1] : scalars.count
            let part = String(String.UnicodeScalarView(scalars[starts[index]..<end]))
            if hasBoxes, generator.below(2) == 0 {
                let sides = [0, 3, 17.25, 40].map { $0 as Double }
                let (width, ascent) = (generator.element(sides), generator.element(sides))
                styled.append(
                    InlineBox(width: width, ascent: ascent, descent: generator.element([0, 9, -1])),
                    style: style
                )
            }
            styled.append(part, style: style)
        }
        styled.tabInterval = .points(generator.element([28, 13.5, 100]))
        if hasTabs, placesThings { styled.tabStops = randomStops() }
        styled.direction = generator.element([.auto, .leftToRight, .rightToLeft])
        return styled
    }

    /// Up to three stops; of half of the texts none.
    private func randomStops() -> [TabStop] {
        guard generator.below(2) == 0 else { return [] }
        let alignments = [TabStop.Alignment.leading, .center, .trailing]
        let positions = [0, 12.5, 30, 60, 61, 200].filter { _ in generator.below(2) == 0 }
        return positions.map { TabStop($0, generator.element(alignments)) }.reversed()
    }

    private func randomStyle() -> TextStyle {
        var style = generator.element(styles)
        style.tracking = generator.element([0, 0, 0, 2, 0.5, -0.75])
        style.kerning = generator.element([0, 0, 0, 1.25, -0.5])
        style.baselineOffset = generator.element([0, 0, 4])
        let features = ["liga", "kern", "calt"].compactMap { FontTag($0) }
        style.features = generator.below(4) == 0 ? [FontFeature(tag: generator.element(features), value: 0)] : []
        return style
    }

    /// 0, unbounded, widths all over the text's, and widths that some line just fits or just misses.
    private func widths(_ paragraph: PreparedParagraph, _ reference: ReferenceBreaker, count: Int) -> [Int64] {
        let natural = max(1, paragraph.columns.naturalWidth)
        var widths: Set<Int64> = [0, TextUnit.unbounded]
        for _ in 0..<count { widths.insert(Int64.random(in: 1...natural + natural / 8, using: &generator)) }
        for _ in 0..<count / 2 {
            let lines = reference.lines(width: Int64.random(in: 1...natural, using: &generator))
            let line = generator.element(lines)
            widths.insert(line.width)
            widths.insert(max(0, line.width - 1))
        }
        return widths.sorted()
    }
}

/// Counts what the law tests tried, and prints it.
struct LawCounts {
    var paragraphs = 0
    var cases = 0
    var lines = 0
    var shapedRanges = 0
    var contextual = 0
    var risingCounts = 0
    var violations: [String] = []
    private var broken: [String: Int] = [:]

    mutating func report(_ law: String, _ details: @autoclosure () -> String) {
        broken[law, default: 0] += 1
        if broken[law, default: 0] <= 2 { violations.append("\(law): \(details())") }
    }

    /// Where lines are contextual, letters are set back, or either column cuts a ligature, the wider one may hold more lines; that
    /// is counted and no fault.
    mutating func report(risingCount isLawful: Bool, _ details: @autoclosure () -> String) {
        if isLawful { risingCounts += 1 } else { report("monotone count", details()) }
    }

    func print(_ name: String) {
        Swift.print(
            "laws: \(name): \(paragraphs) paragraphs (\(contextual) with contextual lines), \(cases) widths, "
                + "\(lines) lines, \(shapedRanges) ranges shaped alone"
                + (risingCounts > 0 ? ", \(risingCounts) counts rise with the width" : "")
                + (broken.isEmpty ? "" : "; broken: \(broken)")
        )
    }
}
