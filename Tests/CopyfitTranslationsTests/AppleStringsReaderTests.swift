import CopyfitTranslations
import Testing

@Suite("Apple's .strings")
struct AppleStringsReaderTests {
    @Test("Apple's .strings give pairs with comments, bare keys and escapes")
    func pairs() {
        let file = read(
            #"""
            /* Title of the
               main window */
            "title" = "Welcome,\n\"%@\"";
            // one
            // two
            bare.key_1 = "caf\U00e9 \Ud83d\ude00";
              "alone";
            'single' = 'it\'s';
            """#,
            as: .appleStrings,
            locale: "en"
        )
        #expect(
            file.lines == [
                "3:11 en title = Welcome,\n\"%@\"",
                "6:14 en bare.key_1 = café 😀",
                "7:3 en alone = alone",
                "8:12 en single = it's",
            ]
        )
        #expect(file.translations.map(\.comment) == ["Title of the\n   main window", "one\ntwo", nil, nil])
        #expect(file.translations[0].replaced == ["%@ 1 text"])
        #expect(file.problems == [])
    }

    @Test(
        "Apple's .strings are read in UTF-8 and UTF-16, with and without a byte order mark",
        arguments: [
            [0xEF, 0xBB, 0xBF] + Array("\"k\" = \"ü😀\";".utf8),
            [0xFF, 0xFE] + utf16("\"k\" = \"ü😀\";", isBigEndian: false),
            [0xFE, 0xFF] + utf16("\"k\" = \"ü😀\";", isBigEndian: true),
            utf16("\"k\" = \"ü😀\";", isBigEndian: false),
            utf16("\"k\" = \"ü😀\";", isBigEndian: true),
        ] as [[UInt8]]
    )
    func encodings(bytes: [UInt8]) {
        let file = TranslationFile(bytes, path: "de.lproj/a.strings", format: .appleStrings, locale: "de")
        #expect(file.lines == ["1:7 de k = ü😀"])
        #expect(file.problems == [])
    }

    @Test("Apple's .strings with half a surrogate pair or bytes that are not UTF-8 are read with U+FFFD in their place")
    func broken() {
        let lone = [0xFF, 0xFE] + utf16("k=\"", isBigEndian: false) + [0x3D, 0xD8] + utf16("x\";", isBigEndian: false)
        let file = TranslationFile(lone, path: "a", format: .appleStrings)
        #expect(file.texts == ["\u{FFFD}x"])
        #expect(file.problems.map(\.description) == ["1:4: Not UTF-16: half of a surrogate pair."])
        let invalid = TranslationFile(
            Array("k=\"a".utf8) + [0xFF] + Array("b\";".utf8),
            path: "a",
            format: .appleStrings
        )
        #expect(invalid.texts == ["a\u{FFFD}b"])
        #expect(invalid.problems.map(\.description) == ["1:5: Not UTF-8: the byte 0xFF is not allowed here."])
    }

    @Test("Apple's .strings go on after a missing semicolon, a missing value and text that is no pair")
    func recovery() {
        let file = read(
            """
            "a" = "1"
            "b" = ;
            "c" = "3";
            <<<<<<< HEAD
            "d" = "4";
            "e" = "5
            """,
            as: .appleStrings
        )
        #expect(file.lines == ["1:7 a = 1", "3:7 c = 3", "5:7 d = 4", "6:7 e = 5"])
        #expect(
            file.problems.map(\.description) == [
                "1:10: A semicolon is missing after this pair.",
                "2:7: Expected a pair \"key\" = \"value\";.",
                "4:1: Expected a pair \"key\" = \"value\";.",
                "6:7: The text needs a closing quote.",
                "6:9: A semicolon is missing after this pair.",
            ]
        )
    }

    @Test("Apple's .strings keep equal keys, and lines end with LF, CRLF or CR", arguments: ["\n", "\r\n", "\r"])
    func lineEnds(end: String) {
        let file = read("// c\(end)\"k\" = \"1\";\(end)\"k\" = \"\";\(end)", as: .appleStrings)
        #expect(file.lines == ["2:7 k = 1", "3:7 k (untranslated) = "])
        #expect(file.translations[0].comment == "c")
    }

    @Test("Apple's .strings as XML property lists are read too; binary ones say what to do")
    func propertyLists() {
        let file = read(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>a &amp; b</key><string>x &lt; y</string>
            <key>n</key><integer>1</integer>
            </dict></plist>
            """,
            as: .appleStrings
        )
        #expect(file.lines == ["3:29 a & b = x < y"])
        #expect(file.problems.map(\.description) == ["4:6: The value of \"n\" must be a string."])
        #expect(read("bplist00\u{0}", as: .appleStrings).problems.count == 1)
    }
}

func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
        let bytes = [UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit)]
        return isBigEndian ? bytes : bytes.reversed()
    }
}
