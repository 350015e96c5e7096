import CopyfitFonts
import TestSupport
import Testing

@Suite("Vertical metrics")
struct MetricsTests {
    /// What fontTools 4.38 reads: `hhea` ascent, descent, lineGap; `OS/2` sTypo…; usWin…; fsSelection bit 7.
    struct Row: Sendable {
        let file: String
        let unitsPerEm: Double
        let hhea: [Double]
        let typo: [Double]
        let win: [Double]
        let usesTypo: Bool
    }

    @Test(
        "Each policy takes its table",
        arguments: [
            Row(
                file: "Inter/Inter-Regular.otf",
                unitsPerEm: 2816,
                hhea: [2728, -680, 0],
                typo: [2728, -680, 0],
                win: [2728, 680],
                usesTypo: true
            ),
            Row(
                file: "NotoSansCJK/NotoSansCJK-Regular.ttc",
                unitsPerEm: 1000,
                hhea: [1160, -288, 0],
                typo: [880, -120, 0],
                win: [1160, 288],
                usesTypo: false
            ),
            Row(
                file: "NotoSansArabic/NotoSansArabic-Regular.ttf",
                unitsPerEm: 1000,
                hhea: [1374, -738, 0],
                typo: [1374, -738, 0],
                win: [1374, 738],
                usesTypo: false
            ),
            Row(
                file: "NotoColorEmoji/NotoColorEmoji.ttf",
                unitsPerEm: 2048,
                hhea: [1900, -500, 0],
                typo: [1900, -500, 0],
                win: [1900, 500],
                usesTypo: false
            ),
        ]
    )
    func policies(row: Row) throws {
        let reference = FontFileReference(path: try TestFonts.bundled(row.file))
        let face = try FontCatalogue(bundledDirectory: nil).chain(files: [reference]).primary
        #expect(face.metrics().unitsPerEm == row.unitsPerEm)
        #expect(values(face, .apple) == row.hhea)
        #expect(values(face, .openType) == row.typo)
        #expect(values(face, .windows) == [row.win[0], -row.win[1], 0])
        #expect(values(face, .harfBuzz) == (row.usesTypo ? row.typo : row.hhea))
    }

    /// The order of FreeType's `sfobjs.c`, documented as `FT_FaceRec.ascender`.
    @Test("A font whose horizontal header is all zeros has the typographic metrics, and without these Windows'")
    func zeros() throws {
        var font = OpenTypeBuilder(glyphs: [.init("a", advance: 500)])
        (font.ascender, font.descender) = (0, 0)
        #expect(values(try TestFonts.chain([font]).primary, .harfBuzz) == [0, 0, 0])
        font.windows = [900, 300]
        #expect(values(try TestFonts.chain([font]).primary, .harfBuzz) == [900, -300, 0])
        font.typographic = [750, -250, 100]
        #expect(values(try TestFonts.chain([font]).primary, .harfBuzz) == [750, -250, 100])
        font.ascender = 800
        #expect(values(try TestFonts.chain([font]).primary, .harfBuzz) == [800, 0, 0])
    }

    private func values(_ face: FontFace, _ policy: FontMetricsPolicy) -> [Double] {
        let metrics = face.metrics(policy)
        return [metrics.ascent, -metrics.descent, metrics.leading]
    }
}
