import CopyfitChecking
import CopyfitFonts
import CopyfitText
import Foundation
import TestSupport
import Testing

@Suite("Recommendations")
struct RecommendationTests {
    private func folder(_ texts: [String: String]) throws -> TranslationFolder {
        let json = try JSONEncoder().encode(texts)
        return try TranslationFolder(["de.json": String(decoding: json, as: UTF8.self)])
    }

    private func recommend(
        _ texts: [String: String],
        _ rules: CheckRules,
        _ quantity: Recommendation.Quantity,
        _ percents: [Double]
    ) throws -> Recommendation {
        let folder = try folder(texts)
        return try withExtendedLifetime(folder) {
            let check = TranslationCheck(folder.path, rules: rules)
            return try #require(try check.recommendations(quantity, percents: percents).recommendations.first)
        }
    }

    /// From hb-shape 6.0.0 --font-size=16384 Inter-Regular.otf: 96163 units for “Jetzt kaufen”.
    @Test("Recommendations name the least width at which all texts fit, and which text decides")
    func width() throws {
        let found = try recommend(
            ["buy": "Jetzt kaufen", "ok": "OK"],
            .all(Fit(maxLines: 1)),
            .width,
            [100, 50]
        )
        #expect(found.steps.map(\.value)[0] == 96163 / 1024.0)
        #expect(found.steps.map { $0.decidedBy.map(\.key) } == [["buy"], ["ok"]])
        #expect(found.steps.map(\.texts) == [2, 1])
        #expect(found.texts == 2)
    }

    /// Of 40 texts 95 % are 38, 99 % 39.6 and so 40, 97.5 % 39, 1 % 0.4 and so 1.
    @Test("Recommendations round shares up to whole texts")
    func shares() throws {
        let texts = Dictionary(uniqueKeysWithValues: (1...40).map { ("k\($0)", String(repeating: "m", count: $0)) })
        let found = try recommend(texts, .all(Fit(maxLines: 1)), .width, [95, 99, 97.5, 1, 100])
        #expect(found.steps.map(\.texts) == [38, 40, 39, 1, 40])
        #expect(found.steps.map { $0.decidedBy.map(\.key) } == [["k38"], ["k40"], ["k39"], ["k1"], ["k40"]])
    }

    @Test("Recommendations say nothing of a size that is larger than all that are tried")
    func limit() throws {
        let rules = CheckRules.all(Fit(widths: [1000...1000], maxLines: 1))
        let found = try recommend(["ok": "OK"], rules, .size, [100])
        #expect(found.steps[0].value == 64)
        #expect(found.steps[0].decidedBy == [])
    }

    @Test("Recommendations name none where no width is enough")
    func never() throws {
        let found = try recommend(["ok": "OK"], .all(Fit(height: 5)), .width, [100])
        #expect(found.steps[0].value == nil)
        #expect(found.steps[0].decidedBy.map(\.key) == ["ok"])
    }

    /// 96163 units for “Jetzt kaufen”, as above.
    @Test("Recommendations count a language once, however files spell it, and a pseudo-locale beside it")
    func spellings() throws {
        let folder = try TranslationFolder([
            "l/en/a.json": #"{"a": "OK"}"#, "l/pt-BR/a.json": #"{"a": "Jetzt kaufen"}"#,
            "l/pt_BR/b.json": #"{"b": "OK"}"#, "l/en/b.json": #"{"b": "OK"}"#,
        ])
        var rules = CheckRules.all(Fit(maxLines: 1))
        func found() throws -> Recommendation {
            let check = TranslationCheck(folder.path, rules: rules)
            return try #require(try check.recommendations(.width, percents: [100, 50]).recommendations.first)
        }
        #expect(try found().locales == 2)
        #expect(try found().localeSteps.map(\.locales) == [2, 1])
        #expect(try found().localeSteps[0].value == 96163 / 1024.0)
        #expect(try found().localeSteps[0].decidedBy.map(\.locale) == ["pt-BR"])
        rules.pseudoLocales = [.widest]
        #expect(try found().locales == 3)
    }

    private static let words = [
        "Einstellungen", "Jetzt", "kaufen", "Datenschutzerklärung", "und", "die", "Straße", "ok", "AV", "To", "f", "ﬁ",
    ]

    private static func texts(_ random: inout SeededGenerator) -> [String: String] {
        var texts: [String: String] = [:]
        for number in 0..<12 {
            let count = Int.random(in: 1...7, using: &random)
            let parts = (0..<count).compactMap { _ in words.randomElement(using: &random) }
            texts["k\(number)"] = parts.joined(separator: number % 4 == 0 ? "-" : " ")
        }
        return texts
    }

    /// How many of the texts fit, each measured by itself.
    private func fitting(_ texts: [String: String], _ requirement: Fit, width: Double, size: Double) throws
        -> Int
    {
        let chain = try FontCatalogue().chain(named: "Inter")
        let preparer = ParagraphPreparer(cacheByteLimit: 0)
        let constraint = ParagraphConstraint(
            width: width,
            height: requirement.height?.points ?? .infinity,
            maxLines: requirement.maxLines
        )
        return try texts.values.count { text in
            let styled = StyledText(text, style: TextStyle(font: chain, size: size, language: "de"))
            return try preparer.prepare(styled).measure(constraint).fits
        }
    }

    @Test(
        "Recommendations let that share of random texts fit, and with 1/1024 pt less width no longer",
        arguments: 1...6
    )
    func widthsAreLeast(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let texts = Self.texts(&random)
        var requirement = Fit(maxLines: Int.random(in: 1...4, using: &random))
        if seed % 3 == 0 { requirement.height = 45 }
        let size = Double(Int.random(in: 9...24, using: &random))
        let found = try recommend(texts, .all(requirement, size: size), .width, [100, 90, 75, 50, 8])
        for step in found.steps {
            guard let width = step.value else { continue }
            #expect(try fitting(texts, requirement, width: width, size: size) >= step.texts)
            #expect(try fitting(texts, requirement, width: width - 1.0 / 1024, size: size) < step.texts)
        }
    }

    @Test(
        "Recommendations let that share of random texts fit, and with a quarter point more type no longer",
        arguments: 1...4
    )
    func sizesAreLargest(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let texts = Self.texts(&random)
        let width = Double(Int.random(in: 90...300, using: &random))
        let requirement = Fit(widths: [width...width], maxLines: Int.random(in: 1...3, using: &random))
        let found = try recommend(texts, .all(requirement), .size, [100, 75, 50])
        for step in found.steps where !step.decidedBy.isEmpty {
            let size = try #require(step.value)
            #expect(try fitting(texts, requirement, width: width, size: size) >= step.texts)
            #expect(try fitting(texts, requirement, width: width, size: size + 0.25) < step.texts)
        }
    }
}
