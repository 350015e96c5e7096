import CopyfitDrawing
import CopyfitFonts
import Foundation
import TestSupport
import Testing

@testable import CopyfitRendering

@Suite("Damaged fonts in a PDF")
struct HostileFontTests {
    /// cairo 1.16 reads a `name` table without looking at its end.
    @Test("A font whose names end outside their table is drawn as outlines", arguments: [2, 4])
    func names(damagedByte: Int) throws {
        var file = [UInt8](try Data(contentsOf: URL(filePath: FontCatalogue().chain(named: "Inter").primary.path)))
        let table = try #require(Self.place(of: "name", in: file))
        file[table + damagedByte] = 0xFF
        try TestFonts.withFolder(["damaged.otf": file]) { folder in
            let reference = FontFileReference(path: "\(folder)/damaged.otf")
            let chain = try FontCatalogue(bundledDirectory: nil).chain(files: [reference])
            #expect(!chain.primary.hasSoundNames)
            let list = DisplayList(
                size: CGSize(width: 200, height: 40),
                items: try DrawnText(size: 20).items("office", chain: chain, x: 5, y: 5)
            )
            let page = try PDFRenderer().render([list]).bytes
            #expect(try OtherPrograms.text(page) == "office")
        }
    }

    @Test("The names of bundled fonts are sound")
    func bundled() throws {
        for name in ["Inter", "Noto Serif", "Noto Sans Devanagari"] {
            #expect(try FontCatalogue().chain(named: name).primary.hasSoundNames)
        }
    }

    /// Where a table begins: the file's directory has 16 bytes for each, the name first, the place at 8.
    private static func place(of table: String, in file: [UInt8]) -> Int? {
        let count = Int(file[4]) << 8 | Int(file[5])
        for entry in 0..<count {
            let start = 12 + 16 * entry
            guard file[start..<start + 4].elementsEqual(table.utf8) else { continue }
            return file[start + 8..<start + 12].reduce(0) { $0 << 8 | Int($1) }
        }
        return nil
    }
}
