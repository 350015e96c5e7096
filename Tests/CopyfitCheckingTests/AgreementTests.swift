import CopyfitChecking
import CopyfitFonts
import CopyfitText
import CopyfitUnicode
import Foundation
import TestSupport
import Testing

/// Random texts, widths and limits: what is reported fails when it is measured by itself, what is not reported fits.
@Suite("What is reported")
struct AgreementTests {
    private static let words = [
        "de": ["Einstellungen", "Jetzt", "kaufen", "Datenschutzerklärung", "und", "die", "Straße", "ok"],
        "fr": ["Paramètres", "l’achat", "d’un", "développement", "à", "«", "»", "!"],
        "ru": ["Настройки", "Купить", "конфиденциальность", "и", "в", "достопримечательность"],
        "ar": ["الإعدادات", "اشتر", "الآن", "خصوصية", "و", "في"],
        "he": ["הגדרות", "קנה", "עכשיו", "פרטיות", "של"],
        "ja": ["設定", "今すぐ購入", "プライバシー", "の", "ポリシー。"],
        "th": ["การตั้งค่า", "ซื้อเลย", "ความเป็นส่วนตัว", "และ"],
        "hi": ["सेटिंग्स", "अभी", "खरीदें", "गोपनीयता", "और"],
    ]

    /// A text that `isSimple` or has tabs, line breaks and soft hyphens.
    private static func text(_ language: String, _ random: inout SeededGenerator) -> String {
        let words = words[language] ?? []
        let separators = [" ", " ", " ", " ", " ", "-", "\u{A0}", "\n", "\t", "\u{AD}", "/"]
        var text = ""
        for index in 0..<Int.random(in: 1...9, using: &random) {
            if index > 0 { text += separators.randomElement(using: &random) ?? " " }
            text += words.randomElement(using: &random) ?? ""
        }
        return text
    }

    private static func requirement(_ random: inout SeededGenerator) -> Fit {
        let start = Double(Int.random(in: 20 * 1024...260 * 1024, using: &random)) / 1024
        let end = start + Double(Int.random(in: 0...200, using: &random))
        var requirement = Fit(widths: [start...end])
        if Bool.random(using: &random) { requirement.maxLines = Int.random(in: 1...4, using: &random) }
        if Int.random(in: 0...3, using: &random) == 0 {
            requirement.height = Length(points: .random(in: 20...90, using: &random))
        }
        switch Int.random(in: 0...5, using: &random) {
        case 0: requirement.allowsWordCuts = true
        case 1: requirement.allowsTruncation = true
        case 2: (requirement.allowsTruncation, requirement.allowsWordCuts) = (true, true)
        default: break
        }
        return requirement
    }

    /// A text by itself, not through the code under test.
    private func fits(_ paragraph: PreparedParagraph, _ requirement: Fit, _ width: Double) -> Bool {
        let constraint = ParagraphConstraint(
            width: width,
            height: requirement.height?.points ?? .infinity,
            maxLines: requirement.maxLines
        )
        guard requirement.allowsTruncation || requirement.allowsWordCuts else {
            return paragraph.measure(constraint).fits
        }
        let lines = paragraph.lines(constraint)
        return lines.allSatisfy { line in
            if line.isTruncated { return requirement.allowsTruncation }
            return line.width <= width && (requirement.allowsWordCuts || !line.endsInsideWord)
        } && lines[0].ascent + lines[0].descent <= constraint.height
    }

    @Test(
        "What is reported fails by itself, and nothing else does",
        arguments: ["de", "fr", "ru", "ar", "he", "ja", "th", "hi"]
    )
    func agrees(language: String) throws {
        var random = SeededGenerator(seed: UInt64(language.utf8.reduce(7) { $0 * 31 + Int($1) }))
        let catalogue = try FontCatalogue()
        let chain = try catalogue.chain(named: "Inter")
        let preparer = ParagraphPreparer(cacheByteLimit: 0)
        for _ in 0..<4 {
            let texts = (0..<8).map { _ in Self.text(language, &random) }
            let requirement = Self.requirement(&random)
            let size = Double(Int.random(in: 9...24, using: &random))
            let json = try JSONEncoder().encode(
                Dictionary(uniqueKeysWithValues: texts.enumerated().map { ("k\($0)", $1) })
            )
            let folder = try TranslationFolder(["\(language).json": String(decoding: json, as: UTF8.self)])
            var rules = CheckRules.all(requirement, size: size)
            rules.severities[.substitutedFont] = .some(nil)
            let findings = try folder.report(rules).findings.filter { $0.fit != nil }
            for (index, text) in texts.enumerated() {
                let finding = findings.first { $0.key == "k\(index)" }
                let styled = StyledText(text, style: TextStyle(font: chain, size: size, language: language))
                let paragraph = try preparer.prepare(styled)
                let range = requirement.widths[0].points(size: 16)
                let failing = finding?.fit?.failingWidths ?? []
                for width in Self.widths(range, failing, &random) {
                    let isReported = failing.contains { $0.contains(width) }
                    #expect(
                        fits(paragraph, requirement, width) == !isReported,
                        "\(text.debugDescription) at \(width) in \(requirement), size \(size), failing \(failing)"
                    )
                }
                try checkRepairs(finding, styled, paragraph, requirement, preparer, &random)
            }
        }
    }

    /// Heights alone, lines alone, and neither: a text is as wide as it likes, and has the lines of its own breaks.
    @Test("Without a width fails by itself, and nothing else does", arguments: ["de", "ar", "ja", "th"])
    func agreesWithoutWidth(language: String) throws {
        var random = SeededGenerator(seed: UInt64(language.utf8.reduce(11) { $0 * 31 + Int($1) }))
        let chain = try FontCatalogue().chain(named: "Inter")
        let preparer = ParagraphPreparer(cacheByteLimit: 0)
        let limits: [(height: Double?, lines: Int?)] = [(nil, 1), (nil, 2), (25, nil), (45, nil), (45, 1), (nil, nil)]
        var failures = 0
        for (height, lines) in limits {
            let texts = (0..<8).map { _ in Self.text(language, &random) }
            let requirement = Fit(height: height, maxLines: lines)
            let json = try JSONEncoder().encode(
                Dictionary(uniqueKeysWithValues: texts.enumerated().map { ("k\($0)", $1) })
            )
            let folder = try TranslationFolder(["\(language).json": String(decoding: json, as: UTF8.self)])
            let found = try folder.report(.all(requirement)).findings.filter { $0.fit != nil }
            for (index, text) in texts.enumerated() {
                let styled = StyledText(text, style: TextStyle(font: chain, size: 16, language: language))
                let paragraph = try preparer.prepare(styled)
                let finding = found.first { $0.key == "k\(index)" }
                #expect(fits(paragraph, requirement, .infinity) == (finding == nil), "\(text.debugDescription)")
                #expect(finding?.fit?.width == nil && finding?.fit?.failingWidths.isEmpty ?? true)
                failures += finding == nil ? 0 : 1
            }
        }
        #expect(failures > 0)
    }

    /// The ends of the range and of what fails, the widths just beside them, and some between.
    private static func widths(
        _ range: ClosedRange<Double>,
        _ failing: [WidthInterval],
        _ random: inout SeededGenerator
    ) -> [Double] {
        let ends = [range.lowerBound, range.upperBound] + failing.flatMap { [$0.from, $0.to] }
        let beside = ends.flatMap { [$0, $0 - 1.0 / 1024, $0 + 1.0 / 1024] }
        return beside.filter(range.contains) + (0..<12).map { _ in Double.random(in: range, using: &random) }
    }

    /// Every repair mends, and the next smaller one does not.
    private func checkRepairs(
        _ finding: Finding?,
        _ styled: StyledText,
        _ paragraph: PreparedParagraph,
        _ requirement: Fit,
        _ preparer: ParagraphPreparer,
        _ random: inout SeededGenerator
    ) throws {
        let range = requirement.widths[0].points(size: 16)
        for repair in finding?.repairs ?? [] {
            switch repair {
            case .width(let width):
                #expect(fits(paragraph, requirement, width))
                #expect(!fits(paragraph, requirement, width - 1.0 / 1024))
            case .size(let size):
                let smaller = try preparer.prepare(styled.resized(to: size))
                let larger = try preparer.prepare(styled.resized(to: size + 0.25))
                let widths = Self.widths(range, [], &random)
                #expect(widths.allSatisfy { fits(smaller, requirement, $0) })
                #expect(size + 0.25 > styled.runs[0].style.size || widths.contains { !fits(larger, requirement, $0) })
            case .lines(let lines):
                var looser = requirement
                looser.maxLines = lines
                #expect(Self.widths(range, [], &random).allSatisfy { fits(paragraph, looser, $0) })
                looser.maxLines = lines - 1
                #expect(!fits(paragraph, looser, range.lowerBound))
            case .softHyphens(let text):
                let hyphenated = try preparer.prepare(StyledText(text, style: styled.runs[0].style))
                #expect(text.replacing("\u{AD}", with: "") == styled.text.replacing("\u{AD}", with: ""))
                #expect(Self.widths(range, [], &random).allSatisfy { fits(hyphenated, requirement, $0) })
            case .height, .wording: break
            }
        }
    }
}
