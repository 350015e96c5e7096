@testable import CopyfitLanguages
import Foundation
import Testing

@Suite("Plural rules")
struct PluralRulesTests {
    /// `Intl.PluralRules` of Chromium 156, for the numbers from 0 to 1,199, a million and two million: the first of each
    /// category, one in the middle, the last.
    @Test(
        "A number has the cardinal category that a browser gives it",
        arguments: [
            "ja other 0,1,2,3,601,2000000",
            "fr one 0,1 other 2,3,4,5,601,1199 many 1000000,2000000",
            "pt-PT other 0,2,3,4,600,1199 one 1 many 1000000,2000000",
            "es other 0,2,3,4,600,1199 one 1 many 1000000,2000000",
            "ru many 0,5,6,7,605,2000000 one 1,21,31,41,601,1191 few 2,3,4,22,602,1194",
            "sr other 0,5,6,7,605,2000000 one 1,21,31,41,601,1191 few 2,3,4,22,602,1194",
            "pl many 0,5,6,7,601,2000000 one 1 few 2,3,4,22,602,1194",
            "cs other 0,5,6,7,603,2000000 one 1 few 2,3,4",
            "ro few 0,2,3,4,601,1119 one 1 other 20,21,22,23,620,2000000",
            "sl other 0,5,6,7,605,2000000 one 1,101,201,301,601,1101 two 2,102,202,302,602,1102 few 3,4,103,104,603,1104",
            "ar zero 0 one 1 two 2 few 3,4,5,6,603,1110 many 11,12,13,14,611,1199 other 100,101,102,200,602,2000000",
            "lt other 0,10,11,12,610,2000000 one 1,21,31,41,601,1191 few 2,3,4,5,602,1199",
            "lv zero 0,10,11,12,610,2000000 one 1,21,31,41,601,1191 other 2,3,4,5,602,1199",
            "he other 0,3,4,5,602,2000000 one 1 two 2",
            "ga other 0,11,12,13,606,2000000 one 1 two 2 few 3,4,5,6 many 7,8,9,10",
            "cy zero 0 one 1 two 2 few 3 other 4,5,7,8,603,2000000 many 6",
            "mt few 0,3,4,5,510,1110 one 1 two 2 many 11,12,13,14,611,1119 other 20,21,22,23,602,2000000",
            "is other 0,2,3,4,602,2000000 one 1,21,31,41,601,1191",
            "fil one 0,1,2,3,601,2000000 other 4,6,9,14,604,1199",
            "br other 0,5,6,7,600,1199 one 1,21,31,41,601,1181 two 2,22,32,42,602,1182 few 3,4,9,23,603,1189 many 1000000,2000000",
            "si one 0,1 other 2,3,4,5,602,2000000",
            "de other 0,2,3,4,601,2000000 one 1",
        ]
    )
    func cardinals(row: String) {
        let words = row.split(separator: " ").map(String.init)
        let rules = PluralRules(language: words[0])
        for index in stride(from: 1, to: words.count, by: 2) {
            for number in words[index + 1].split(separator: ",") {
                #expect(rules.category(of: Int(number) ?? -1).rawValue == words[index], "\(words[0]) \(number)")
            }
        }
    }

    /// The rows of `Recorded/PluralSamples.txt`.
    private static let samples: [[String]] = {
        let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Recorded/PluralSamples.txt")
            .path
        let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { row in
                row.split(separator: "|", omittingEmptySubsequences: false).map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
            }
    }()

    @Test("Every sample of CLDR has the category that CLDR publishes it for, in every language")
    func publishedSamples() {
        var count = 0
        for row in Self.samples {
            for language in row[1].split(separator: " ") {
                let rules = PluralRules(language: String(language), row[0] == "ordinal" ? .ordinal : .cardinal)
                for number in row[3...].flatMap(Self.numbers) {
                    count += 1
                    if rules.category(digits: number)?.rawValue != row[2] {
                        Issue.record("\(row[0]) \(language) \(number)")
                    }
                }
            }
        }
        #expect(Self.samples.count == 213 && count == 14_951)
    }

    /// The numbers of a list of samples: `0~2, 10` has 0, 1, 2 and 10, `0.8~1.0` has 0.8, 0.9 and 1.0. Compact numbers, such as `1c6`,
    /// are left out.
    private static func numbers(_ list: String) -> [String] {
        list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.flatMap { sample -> [String] in
            if sample.isEmpty || sample == "…" || sample.contains("c") { return [] }
            let ends = sample.split(separator: "~").map(String.init)
            guard ends.count == 2 else { return ends }
            let digits = ends[0].split(separator: ".").dropFirst().first?.count ?? 0
            let whole = ends.compactMap { Int($0.filter { $0 != "." }) }
            return (whole[0]...whole[1]).map { number in
                let text = String(repeating: "0", count: max(0, digits + 1 - String(number).count)) + String(number)
                return digits == 0 ? text : "\(text.dropLast(digits)).\(text.suffix(digits))"
            }
        }
    }

    /// UTS #35, part 3, table "Plural Operand Examples".
    @Test(
        "The digits of a number are CLDR's operands",
        arguments: [
            ("1", 1, 0, 0, 0), ("1.0", 1, 1, 0, 0), ("1.00", 1, 2, 0, 0), ("1.3", 1, 1, 3, 3), ("1.30", 1, 2, 30, 3),
            ("1.03", 1, 2, 3, 3),
            ("1.230", 1, 3, 230, 23), ("1200000", 1_200_000, 0, 0, 0),
        ]
    )
    func operands(digits: String, i: Int, v: Int, f: Int, t: Int) throws {
        let operands = try #require(PluralOperands(digits: digits))
        #expect(operands.i == i && operands.v == v && operands.f == f && operands.t == t)
    }

    @Test(
        "Text that is no number has no category",
        arguments: ["", ".", "1.", ".5", "-1", "1e6", "1,5", "٣", "99999999999999999999"]
    )
    func noNumber(digits: String) {
        #expect(PluralOperands(digits: digits) == nil)
    }

    /// CLDR, `plurals.xml`: Polish counts fractions with `other`, French has `one` below 2, Czech has `many` for fractions.
    @Test(
        "A number with a fraction has the category of its digits",
        arguments: [
            (1.5, "fr", PluralCategory.one), (1.0, "de", .other), (1.0, "fr", .one), (1.5, "cs", .many),
            (-1.5, "cs", .many),
            (2.5, "pl", .other), (.nan, "fr", .other), (.infinity, "fr", .other), (1e300, "fr", .other),
        ]
    )
    func fractions(number: Double, language: String, category: PluralCategory) {
        #expect(PluralRules(language: language).category(of: number) == category)
    }

    /// The smallest numbers, from CLDR's `plurals.xml` and `ordinals.xml`.
    @Test(
        "The numbers of a category are found",
        arguments: [
            ("kw", .cardinal, PluralCategory.two, [2, 22, 42, 62]), ("lag", .cardinal, .zero, [0]),
            ("ksh", .cardinal, .zero, [0]),
            ("blo", .cardinal, .zero, [0]), ("cv", .cardinal, .zero, [0]), ("csw", .cardinal, .one, [0, 1]),
            ("kok", .cardinal, .one, [0, 1]),
            ("tg", .cardinal, .one, [1]), ("gl", .cardinal, .one, [1]), ("en", .ordinal, .one, [1, 21, 31, 41]),
            ("en", .ordinal, .few, [3, 23, 33, 43]),
            ("cy", .ordinal, .zero, [0, 7, 8, 9]), ("it", .ordinal, .many, [8, 11, 80]),
            ("ca", .ordinal, .one, [1, 3]),
            ("de", .ordinal, .one, []), ("ja", .cardinal, .one, []), ("pt-PT", .cardinal, .one, [1]),
            ("pt-BR", .cardinal, .one, [0, 1]),
        ] as [(String, PluralRules.Kind, PluralCategory, [Int])]
    )
    func numbers(language: String, kind: PluralRules.Kind, category: PluralCategory, numbers: [Int]) {
        #expect(Array(PluralRules(language: language, kind).numbers(of: category, in: 0...200).prefix(4)) == numbers)
    }

    /// Millions of Ladin and Venetian are `many`, as in Italian.
    @Test("Romance languages count millions apart", arguments: ["fr", "pt", "es", "it", "ca", "scn", "lld", "vec"])
    func millions(language: String) {
        #expect(PluralRules(language: language).category(of: 3_000_000) == .many)
        #expect(PluralRules(language: language).category(of: 3_000_001) == .other)
    }

    @Test(
        "A language without rules counts as English does",
        arguments: ["und", "", "ryu", "tlh", "Klingonese", "xx-YY"]
    )
    func withoutRules(language: String) {
        let rules = PluralRules(language: language)
        #expect([0, 1, 2, -1].map(rules.category) == [.other, .one, .other, .one])
        #expect(PluralRules(language: language, .ordinal).category(of: 1) == .other)
    }

    @Test(
        "A language has its rules in every spelling",
        arguments: ["ru", "RU", "ru_RU.UTF-8", "ru-rRU", "rus", "b+ru+Cyrl", "ru-u-nu-latn"]
    )
    func spellings(language: String) {
        #expect(PluralRules(language: language).category(of: 5) == .many)
    }

    @Test("The number of a category near another is found")
    func near() {
        #expect(PluralRules(language: "ru").number(near: 8888, of: .one) == 8881)
        #expect(PluralRules(language: "de").number(near: 8888, of: .one) == nil)
        #expect(PluralRules(language: "de").number(near: 888, of: .one) == 1)
        #expect(PluralRules(language: "ja").number(near: 8888, of: .other) == 8888)
        #expect(PluralRules(language: "de").number(near: -5, of: .one) == nil)
    }
}
