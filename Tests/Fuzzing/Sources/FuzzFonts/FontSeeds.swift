import CopyfitFonts
import FontBuilding
import Foundation

/// Small fonts: the repository's own, reduced to the tables that measuring reads, those made by the tests, and halves of all.
enum FontSeeds {
    /// Larger inputs are too slow to try.
    private static let largest = 48 << 10

    static func all() throws -> [[UInt8]] {
        let whole = try files().flatMap(reduced) + built
        let small = whole.filter { $0.count <= largest }
        return small + small.map { Array($0.prefix($0.count / 2)) } + small.prefix(4).map(collection)
            + small.prefix(4).flatMap { [WebFont.woff($0), WebFont.woff2($0)] }
    }

    private static var built: [[UInt8]] {
        let plain = OpenTypeBuilder(glyphs: [
            .init("a", advance: 500), .init(" ", advance: 250), .init("A", advance: 700), .init("ل", advance: 400),
            .init("日", advance: 1000),
        ])
        return [plain, .changingAtSpaces, .unsafeEverywhere, .ligaturesOverSpaces].map { $0.bytes() }
    }

    /// One file of each bundled family, and the tests' own.
    private static func files() throws -> [[UInt8]] {
        let families = [
            "Inter/Inter-Regular.otf", "NotoSerif/NotoSerif-Regular.ttf", "NotoSansHebrew/NotoSansHebrew-Regular.ttf",
            "NotoSansArabic/NotoSansArabic-Regular.ttf", "NotoSansDevanagari/NotoSansDevanagari-Regular.ttf",
            "NotoSansBengali/NotoSansBengali-Regular.ttf", "NotoSansTamil/NotoSansTamil-Regular.ttf",
            "NotoSansThai/NotoSansThai-Regular.ttf", "NotoSansMath/NotoSansMath-Regular.ttf",
        ].map { try? TestFonts.bundled($0) }
        let own = [
            "Amiri-Regular.ttf", "NotoNastaliqUrdu-Regular.ttf", "NotoSansMyanmar-Regular.ttf",
            "NotoSansKhmer-Regular.ttf", "5x7.pcf.gz", "lmmi10.pfb", "NotoSansArabic-part.woff2",
        ].map(TestFonts.testOnly)
        return try (families.compactMap { $0 } + own).map { [UInt8](try Data(contentsOf: URL(filePath: $0))) }
    }

    /// With all layout tables, with each of them alone, and with none; a file of another format as it is.
    private static func reduced(_ bytes: [UInt8]) -> [[UInt8]] {
        guard let tables = FontTables(bytes) else { return [bytes] }
        let core = ["OS/2", "cmap", "head", "hhea", "hmtx", "maxp"]
        return [[], ["GDEF", "GSUB"], ["GDEF", "GPOS"], ["GDEF", "GPOS", "GSUB", "kern"]].map { layout in
            tables.file(core + layout)
        }
    }

    /// A collection whose one face is the file: the header, then the file with its offsets moved.
    private static func collection(_ file: [UInt8]) -> [UInt8] {
        guard let tables = FontTables(file) else { return file }
        let header = Array("ttcf".utf8) + FontTables.bigEndian([0x0001_0000, 1, 16])
        return header + tables.file(tables.tags, at: header.count)
    }
}
