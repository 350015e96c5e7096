import CopyfitTranslations
import Testing

@Suite("Java's .properties")
struct PropertiesReaderTests {
    /// The first three spellings, `fruits` and `cheeses` are the examples of `java.util.Properties.load`.
    @Test("Java's .properties gives the keys and values of Java's documentation, with comments and escapes")
    func pairs() {
        let file = read(
            """
            # About the file

            Truth = Beauty
             Truth:Beauty
            Truth\t\t\t:Beauty
            ! The fruits
            # we sell
            fruits                           apple, banana, pear, \\
                                              cantaloupe, watermelon, \\
                                              kiwi, mango
            cheeses
            a\\ b\\:c = \\u00e9\\ud83d\\ude00\\tx\\q
            bad = \\u12
            """,
            as: .properties,
            locale: "en"
        )
        #expect(
            file.lines == [
                "3:9 en Truth = Beauty", "4:8 en Truth = Beauty", "5:10 en Truth = Beauty",
                "8:34 en fruits = apple, banana, pear, cantaloupe, watermelon, kiwi, mango",
                "11:8 en cheeses (untranslated) = ", "12:11 en a b:c = é😀\txq", "13:7 en bad = 12",
            ]
        )
        #expect(file.translations[0].comment == nil)
        #expect(file.translations[3].comment == "The fruits\nwe sell")
        #expect(file.problems.map(\.description) == ["13:7: \\u needs four hexadecimal digits."])
    }

    @Test("Java's .properties is ISO 8859-1 where it is not UTF-8")
    func encoding() {
        let latin = TranslationFile(Array("k = ".utf8) + [0xE9, 0x80], path: "m_fr.properties", format: .properties)
        #expect(latin.lines == ["1:5 fr k = é€"])
        #expect(latin.problems == [])
        #expect(latin.legacyByte == TextPosition(line: 1, column: 5))
        let mixed = TranslationFile(
            Array("a = ü\nb = \u{FC}".utf8) + [0xFF],
            path: "m_fr.properties",
            format: .properties
        )
        // Each byte of "ü" is a character of ISO 8859-1
        #expect(mixed.texts == ["Ã¼", "Ã¼ÿ"])
        #expect(mixed.legacyByte == TextPosition(line: 2, column: 7))
        #expect(read("k = é", as: .properties).legacyByte == nil)
        #expect(read("k = é", as: .properties).texts == ["é"])
    }

    @Test("Java's .properties has messages of MessageFormat")
    func messages() {
        let file = read("a = {0} isn''t {1,number}\nb = it's\n", as: .properties)
        #expect(file.texts == ["{0} isn't {1,number}", "it's"])
        #expect(file.translations[0].replaced == ["{0} 1 any", "{1,number} 2 decimal"])
    }
}
