import CopyfitDrawing
import CopyfitFonts

/// The glyphs of each face that a document shows.
struct GlyphUse {
    private var indices: [FontFace: Int] = [:]
    private var sets: [GlyphNumbers] = []
    /// The first language that a text has.
    private(set) var language: String?

    /// O(glyphs).
    init(_ pages: [DisplayList]) {
        for page in pages {
            for case .glyphs(let run) in page.items.leaves { add(run) }
        }
    }

    /// The glyphs of a face; none for one that is not shown.
    subscript(face: FontFace) -> GlyphNumbers { indices[face].map { sets[$0] } ?? GlyphNumbers() }

    private mutating func add(_ run: DisplayList.GlyphRun) {
        language = language ?? run.language
        let index = indices[run.face] ?? sets.count
        if index == sets.count {
            indices[run.face] = index
            sets.append(GlyphNumbers())
        }
        let count = run.face.glyphCount
        for glyph in run.glyphs where glyph.id < count { sets[index].insert(Int(glyph.id)) }
    }
}

/// A set of glyphs that knows each one's rank.
struct GlyphNumbers {
    private var words: [UInt64] = []

    mutating func insert(_ glyph: Int) {
        let word = glyph >> 6
        while word >= words.count { words.append(0) }
        words[word] |= 1 << UInt64(glyph & 63)
    }

    /// The glyphs in ascending order.
    var sorted: [UInt32] {
        words.indices.flatMap { word in
            (0..<64).lazy.filter { words[word] >> UInt64($0) & 1 == 1 }.map { UInt32(word << 6 | $0) }
        }
    }

    /// For each glyph up to the largest one how many smaller ones there are, or -1 if it is not in the set.
    var ranks: [Int32] {
        var rank: Int32 = 0
        return (0..<words.count << 6).map { glyph in
            guard words[glyph >> 6] >> UInt64(glyph & 63) & 1 == 1 else { return -1 }
            rank += 1
            return rank - 1
        }
    }
}
