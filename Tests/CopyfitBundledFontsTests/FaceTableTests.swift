public import CopyfitBundledFonts
import Foundation
public import Testing

@Suite("The compiled-in table of faces")
struct FaceTableTests {
    @Test("The compiled-in table of faces says what the font files say of themselves", arguments: BundledFonts.faces)
    func rowMatchesFile(row: BundledFace) throws {
        let face = try sfntFace(of: row)
        #expect(row.familyName == face.familyName)
        #expect(row.styleName == face.styleName)
        #expect(row.fullName == face.fullName)
        #expect(row.weight == face.weightClass)
        #expect(face.widthClass == 5 && row.width == 100, "usWidthClass 5 is CSS 100 %")
        #expect((row.slant == .italic) == face.isItalic)
    }

    @Test("The compiled-in table of faces has the SHA-256 that sha256sum prints for each file")
    func hashes() throws {
        let directory = try BundledFonts.directory()
        let files = Set(BundledFonts.faces.map(\.file)).sorted()
        let printed = try output(of: "sha256sum", arguments: files, in: directory)
        let expected = files.map { file in
            BundledFonts.faces.filter { $0.file == file }.map { "\($0.sha256)  \($0.file)" }
        }
        #expect(expected.allSatisfy { Set($0).count == 1 }, "faces of one file state one hash")
        #expect(printed.split(separator: "\n").map(String.init) == expected.compactMap(\.first))
    }

    @Test(
        "The compiled-in table of faces names every font file of the folder, and every face of each but the collection's Mono faces"
    )
    func isComplete() throws {
        let directory = try BundledFonts.directory()
        let files = try FileManager.default.subpathsOfDirectory(atPath: directory)
            .filter { !$0.hasSuffix("/OFL.txt") && !$0.hasPrefix("Hyphenation/") && $0.contains(".") }
        #expect(Set(files) == Set(BundledFonts.faces.map(\.file)))
        for file in files {
            let bytes = try Data(contentsOf: URL(filePath: "\(directory)/\(file)"), options: .alwaysMapped)
            let isUsed = (0..<SFNTFace.count(in: bytes)).filter { index in
                SFNTFace(file: bytes, index: index).familyName?.contains("Mono CJK") == false
            }
            let indices = BundledFonts.faces.filter { $0.file == file }.map(\.index)
            #expect(indices.sorted() == isUsed, "\(file)")
        }
    }

    @Test("The compiled-in table of faces stays within 80 MB, and every family's folder holds its licence")
    func sizeAndLicences() throws {
        let directory = try BundledFonts.directory()
        var total = 0
        for file in Set(BundledFonts.faces.map(\.file)) {
            let path = "\(directory)/\(file)"
            total += try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
            let licence = URL(filePath: path).deletingLastPathComponent().appending(path: "OFL.txt")
            #expect(try String(contentsOf: licence, encoding: .utf8).contains("SIL OPEN FONT LICENSE Version 1.1"))
        }
        #expect(total > 0 && total <= 80_000_000)
    }

    @Test("The compiled-in table of faces is repeated by the folder's README, hash for hash")
    func readme() throws {
        let readme = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fonts/README.md")
        let text = try String(contentsOf: readme, encoding: .utf8)
        for row in BundledFonts.faces {
            #expect(text.contains(row.sha256), "\(row.file)")
        }
    }

    @Test(
        "The compiled-in table of faces has a fallback face with a glyph for a letter of each script it promises",
        arguments: [
            ("Latn", "ạ"), ("Grek", "ἀ"), ("Cyrl", "ӝ"), ("Arab", "ع"), ("Hebr", "ש"), ("Deva", "क"), ("Beng", "ক"),
            ("Taml", "த"), ("Thai", "ก"), ("Hani", "字"), ("Hira", "ひ"), ("Kana", "カ"), ("Hang", "한"), ("Bopo", "ㄅ"),
            ("Zyyy", "\u{2212}"), ("Zmth", "𝒜"), ("Zsye", "😀"), ("Armn", "ա"), ("Geor", "ა"), ("Gujr", "ક"),
            ("Guru", "ਕ"),
            ("Knda", "ಕ"), ("Mlym", "ക"), ("Orya", "କ"), ("Telu", "క"), ("Sinh", "ක"), ("Khmr", "ក"), ("Laoo", "ກ"),
            ("Mymr", "က"), ("Tibt", "ཀ"), ("Ethi", "አ"), ("Mong", "ᠠ"), ("Cher", "Ꭰ"), ("Cans", "ᐃ"), ("Nkoo", "ߊ"),
            ("Tfng", "ⴰ"), ("Thaa", "\u{784}"), ("Syrc", "\u{712}"), ("Adlm", "\u{1E900}"), ("Bali", "\u{1B13}"),
            ("Bamu", "\u{A6A0}"), ("Bugi", "\u{1A00}"), ("Cakm", "\u{11107}"), ("Cham", "\u{AA00}"),
            ("Copt", "\u{2C80}"),
            ("Glag", "\u{2C00}"), ("Goth", "\u{10330}"), ("Java", "\u{A98F}"), ("Lepc", "\u{1C00}"),
            ("Limb", "\u{1901}"),
            ("Lisu", "\u{A4D0}"), ("Mtei", "\u{ABC0}"), ("Ogam", "\u{1681}"), ("Olck", "\u{1C5A}"),
            ("Osge", "\u{104B0}"),
            ("Runr", "\u{16A0}"), ("Sund", "\u{1B83}"), ("Tglg", "\u{1700}"), ("Lana", "\u{1A20}"),
            ("Vaii", "\u{A500}"),
            ("Yiii", "\u{A000}"),
        ] as [(String, Unicode.Scalar)]
    )
    func scriptIsCovered(script: String, letter: Unicode.Scalar) throws {
        let rows = BundledFonts.faces.filter { $0.role.scripts.contains(script) }
        #expect(!rows.isEmpty)
        for row in rows {
            #expect(try sfntFace(of: row).hasGlyph(for: letter), "\(row.fullName)")
            #expect(row.blocks.isEmpty || row.blocks.contains { $0.contains(letter.value) }, "\(row.fullName)")
        }
    }

    @Test("The compiled-in table of faces tries simplified Chinese before the other shapes of Han, and emoji last")
    func chainOrder() {
        let languages = BundledFonts.faces.compactMap(\.role.language)
        #expect(languages == ["zh-Hans", "zh-Hant", "zh-HK", "ja", "ko"])
        #expect(BundledFonts.faces.last?.role.scripts == ["Zsye"])
    }

    private func sfntFace(of row: BundledFace) throws -> SFNTFace {
        let url = URL(filePath: "\(try BundledFonts.directory())/\(row.file)")
        return SFNTFace(file: try Data(contentsOf: url, options: .alwaysMapped), index: row.index)
    }

    private func output(of tool: String, arguments: [String], in directory: String) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [tool] + arguments
        process.currentDirectoryURL = URL(filePath: directory)
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension BundledRole {
    fileprivate var scripts: [String] {
        if case .fallback(let scripts, _) = self { scripts } else { [] }
    }

    fileprivate var language: String? {
        if case .fallback(_, let language) = self { language } else { nil }
    }
}

extension BundledFace: CustomTestStringConvertible {
    public var testDescription: String { fullName }
}
