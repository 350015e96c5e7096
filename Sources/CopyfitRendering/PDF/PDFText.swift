import CopyfitDrawing
import CopyfitFonts

/// The fonts of a document, and the text that it shows in them.
struct PDFText {
    private let use: GlyphUse
    private var fonts: [PDFFont] = []
    /// The index of each face's font; nil for a face that cannot be embedded.
    private var indices: [FontFace: Int?] = [:]
    private var unseen = UnseenFonts()
    private var texts = GlyphTexts()
    /// Whether a box is shown for a character that no font has.
    private(set) var showsMissingGlyph = false

    /// - Parameter pages: All pages of the document.
    init(_ pages: [DisplayList]) { use = GlyphUse(pages) }

    /// The first language of a text; nil if none has one.
    var language: String? { use.language }

    /// Whether glyphs of a face can be shown by themselves.
    mutating func embeds(_ face: FontFace) -> Bool { index(of: face) != nil }

    private mutating func index(of face: FontFace) -> Int? {
        if let known = indices[face] { return known }
        let font = PDFFont(face, use[face])
        indices[face] = .some(font == nil ? nil : fonts.count)
        if let font { fonts.append(font) }
        return indices[face] ?? nil
    }

    /// Shows a run's glyphs in the current colour, or only its text.
    mutating func show(
        _ run: DisplayList.GlyphRun,
        in map: PlaneMap,
        isUnseen: Bool,
        on content: inout PDFContent,
        _ file: inout PDFFile
    ) {
        let utf8 = Array(run.text.utf8)
        let clusters = GlyphClusters(run)
        var line = PDFLine(run, map, on: &content)
        let font = isUnseen ? nil : index(of: run.face)
        var (byte, glyph) = (0, clusters.isBackward ? run.glyphs.count : 0)
        for cluster in clusters.clusters {
            let bytes = utf8[byte..<byte + cluster.byteCount]
            let first = clusters.isBackward ? glyph - cluster.glyphCount : glyph
            // Programs that read text know at most eight units of a glyph, and no glyph without text.
            let isTold = cluster.glyphCount > 1 || bytes.count > 8
            if isTold { line.beginActualText(String(decoding: bytes, as: UTF8.self), on: &content) }
            for index in first..<first + cluster.glyphCount {
                let text = texts.number(index == first ? bytes : [])
                let glyph = run.glyphs[index]
                guard let font else {
                    let width = Double(glyph.advance) * 1000 / Double(run.size)
                    let shown = unseen.glyph(showing: text, width: width, in: &file)
                    line.add(shown, at: glyph.position, on: &content)
                    continue
                }
                if glyph.id == 0 { showsMissingGlyph = true }
                if let shown = fonts[font].glyph(glyph.id, showing: text, in: &file) {
                    line.add(shown, at: glyph.position, on: &content)
                }
            }
            if isTold { line.endActualText(on: &content) }
            byte += cluster.byteCount
            glyph += clusters.isBackward ? -cluster.glyphCount : cluster.glyphCount
        }
        line.end(on: &content)
    }

    /// Adds all fonts to the file.
    func write(to file: inout PDFFile) {
        for font in fonts { font.write(to: &file, texts) }
        unseen.write(to: &file, texts)
    }
}
