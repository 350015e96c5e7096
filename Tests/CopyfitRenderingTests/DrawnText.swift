import CopyfitDrawing
import CopyfitFonts
import CopyfitText
import Foundation

/// Text in the bundled fonts as items of a display list.
struct DrawnText {
    static let preparer = ParagraphPreparer()
    static let catalogue = Result { try FontCatalogue() }

    var font = "Inter"
    var size = 16.0
    var color = DisplayList.PlainColor.black
    var width = Double.infinity
    var language: String?

    /// The glyph runs of a paragraph whose first line's box begins at a point.
    func items(_ text: String, x: Double, y: Double) throws -> DisplayList.Items {
        try items(text, chain: Self.catalogue.get().chain(named: font), x: x, y: y)
    }

    func items(_ text: String, chain: FontChain, x: Double, y: Double) throws -> DisplayList.Items {
        let style = TextStyle(font: chain, size: size, language: language)
        let paragraph = try Self.preparer.prepare(StyledText(text, style: style))
        return DisplayList.Items(
            paragraph.lines(fitting: width).flatMap { line in
                let origin = CGPoint(x: x + line.x, y: y + line.baseline)
                return paragraph.glyphRuns(of: line).map { item($0, Array(text.utf8), origin) }
            }
        )
    }

    private func item(_ run: GlyphRun, _ text: [UInt8], _ origin: CGPoint) -> DisplayList.Item {
        let glyphs = run.glyphs.map { glyph in
            DisplayList.GlyphRun.Glyph(
                id: glyph.glyph,
                cluster: glyph.cluster - run.range.lowerBound,
                position: CGPoint(x: origin.x + glyph.x, y: origin.y + glyph.y),
                advance: glyph.advance
            )
        }
        return .glyphs(
            DisplayList.GlyphRun(
                face: run.face,
                size: run.size,
                paint: .color(color),
                glyphs: glyphs,
                text: String(decoding: text[run.range], as: UTF8.self),
                isRightToLeft: run.level % 2 == 1,
                language: language
            )
        )
    }
}

/// The social card that the benchmark of pictures draws in every engine.
enum Card {
    static let title = "Type is set before anything is drawn: measuring text with the font's own glyphs"
    static let body =
        "A button's label in German, a chat bubble at eighty per cent, and ten thousand translations: "
        + "whether they fit is arithmetic once the glyphs are known."

    static func list(title: String = title, body: String = body) throws -> DisplayList {
        let dark = DisplayList.PlainColor(red: 1 / 15, green: 1 / 15, blue: 1 / 15)
        let grey = DisplayList.PlainColor(red: 4 / 15, green: 4 / 15, blue: 4 / 15)
        let blue = DisplayList.PlainColor(red: 0.2, green: 0.4, blue: 1)
        let circle = Path(ellipseIn: CGRect(x: 64, y: 494, width: 72, height: 72))
        var items = try DrawnText(font: "Inter Bold", size: 64, color: dark, width: 1072).items(title, x: 64, y: 64)
        items += try DrawnText(size: 30, color: grey, width: 1072).items(body, x: 64, y: 300)
        items.append(.fill(circle, .color(blue), FillStyle()))
        items += try DrawnText(size: 32, color: dark).items("Copyfit", x: 156, y: 510)
        return DisplayList(size: CGSize(width: 1200, height: 630), items: items)
    }
}
