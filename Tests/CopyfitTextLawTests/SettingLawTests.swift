import CopyfitUnicode
import TestSupport
import Testing

@testable import CopyfitText

/// Laws of chosen line ends, hanging punctuation and stretched lines, with random indents and limits on random texts.
@Suite struct SettingLawTests {
    private static let lengths = [0, 0, 7.5, 20, 31.25]

    /// A random style, in half of all with the same indent before every line.
    private static func randomStyle(_ generator: inout SeededGenerator) -> LineStyle {
        var style = LineStyle()
        style.wrapping = generator.element(LineWrapping.allCases)
        style.hangingPunctuation = HangingPunctuation(rawValue: UInt8(generator.below(32)))
        if generator.below(3) == 0 { style.hangingPunctuation = [] }
        style.alignment = generator.element(LineAlignment.allCases + [.justified, .justified])
        style.justifiesLastLines = generator.below(3) == 0
        style.leastWordsOnLastLine = generator.element([1, 1, 2, 3])
        style.hangingIndent = generator.element(lengths)
        style.firstLineIndent = generator.below(2) == 0 ? style.hangingIndent : generator.element(lengths)
        style.tailIndent = generator.element(lengths)
        style.paragraphSpacing = generator.element([0, 0, 11])
        style.lineHeight = generator.element([.natural, .natural, .exact(24), .multipleOfSize(1.5)])
        style.truncation = generator.element(TruncationMode.allCases)
        return style
    }

    private struct Case {
        let paragraph: PreparedParagraph
        let style: LineStyle
        let constraint: ParagraphConstraint
        /// By how much a browser's lines may exceed their room.
        var allowance: Double { paragraph.rules.restartsAtCuts ? 1 / 64 : 0 }
        var isRegular: Bool { paragraph.columns.exactness.columnsAreExact && paragraph.detail.xRises }
        var place: String {
            let (profile, most) = (paragraph.source.breakRules.profile, constraint.maxLines ?? 0)
            return "\(paragraph.source.text.debugDescription) \(profile) at \(constraint.width) \(constraint.height) "
                + "\(most): \(style.wrapping) \(style.hangingPunctuation.rawValue) \(style.alignment) indents "
                + "\(style.firstLineIndent) \(style.hangingIndent) \(style.tailIndent) \(style.lineHeight)"
        }
    }

    /// Passes 60 random texts in random styles, half of them by each profile, at some widths.
    private func forEachCase(_ font: LawFont, seed: UInt64, limited: Bool, _ body: (Case) -> Void) throws {
        let workshop = try LawWorkshop(font, seed: seed, placesThings: true)
        for index in 0..<60 {
            let paragraph = try workshop.paragraph(words: 14, profile: index % 2 == 0 ? .standard : .web)
            let style = Self.randomStyle(&workshop.generator)
            let maxLines = limited ? workshop.generator.element([nil, nil, 1, 2, 3]) : nil
            let height = limited ? workshop.generator.element([Double.infinity, .infinity, 60]) : .infinity
            let natural = paragraph.maxContentWidth + 60
            let parts = (0..<5).map { _ in Double(workshop.generator.below(1100)) / 1000 * natural }
            for width in [0, .infinity] + parts {
                let constraint = ParagraphConstraint(width: width, height: height, maxLines: maxLines)
                body(Case(paragraph: paragraph, style: style, constraint: constraint))
            }
        }
    }

    // MARK: What is measured is placed

    @Test(arguments: LawFont.plainAndStyled + LawFont.hyphenated)
    func `what is measured in a setting is what is placed, and its lines tile the text`(font: LawFont) throws {
        try forEachCase(font, seed: 81, limited: true) { example in
            let (paragraph, style, place) = (example.paragraph, example.style, example.place)
            let lines = paragraph.lines(example.constraint, style)
            let measured = paragraph.measure(example.constraint, style)
            let (first, last) = (lines[0], lines[lines.count - 1])
            let widest = lines.map { $0.indent + $0.width + style.tailIndent }.max() ?? 0
            #expect(measured.lineCount == lines.count, "\(place)")
            #expect(measured.width == widest, "\(place)")
            #expect(measured.firstBaseline == first.baseline, "\(place)")
            #expect(measured.lastBaseline == last.baseline, "\(place)")
            #expect(abs(measured.height - last.baseline - last.descent) < 1e-6, "\(place)")
            #expect(measured.isTruncated == lines.contains(where: \.isTruncated), "\(place)")
            #expect(paragraph.fits(example.constraint, style) == measured.fits, "\(place)")
            #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.baseline <= $1.baseline + 1e-9 }, "\(place)")
            let ends = [0] + lines.map(\.range.upperBound)
            #expect(lines.map(\.range.lowerBound) == ends.dropLast(), "\(place)")
            #expect(ends.last == paragraph.source.text.utf8.count, "\(place)")
            for line in lines { check(line, example) }
        }
    }

    /// A line that must not be cut is within its room, what hangs beside it is as wide as its glyphs say, and if it is
    /// stretched it fills its room.
    private func check(_ line: ParagraphLine, _ example: Case) {
        let (paragraph, style, place) = (example.paragraph, example.style, example.place)
        let end = line.indent + line.width + style.tailIndent
        if paragraph.measure(example.constraint, style).fits {
            #expect(end <= example.constraint.width + example.allowance, "\(place)")
        }
        if !paragraph.columns.exactness.roundsBoxes, paragraph.detail.xRises {
            let all = line.hangingBefore + line.width + line.hangingAfter
            #expect(abs(paragraph.widthOfParts(line) - all) < 1e-9, "\(place)")
        }
        if line.stretch > 0, example.constraint.width < .infinity {
            #expect(abs(end - example.constraint.width) < example.allowance + 1 / 1024, "\(place)")
            #expect(!line.endsWithHardBreak || style.justifiesLastLines, "\(place)")
        }
    }

    // MARK: Counts

    @Test(arguments: LawFont.plainAndStyled + LawFont.hyphenated)
    func `chosen lines are as many as greedy ones, and hanging makes none`(font: LawFont) throws {
        try forEachCase(font, seed: 82, limited: false) { example in
            let paragraph = example.paragraph
            guard example.isRegular else { return }
            var greedy = example.style
            (greedy.wrapping, greedy.hangingPunctuation) = (.greedy, [])
            let count = paragraph.measure(example.constraint, greedy).lineCount
            #expect(paragraph.measure(example.constraint, example.style).lineCount <= count, "\(example.place)")
            greedy.hangingPunctuation = example.style.hangingPunctuation
            #expect(paragraph.measure(example.constraint, greedy).lineCount <= count, "\(example.place)")
        }
    }

    @Test(arguments: LawFont.plainAndStyled + LawFont.hyphenated)
    func `no narrower width gives as few lines as balanced ones`(font: LawFont) throws {
        try forEachCase(font, seed: 83, limited: false) { example in
            let paragraph = example.paragraph
            guard example.isRegular else { return }
            var greedy = LineStyle()
            greedy.tailIndent = example.style.tailIndent
            greedy.hangingIndent = paragraph.segments.contains(where: \.hasTabs) ? 0 : example.style.hangingIndent
            greedy.firstLineIndent = greedy.hangingIndent
            var balanced = greedy
            balanced.wrapping = .balanced
            let all = paragraph.measure(example.constraint, greedy)
            guard all.fits, let narrowest = paragraph.narrowestWidth(forLines: all.lineCount, in: greedy) else {
                return
            }
            let measured = paragraph.measure(example.constraint, balanced)
            #expect(measured.lineCount == all.lineCount, "\(example.place)")
            #expect((narrowest...narrowest + example.allowance).contains(measured.width), "\(example.place)")
            let step = max(1 / 1024, example.allowance)
            let narrower = paragraph.measure(ParagraphConstraint(width: narrowest - step), greedy)
            #expect(narrower.lineCount > measured.lineCount || !narrower.fits, "\(example.place)")
        }
    }

    // MARK: Hanging

    @Test(arguments: LawFont.plainAndStyled + LawFont.hyphenated)
    func `only what may hang does, and one character on each side`(font: LawFont) throws {
        try forEachCase(font, seed: 84, limited: true) { example in
            let (paragraph, kinds) = (example.paragraph, example.style.hangingPunctuation)
            let text = Array(paragraph.source.text.utf8)
            let lines = paragraph.lines(example.constraint, example.style)
            for (index, line) in lines.enumerated() where line.hangingBefore + line.hangingAfter > 0 {
                #expect(!line.isTruncated, "\(example.place)")
                let seen = String(decoding: text[line.visibleRange], as: UTF8.self).unicodeScalars
                let isLast = line.range.upperBound == text.count
                if line.hangingBefore > 0 {
                    #expect(index == 0 && kinds.contains(.first), "\(example.place)")
                    #expect(seen.first.map(Self.opens) == true, "\(example.place)")
                }
                if line.hangingAfter > 0 {
                    #expect(!line.endsInsideWord, "\(example.place)")
                    #expect(Self.mayHang(seen, line, isLast: isLast, kinds), "\(example.place)")
                }
            }
        }
    }

    private static func opens(_ scalar: Unicode.Scalar) -> Bool {
        "\"'".unicodeScalars.contains(scalar)
            || [.openPunctuation, .initialPunctuation, .finalPunctuation].contains(scalar.properties.generalCategory)
    }

    private static func closes(_ scalar: Unicode.Scalar) -> Bool {
        "\"'".unicodeScalars.contains(scalar)
            || [.closePunctuation, .initialPunctuation, .finalPunctuation].contains(scalar.properties.generalCategory)
    }

    /// Whether CSS, or `hyphens`, lets a line's end hang. Marks on what hangs hang with it.
    private static func mayHang(
        _ seen: String.UnicodeScalarView,
        _ line: ParagraphLine,
        isLast: Bool,
        _ kinds: HangingPunctuation
    ) -> Bool {
        if line.isHyphenated { return kinds.contains(.hyphens) }
        guard let scalar = String(seen).last?.unicodeScalars.first else { return false }
        let stops = ",.\u{60C}\u{6D4}、。，．﹐﹑﹒｡､".unicodeScalars
        return stops.contains(scalar) && !kinds.isDisjoint(with: [.forceEnd, .allowEnd])
            || "-\u{2010}".unicodeScalars.contains(scalar) && kinds.contains(.hyphens)
            || closes(scalar) && kinds.contains(.last) && isLast
    }
}
