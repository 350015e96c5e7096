import Testing

@testable import CopyfitUnicode

/// Expected values: the standard library's own tables for what it has; single rows of Unicode 17.0's files otherwise.
@Suite("Properties of characters")
struct CharacterPropertiesTests {
    private let known = (0..<0x110000 as Range<UInt32>).compactMap(Unicode.Scalar.init).filter {
        $0.properties.age.map { $0.major <= 15 } == true
    }

    @Test("Properties of characters are the standard library's: emoji, and what is invisible by design")
    func emoji() {
        #expect(known.count > 140_000)
        #expect(known.filter { CharacterProperties.isEmoji($0.value) != $0.properties.isEmoji } == [])
        let shown = known.filter { CharacterProperties.hasEmojiPresentation($0.value) }
        #expect(shown == known.filter(\.properties.isEmojiPresentation))
        let invisible = known.filter { CharacterProperties.isDefaultIgnorable($0.value) }
        #expect(invisible == known.filter(\.properties.isDefaultIgnorableCodePoint))
    }

    @Test("Properties of characters are the standard library's: letters, numbers and marks")
    func categories() {
        let wrong = known.filter { scalar in
            let category = scalar.properties.generalCategory
            let record = CharacterRecord(scalar.value)
            return record.isLetter != Self.letters.contains(category)
                || record.isMark != Self.marks.contains(category)
                || record.isLetterOrNumber != Self.letters.union(Self.numbers).contains(category)
        }
        #expect(wrong == [])
    }

    @Test(
        "Properties of characters have the scripts of Scripts.txt and ScriptExtensions.txt",
        arguments: [
            (0x41, "Latn", ["Latn"]), (0x4E00, "Hani", ["Hani"]), (0x1E5D0, "Onao", ["Onao"]), (0x20, "Zyyy", ["Zyyy"]),
            (0x301, "Zinh", ["Cher", "Cyrl", "Grek", "Latn", "Osge", "Sunu", "Tale", "Todr"]),
            (0x60C, "Zyyy", ["Arab", "Gara", "Nkoo", "Rohg", "Syrc", "Thaa", "Yezi"]),
            (0xE000, "Zzzz", ["Zzzz"]), (0x10FFFF, "Zzzz", ["Zzzz"]),
        ]
    )
    func scripts(character: UInt32, script: String, extensions: [String]) {
        let record = CharacterRecord(character)
        #expect(name(record.script) == script)
        #expect(record.scripts.map(name).sorted() == extensions)
        #expect(record.scripts == record.scripts.sorted { $0.number < $1.number })
        #expect(record.scripts.allSatisfy(record.hasScript) && !record.hasScript(Script(number: 200)))
    }

    @Test(
        "Properties of characters have the counterparts of BidiBrackets.txt",
        arguments: [(0x28, 0x29, true), (0x29, 0x28, false), (0x2329, 0x232A, true), (0xFF63, 0xFF62, false)]
    )
    func brackets(bracket: UInt32, counterpart: UInt32, isOpening: Bool) {
        #expect(CharacterProperties.bracket(bracket) == (counterpart, isOpening, !isOpening))
        #expect(CharacterRecord(bracket).mayBeBracket)
        #expect(CharacterProperties.bracket(0x41) == (0, false, false))
    }

    private func name(_ script: Script) -> String {
        String(decoding: [24, 16, 8, 0].map { UInt8(script.tag >> $0 & 0xFF) }, as: UTF8.self)
    }

    private static let letters: Set<Unicode.GeneralCategory> = [
        .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    ]
    private static let marks: Set<Unicode.GeneralCategory> = [.nonspacingMark, .spacingMark, .enclosingMark]
    private static let numbers: Set<Unicode.GeneralCategory> = [.decimalNumber, .letterNumber, .otherNumber]
}
