@testable import CopyfitTranslations
import Testing

@Suite("Hostile files")
struct HostileTests {
    @Test("Hostile files cut anywhere give texts and problems that are in the file", arguments: Sample.all)
    func truncations(sample: Sample) {
        for length in 0..<sample.bytes.count {
            check(TranslationFile(Array(sample.bytes[..<length]), path: "f", format: sample.format), length)
        }
    }

    @Test(
        "Hostile files with any byte changed or left out give texts and problems that are in the file",
        arguments: Sample.all
    )
    func changedBytes(sample: Sample) {
        for index in sample.bytes.indices {
            for byte: UInt8 in [0x00, 0x0A, 0x22, 0x3C, 0x5C, 0x7B, 0xC3] {
                var bytes = sample.bytes
                bytes[index] = byte
                check(TranslationFile(bytes, path: "f", format: sample.format), index)
            }
            var bytes = sample.bytes
            bytes.remove(at: index)
            check(TranslationFile(bytes, path: "f", format: sample.format), index)
        }
    }

    @Test(
        "Hostile files with other line ends give the same texts in the same lines",
        arguments: Sample.all,
        ["\r\n", "\r"]
    )
    func lineEnds(sample: Sample, end: String) {
        let given = TranslationFile(sample.bytes, path: "f", format: sample.format)
        let text = sample.text.replacing("\n", with: end)
        let other = TranslationFile(Array(text.utf8), path: "f", format: sample.format)
        let unified = { (text: Translation) in
            var text = text
            text.text = text.text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
            text.comment = text.comment?.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
            text.placeholders = []
            return text
        }
        #expect(other.translations.map(unified) == given.translations.map(unified))
        #expect(other.problems == [])
    }

    @Test("Hostile files in UTF-16 give the same texts at the same places", arguments: Sample.all, [true, false])
    func utf16Encoded(sample: Sample, isBigEndian: Bool) {
        let given = TranslationFile(sample.bytes, path: "f", format: sample.format)
        let mark: [UInt8] = isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
        let bytes = mark + utf16(sample.text, isBigEndian: isBigEndian)
        let other = TranslationFile(bytes, path: "f", format: sample.format)
        #expect(other.translations == given.translations)
        #expect(!given.translations.isEmpty)
        #expect(other.problems == [])
        #expect(given.problems == [])
    }

    /// What is repeated a hundred thousand times, in the format that might recurse or search back for it.
    static let repeated: [(TranslationFormat, String)] = [
        (.stringCatalog, "{\"strings\":"), (.stringCatalog, "["), (.json, "["), (.json, "{\"a\":"), (.arb, "{"),
        (.stringsDictionary, "<dict><key>a</key>"), (.stringsDictionary, "<string>"), (.android, "<string name=\"a\">"),
        (.android, "</b>"), (.android, "&"), (.android, "<!--"), (.android, "<![CDATA["), (.android, "<!ENTITY a \""),
        (.android, "<a b='"), (.android, "<plurals name=\"p\"><item>"), (.xliff, "<unit id=\"1\"><segment>"),
        (.xliff, "<g id=\"1\">"), (.qt, "<message><translation>"), (.resx, "<data name=\"x\">"), (.gettext, "#~ "),
        (.gettext, "msgid \"\""), (.gettext, "\"\n"), (.appleStrings, "\"a\"="), (.appleStrings, "/*"),
        (.appleStrings, "\\"),
        (.properties, "\\\n"), (.properties, "\\u"), (.fluent, "a = {"), (.fluent, "{ "),
        (.fluent, "a = { $b ->\n *[c] "),
        (.fluent, "a =\n ."), (.table, "\"\"\""), (.table, ","), (.table, "key,de\n\""),
    ]

    @Test("Hostile files that repeat what nests or never ends are read to their end", arguments: repeated)
    func repetition(format: TranslationFormat, piece: String) {
        let text = String(repeating: piece, count: 100_000 / piece.utf8.count)
        let file = TranslationFile(Array(text.utf8), path: "f", format: format)
        #expect(file.translations.count <= text.utf8.count)
        #expect(file.problems.count <= 1001)
    }

    /// Texts that are repeated a hundred thousand times inside one message of each syntax.
    @Test(
        "Hostile files with messages that nest or never end are read to their end",
        arguments: [
            "{", "{a,select,other{", "{a,plural,offset:", "'", "'{", "%", "%1$", "%(", "%#@", "{{", "$t(", "{0:",
            "{0,choice,",
        ],
        [
            MessageSyntax.icu(.icu), .icu(.java), .printf([.objects, .names, .java]), .i18next, .lenient, .dotNet, .qt,
            .automatic,
        ]
    )
    func messages(piece: String, syntax: MessageSyntax) {
        let text = String(repeating: piece, count: 30_000 / piece.utf8.count)
        var budget = 1 << 20
        #expect(syntax.message(text).branches(budget: &budget).texts.count >= 1)
    }

    @Test("Hostile files cannot make their branches larger than some multiple of themselves")
    func expansion() {
        let branches = (0..<400).map { "b\($0) {x}" }.joined(separator: " ")
        let message = "{a, select, \(branches) other {y}}" + String(repeating: "long ", count: 100_000)
        let file = read("{\"k\": \"\(message)\"}", as: .json)
        let size = file.translations.reduce(0) { $0 + $1.text.utf8.count }
        #expect(size < 20_000_000)
        #expect(
            file.problems.map(\.message) == [
                "The text of \"k\" has too many combinations of branches: only 1 are read."
            ]
        )
    }

    /// A number that fits in no integer, where each format has one.
    static let hugeNumbers: [(TranslationFormat, String, Int)] = [
        (.appleStrings, "\"k\" = \"%99999999999999999999$d %9999999999999999999d %.99999999999999999999f\";", 0),
        (.android, "<resources><string name=\"k\">&#99999999999999999999; &#x110000; &#xD800;</string></resources>", 3),
        (.gettext, "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[99999999999999999999] \"{99999999999999999999}\"\n", 0),
        (
            .json, "{\"k\": \"{99999999999999999999} {n, plural, =99999999999999999999 {x} other {y}}\", \"n\": 1e999}",
            0
        ),
        (.fluent, "k = { 99999999999999999999 } { \"\\UFFFFFF\" }\n", 0),
        (
            .stringCatalog,
            "{\"strings\":{\"k\":{\"localizations\":{\"de\":{\"substitutions\":{\"n\":{\"argNum\":1e300}}}}}}}", 0
        ),
        (
            .qt,
            "<TS><message><source>k</source><translation><byte value=\"x99999999999\"/>%99</translation></message></TS>",
            0
        ),
        (.resx, "<root><data name=\"k\"><value>{99999999999999999999:N99999999999}</value></data></root>", 0),
    ]

    @Test("Hostile files with numbers that fit in no integer are read", arguments: hugeNumbers)
    func numbers(format: TranslationFormat, text: String, problems: Int) {
        let file = read(text, as: format)
        #expect(file.translations.count >= 1)
        #expect(file.problems.count == problems)
        check(file, 0)
    }

    @Test("Hostile files have a thousand problems listed and the others counted")
    func problemLimit() {
        let file = read(String(repeating: "?\n", count: 1500), as: .gettext)
        #expect(file.problems.count == 1001)
        #expect(file.problems.last?.message == "500 more problems are not listed.")
    }

    private func check(_ file: TranslationFile, _ index: Int) {
        for text in file.translations {
            #expect(text.position.line >= 1 && text.position.column >= 1, "\(index)")
            let bytes = Array(text.text.utf8)
            var end = 0
            for placeholder in text.placeholders {
                let range = placeholder.range
                #expect(range.lowerBound >= end && range.upperBound <= bytes.count, "\(index) \(text.text)")
                guard range.upperBound <= bytes.count else { continue }
                let isWhole = [range.lowerBound, range.upperBound].allSatisfy {
                    $0 == bytes.count || bytes[$0] & 0xC0 != 0x80
                }
                #expect(isWhole, "\(index) \(text.text)")
                end = range.upperBound
            }
        }
        #expect(file.problems.allSatisfy { $0.message.hasSuffix(".") }, "\(index) \(file.problems)")
        #expect(zip(file.problems, file.problems.dropFirst()).allSatisfy { $0.position <= $1.position }, "\(index)")
    }
}
