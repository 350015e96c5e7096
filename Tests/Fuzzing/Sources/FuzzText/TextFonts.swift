import CopyfitFonts
import FontBuilding

/// The chains that texts are set in: bundled families, the tests' own fonts, and fonts made to be difficult.
enum TextFonts {
    static let chains: [FontChain] = {
        do { return try bundled() + files() } catch { fatalError("\(error)") }
    }()

    private static func bundled() throws -> [FontChain] {
        let catalogue = try FontCatalogue()
        let names = [
            "Inter", "Noto Serif Italic", "Noto Sans Mono", "Noto Sans Arabic", "Noto Sans Devanagari",
            "Noto Sans Thai Bold", "Noto Sans CJK SC", "Noto Color Emoji",
        ]
        return try names.map { try catalogue.chain(named: $0) }
    }

    private static func files() throws -> [FontChain] {
        let catalogue = try FontCatalogue(bundledDirectory: nil)
        let fonts = [
            "Amiri-Regular.ttf", "NotoNastaliqUrdu-Regular.ttf", "NotoSansMyanmar-Regular.ttf",
            "NotoSansKhmer-Regular.ttf", "5x7.pcf.gz",
        ].map(TestFonts.testOnly)
        let built: [OpenTypeBuilder] = [.changingAtSpaces, .unsafeEverywhere, .ligaturesOverSpaces, .wideLigatures]
        return try fonts.map { try catalogue.chain(files: [FontFileReference(path: $0)]) }
            + built.map { try TestFonts.chain([$0]) }
    }
}
