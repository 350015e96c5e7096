import CopyfitFonts
import TestSupport

import Copyfit
@testable import CopyfitViews

/// A font for widths that can be worked out by hand: at 13 points every character is 7.3 points wide and a line is 16
/// points high, 12 of them above the baseline; capital letters are 9 points high.
enum StandInFont {
    /// The default family in regular, semibold and bold, upright and italic, all with the same numbers; no other fonts.
    static let engine = TextEngine(Result { () throws(FontError) in try makeCatalogue() })

    private static func makeCatalogue() throws(FontError) -> FontCatalogue {
        let faces = [400, 600, 700].flatMap { weight in [false, true].map { face(weight: weight, isItalic: $0) } }
        let files = Dictionary(uniqueKeysWithValues: faces.enumerated().map { ("\($0).ttf", $1.bytes()) })
        do {
            return try TestFonts.withFolder(files) { folder in
                let catalogue = try FontCatalogue(bundledDirectory: nil, directories: [folder])
                // A face is read when it is first asked for, and the folder is removed.
                for words in ["", " Italic", " SemiBold", " SemiBold Italic", " Bold", " Bold Italic"] {
                    _ = try catalogue.chain(named: "Inter" + words)
                }
                return catalogue
            }
        } catch {
            throw error as? FontError ?? .emptyChain
        }
    }

    private static func face(weight: Int, isItalic: Bool) -> OpenTypeBuilder {
        let characters =
            (0x20...0x17F).compactMap { Unicode.Scalar($0).map(Character.init) } + [
                "–", "—", "‘", "’", "“", "”", "…", "•",
            ]
        var font = OpenTypeBuilder(glyphs: characters.map { OpenTypeBuilder.Glyph($0, advance: 730) })
        font.family = "Inter"
        font.weight = weight
        font.isItalic = isItalic
        font.unitsPerEm = 1300
        font.ascender = 1200
        font.descender = -400
        font.capHeight = 900
        return font
    }
}

extension ViewHost {
    /// A host whose texts are in the stand-in font.
    static func standIn(_ root: some View, width: CGFloat?, height: CGFloat?, options: HostOptions = .init())
        -> ViewHost
    {
        var environment = EnvironmentValues()
        environment.builtIn.typography.engine = StandInFont.engine
        return ViewHost(
            root,
            size: ProposedViewSize(width: width, height: height),
            environment: environment,
            options: options
        )
    }
}

extension View {
    /// This view with its texts in the stand-in font.
    func standInMeasured() -> some View {
        builtInEnvironment { $0.typography.engine = StandInFont.engine }
    }
}
