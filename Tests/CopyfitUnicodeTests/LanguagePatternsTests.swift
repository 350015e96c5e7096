import CopyfitBundledFonts
@testable import CopyfitUnicode
import Foundation
import TestSupport
import Testing

/// `Recorded/Hyphenation.txt` says where libhyphen divides words with the bundled files. Of 187,275 words of iso-codes and manuals in these
/// languages but Thai it divides all alike, but for two of two letters, and for places inside a grapheme, which are no opportunities.
@Suite("Hyphenation dictionaries of languages")
struct LanguagePatternsTests {
    private let dictionaries: HyphenationDictionaries
    private let folder: String

    init() throws {
        let fonts = try BundledFonts.directory()
        dictionaries = HyphenationDictionaries(bundledDirectory: fonts, systemDirectory: "/none")
        folder = "\(fonts)/Hyphenation"
    }

    private static let languages = BundledPatterns.languages.joined(separator: ", ")

    private static let recorded = try? text(of: "Recorded/Hyphenation.txt").split(separator: "\n")
        .filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ").map(String.init) }

    private static func text(of file: String) throws -> String {
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: file)
        return try String(contentsOf: url, encoding: .utf8)
    }

    @Test("Hyphenation dictionaries of languages divide words where libhyphen divides them with the same files")
    func words() throws {
        let recorded = try #require(Self.recorded)
        #expect(recorded.count == 41 && recorded.allSatisfy { $0.count == 37 })
        for row in recorded {
            let dictionary = try dictionaries.dictionary(language: row[0])
            let divided = row.dropFirst().map { word in
                let letters = word.unicodeScalars.filter { $0 != "-" }
                let places = dictionary.hyphens(in: letters.map(\.value))
                return letters.enumerated().map { String($1) + (places.contains($0) ? "-" : "") }.joined()
            }
            #expect(divided == Array(row.dropFirst()), "\(row[0])")
        }
    }

    @Test(
        "Hyphenation dictionaries of languages are the files that the folder's page lists, with their languages and hashes"
    )
    func page() throws {
        let rows = try Self.text(of: "../../Fonts/Hyphenation/README.md").split(separator: "\n")
            .filter { $0.hasPrefix("| hyph_") }.map {
                $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            }
        #expect(rows.count == 41)
        var languages: [String] = []
        for row in rows {
            for language in row[1].split(separator: ", ").map(String.init) {
                #expect(try dictionaries.dictionary(language: language).path == "\(folder)/\(row[0])")
                languages.append(language)
            }
        }
        #expect(languages.sorted() == BundledPatterns.languages)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".dic") }
        #expect(files.sorted() == rows.map { $0[0] }.sorted())
        let listed = Set(rows.map { "\($0[6].filter { $0 != "`" })  \($0[0])" })
        #expect(Set(try Self.hashes(of: files, in: folder)) == listed)
    }

    private static func hashes(of files: [String], in folder: String) throws -> [String] {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/sha256sum")
        (process.arguments, process.currentDirectoryURL) = (files, URL(filePath: folder))
        process.standardOutput = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// The one file of a language is for all its regions; English and Portuguese have patterns for some regions.
    @Test(
        "Hyphenation dictionaries of languages are found in any spelling",
        arguments: [
            ("DE", "de_DE"), ("de_AT", "de_DE"), ("de-CH-u-lb-strict", "de_DE"), ("sv-FI", "sv"), ("es-419", "es"),
            ("fr_CA.UTF-8", "fr"),
            ("bn-BD", "bn_IN"), ("en", "en_US"), ("EN-us", "en_US"), ("en_GB", "en_GB"), ("en-AU", "en_GB"),
            ("pt", "pt_BR"),
            ("pt-BR", "pt_BR"), ("sr-Latn", "sr_Latn"), ("sr-Latn-RS", "sr_Latn"), ("sr-Cyrl-BA", "sr"),
            ("sr@latin", "sr_Latn"),
        ]
    )
    func spellings(language: String, name: String) throws {
        #expect(try dictionaries.dictionary(language: language).path == "\(folder)/hyph_\(name).dic")
    }

    @Test(
        "Hyphenation dictionaries of languages never stand in for others",
        arguments: [
            ("nb", "nb"), ("nn-NO", "nn_NO"), ("no", "no"), ("zh", "zh"), ("zh-Hant-TW", "zh_Hant_TW"),
            ("en-CA", "en_CA"),
            ("pt-PT", "pt_PT"), ("de-1901", "de_1901"), ("pa-Arab-PK", "pa_Arab_PK"), ("uk", "uk"),
        ]
    )
    func missing(language: String, name: String) throws {
        let error = HyphenationError.noDictionary(
            language: language,
            path: "/none/hyph_\(name).dic",
            bundled: BundledPatterns.languages
        )
        #expect(throws: error) { try dictionaries.dictionary(language: language) }
        #expect(error.description.hasSuffix(", or name a language that has one (bundled: \(Self.languages))."))
    }

    @Test("Hyphenation dictionaries of languages have none for what is no language")
    func noLanguage() {
        for language in ["und", "", "../de", "de/..", "x-de"] {
            #expect(throws: HyphenationError.noLanguage(language)) { try dictionaries.dictionary(language: language) }
        }
    }

    /// Whether each language's file is bundled, and its name.
    private func files(_ languages: [String], in dictionaries: HyphenationDictionaries) throws -> [String] {
        try languages.map { language in
            let path = try dictionaries.dictionary(language: language).path
            return (path.hasPrefix(folder) ? "bundled " : "system ") + (path.split(separator: "/").last ?? "")
        }
    }

    /// CLDR's likely subtags: cs is cs-Latn-CZ, pt is pt-Latn-BR.
    @Test("Hyphenation dictionaries of languages without bundled patterns are the system's")
    func system() throws {
        let names = ["cs_CZ", "de", "nb", "nb_NO", "pt", "pt_BR"].map { "hyph_\($0).dic" }
        let fonts = try BundledFonts.directory()
        try TestFonts.withFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, Array("UTF-8\n".utf8)) })) {
            system in
            let both = HyphenationDictionaries(bundledDirectory: fonts, systemDirectory: system)
            let found = try files(["cs", "nb", "nb-NO", "de", "pt"], in: both)
            #expect(
                found == [
                    "system hyph_cs_CZ.dic", "system hyph_nb.dic", "system hyph_nb_NO.dic", "bundled hyph_de_DE.dic",
                    "bundled hyph_pt_BR.dic",
                ]
            )
            let other = HyphenationDictionaries(bundledDirectory: nil, systemDirectory: system)
            let alone = try files(["de", "pt", "pt-BR"], in: other)
            #expect(alone == ["system hyph_de.dic", "system hyph_pt.dic", "system hyph_pt_BR.dic"])
            for (language, name) in [("de-AT", "de_AT"), ("cs-SK", "cs_SK")] {
                let path = "\(system)/hyph_\(name).dic"
                #expect(throws: HyphenationError.noDictionary(language: language, path: path, bundled: [])) {
                    try other.dictionary(language: language)
                }
            }
        }
    }

    @Test("Hyphenation dictionaries of languages do not take the system's for a bundled file that is missing")
    func incomplete() throws {
        let dictionaries = HyphenationDictionaries(bundledDirectory: "/none")
        #expect(throws: HyphenationError.unreadable(path: "/none/Hyphenation/hyph_de_DE.dic")) {
            try dictionaries.dictionary(language: "de")
        }
    }

    @Test("Hyphenation dictionaries of languages are opened once")
    func once() throws {
        let (one, other) = try (dictionaries.dictionary(language: "sv"), dictionaries.dictionary(language: "sv"))
        #expect(one == other)
    }
}

/// The machine's iconv is the oracle.
@Suite("Charsets of pattern files")
struct PatternEncodingTests {
    @Test(
        "Charsets of pattern files have the letters of iconv",
        arguments: ["ISO8859-1", "ISO8859-2", "ISO8859-5", "ISO8859-7", "ISO8859-13", "ISO8859-15", "KOI8-R"]
    )
    func letters(name: String) throws {
        let encoding = try #require(PatternEncoding(named: name))
        let (process, input, output) = (Process(), Pipe(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/iconv")
        process.arguments = ["-c", "-f", name, "-t", "UTF-8"]
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        let bytes = Array(UInt8(0xA0)...0xFF).flatMap { byte -> [UInt8] in [byte, 0x0A] }
        try input.fileHandleForWriting.write(contentsOf: Data(bytes))
        try input.fileHandleForWriting.close()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (byte, line) in zip(UInt8(0xA0)...0xFF, lines) {
            guard let letter = line.unicodeScalars.first, letter.properties.isAlphabetic else { continue }
            #expect(encoding.letters(of: [letter.value]) == [[byte]], "\(letter)")
        }
        #expect(encoding.letters(of: Array("az'".utf8.map(UInt32.init))) == [[0x61], [0x7A], [0x27]])
        #expect(encoding.letters(of: [0x4E00]) == nil)
    }
}
