import CopyfitDrawing
import CopyfitFonts
import Foundation

/// A run cut into parts that programs draw from characters alone as the run has them, and parts that they do not.
///
/// Browsers shape text with HarfBuzz, as we do; but they know neither the features nor the spacing of a run, nor what
/// was around it when it was shaped. So each part is shaped again from its characters and compared.
struct TextPieces {
    /// A part of a run.
    enum Piece {
        /// Text from `x` on the baseline `y`: its left end, or its right end in a right-to-left run.
        case text(String, x: Double, y: Double)
        /// A cluster that has its place without those around it, and must not be joined with them.
        case cluster(String, x: Double, y: Double)
        /// Glyphs that the text alone does not give.
        case outlines(DisplayList.GlyphRun)
    }

    let run: DisplayList.GlyphRun
    let subset: FontSubset
    private let scale: Double

    /// How far a glyph may be from its place, in ems: a fifth of a pixel at 20 points.
    private static let tolerance = 0.01

    init(_ run: DisplayList.GlyphRun, _ subset: FontSubset) {
        (self.run, self.subset) = (run, subset)
        scale = run.size / Double(run.face.unitsPerEm)
    }

    /// The whole run if it can be, else word by word, in reading order.
    func pieces() -> [Piece] {
        let end = run.text.lastIndex { !$0.isWhitespace }.map { run.text.index(after: $0) } ?? run.text.startIndex
        let visible = String(run.text[..<end])
        if let place = place(run.text, run.glyphs[...]) { return [.text(run.text, x: place.x, y: place.y)] }
        if visible != run.text, let place = place(visible, run.glyphs[...]) {
            return [.text(visible + " ", x: place.x, y: place.y)]
        }
        return words().flatMap(pieces)
    }

    /// The byte ranges of words, each with the spaces after it.
    private func words() -> [Range<Int>] {
        let utf8 = Array(run.text.utf8)
        let starts = utf8.indices.filter { $0 == 0 || utf8[$0] != 0x20 && utf8[$0 - 1] == 0x20 }
        return zip(starts, starts.dropFirst() + [utf8.count]).map { $0..<$1 }
    }

    private func pieces(_ word: Range<Int>) -> [Piece] {
        let text = text(word)
        let visible = String(text.prefix { $0 != " " })
        let ink = word.lowerBound..<(word.lowerBound + visible.utf8.count)
        let glyphs = run.glyphs.filter { ink.contains(Int($0.cluster)) }
        guard !glyphs.isEmpty else { return [] }
        if let place = place(visible, glyphs[...]) { return [.text(text, x: place.x, y: place.y)] }
        return clusters(ink, glyphs) ?? [.outlines(outlines(glyphs, visible))]
    }

    /// The clusters of a word in reading order, or nil if one of them depends on its neighbours.
    private func clusters(_ word: Range<Int>, _ glyphs: [DisplayList.GlyphRun.Glyph]) -> [Piece]? {
        let starts = Set(glyphs.map { Int($0.cluster) }).sorted()
        var pieces: [Piece] = []
        for (start, end) in zip(starts, starts.dropFirst() + [word.upperBound]) {
            let text = text(start..<end)
            guard let place = place(text, glyphs.filter { Int($0.cluster) == start }[...]) else { return nil }
            pieces.append(.cluster(text, x: place.x, y: place.y))
        }
        return pieces
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: Array(run.text.utf8)[range], as: UTF8.self)
    }

    private func outlines(_ glyphs: [DisplayList.GlyphRun.Glyph], _ text: String) -> DisplayList.GlyphRun {
        var part = run
        (part.glyphs, part.text) = (glyphs, text)
        return part
    }

    /// Where a text begins that gives exactly these glyphs at their places; nil if it does not.
    private func place(_ text: String, _ glyphs: ArraySlice<DisplayList.GlyphRun.Glyph>) -> CGPoint? {
        guard text.unicodeScalars.allSatisfy(\.isPlain), let first = glyphs.first else { return nil }
        let shaped = subset.shape(text, isRightToLeft: run.isRightToLeft, language: run.language)
        guard shaped.glyphs.count == glyphs.count, let start = shaped.glyphs.first else { return nil }
        let left = first.position.x - Double(start.x) * scale
        let baseline = first.position.y + Double(start.y) * scale
        for (glyph, known) in zip(shaped.glyphs, glyphs) {
            let x = left + Double(glyph.x) * scale - known.position.x
            let y = baseline - Double(glyph.y) * scale - known.position.y
            guard glyph.id == known.id, glyph.id != 0, hypot(x, y) < Self.tolerance * run.size else { return nil }
        }
        return CGPoint(x: run.isRightToLeft ? left + Double(shaped.advance) * scale : left, y: baseline)
    }
}

extension Unicode.Scalar {
    /// Whether the character neither controls the direction of others nor is forbidden in XML.
    fileprivate var isPlain: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFFFE, 0xFFFF: false
        default: true
        }
    }
}
