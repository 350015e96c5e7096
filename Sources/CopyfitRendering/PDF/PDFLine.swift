import CopyfitDrawing
import Foundation

/// A glyph of a font in a document.
struct ShownGlyph {
    enum Code {
        case byte(UInt8)
        case two(UInt16)
    }

    let font: PDFFile.Reference
    let code: Code
    /// In thousandths of an em.
    let width: Double
}

/// The glyphs of a run, one after the other. Where the next one is not where the pen has moved, the distance is stated.
struct PDFLine {
    private let size: Double
    /// Maps text, y up, so that its origin is the run's.
    private let map: PlaneMap
    /// A distance that is not stated, in thousandths of an em.
    private let step: Double
    private var pen = CGPoint.zero
    private var font: PDFFile.Reference?
    /// Whether glyphs in brackets, and codes in angle brackets, have begun.
    private var (isInArray, isInString) = (false, false)

    init(_ run: DisplayList.GlyphRun, _ map: PlaneMap, on content: inout PDFContent) {
        (size, self.map) = (run.size, map)
        step = run.size * map.stretch > 32 ? 0.1 : 1
        content.add("BT ")
    }

    mutating func add(_ glyph: ShownGlyph, at place: CGPoint, on content: inout PDFContent) {
        let isMoved = font == nil || abs(place.y - pen.y) > size / 2000
        if glyph.font != font || isMoved { endArray(on: &content) }
        if glyph.font != font { content.setFont(glyph.font, size: size) }
        if isMoved { move(to: place, on: &content) }
        font = glyph.font
        let distance = ((place.x - pen.x) * 1000 / size / step).rounded() * step
        if !isInArray { content.add("[") }
        if distance != 0 {
            if isInString { content.add(">") }
            content.addDistance(-distance)
            isInString = false
        }
        if !isInString { content.add("<") }
        (isInArray, isInString) = (true, true)
        switch glyph.code {
        case .byte(let code): content.addCode(code)
        case .two(let code): content.addCode(code)
        }
        pen.x += (distance + glyph.width) * size / 1000
    }

    mutating func beginActualText(_ text: String, on content: inout PDFContent) {
        endArray(on: &content)
        content.beginActualText(text)
    }

    mutating func endActualText(on content: inout PDFContent) {
        endArray(on: &content)
        content.add("EMC ")
    }

    mutating func end(on content: inout PDFContent) {
        endArray(on: &content)
        content.add("ET\n")
    }

    private mutating func move(to place: CGPoint, on content: inout PDFContent) {
        pen = place
        let origin = PlaneMap(a: 1, b: 0, c: 0, d: -1, tx: place.x, ty: place.y)
        content.setTextMap(origin.concatenating(map))
    }

    private mutating func endArray(on content: inout PDFContent) {
        if isInString { content.add(">") }
        if isInArray { content.add("]TJ ") }
        (isInArray, isInString) = (false, false)
    }
}
