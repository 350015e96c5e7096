import CopyfitFonts
import CopyfitUnicode

/// Finds where a line's Arabic words may become longer: one place in each word, where HarfBuzz says that U+0640 changes no
/// other glyph.
///
/// The best place has the highest of the priorities that Microsoft published ("Justifying Text using Cascading Style Sheets
/// in Internet Explorer 5.5"); of several, the last.
struct KashidaSearch {
    private let paragraph: PreparedParagraph
    private let start: Int

    /// A search in the part of a line that begins at a byte.
    init(_ paragraph: PreparedParagraph, from start: Int) {
        self.paragraph = paragraph
        self.start = start
    }

    /// The longest that a word becomes, in ems.
    private static let longest: Int64 = 2
    /// The narrowest U+0640 that is used, as a part of an em.
    private static let narrowest: Int64 = 32

    /// The places in a line's runs, in text order.
    func places(in parts: [RunPart]) -> [Kashidas.Place] {
        parts.filter { $0.range.lowerBound >= start && $0.run.level & 1 == 1 }.flatMap(places)
    }

    private func places(in part: RunPart) -> [Kashidas.Place] {
        let properties = paragraph.table.settings[Int(part.run.setting)].properties
        guard Self.scripts.contains(properties.scriptTag), properties.face.covers(0x640) else { return [] }
        let utf8 = paragraph.source.text.utf8Span.span
        return paragraph.pool.withWorkspace { workspace in
            let em = Int64(properties.scale)
            guard let kashida = Self.kashida(workspace.shaper, properties),
                Int64(kashida.advance) * Self.narrowest >= em
            else { return [] }
            let offsets = workspace.shaper.elongationOffsets(utf8, part.range, in: part.paragraph, as: properties)
            return Self.best(offsets.filter { $0 > part.range.lowerBound }, in: utf8).map { offset, priority in
                let limit = Self.longest * em / Int64(kashida.advance)
                return Kashidas.Place(offset: offset, priority: priority, glyph: kashida, limit: limit)
            }
        }
    }

    private static let scripts: Set<UInt32> = Set(["Arab", "Syrc", "Mand"].compactMap { FontTag($0)?.value })

    /// The glyph of U+0640, if it is one.
    private static func kashida(_ shaper: Shaper, _ properties: RunProperties) -> ShapedGlyph? {
        let text = "\u{640}"
        var glyphs: [ShapedGlyph] = []
        shaper.shape(text.utf8Span.span, 0..<2, in: 0..<2, as: properties, into: &glyphs)
        return glyphs.count == 1 ? glyphs[0] : nil
    }

    /// The best of some places, which are in text order, in each word.
    private static func best(_ offsets: [Int], in utf8: Span<UInt8>) -> [(offset: Int, priority: Int)] {
        var found: [(offset: Int, priority: Int)] = []
        for (index, offset) in offsets.enumerated() {
            let next = index + 1 < offsets.count ? offsets[index + 1] : nil
            let joint = KashidaJoint(at: offset, next: next, in: utf8)
            let isSameWord = found.last.map { !hasSpace($0.offset..<offset, in: utf8) } ?? false
            if !isSameWord {
                found.append((offset, joint.priority))
            } else if joint.priority <= found[found.count - 1].priority {
                found[found.count - 1] = (offset, joint.priority)
            }
        }
        return found
    }

    fileprivate static func hasSpace(_ range: Range<Int>, in utf8: Span<UInt8>) -> Bool {
        range.contains { utf8[$0] == 0x20 || utf8[$0] == 0xA0 && utf8[$0 - 1] == 0xC2 }
    }
}

/// A place where two letters join.
private struct KashidaJoint {
    /// The letter before it, without its marks, and the one after it.
    private let before: UInt32
    private let after: UInt32
    /// The letter that is joined to `after`; nil if `after` is in its final form.
    private let following: UInt32?

    init(at offset: Int, next: Int?, in utf8: Span<UInt8>) {
        var start = offset
        var letter: UInt32 = 0
        repeat {
            start -= 1
            while start > 0, utf8[start] & 0xC0 == 0x80 { start -= 1 }
            var index = start
            letter = decodeUTF8(utf8, &index)
        } while start > 0 && StretchableCharacters.isMark(letter)
        before = letter
        var index = offset
        after = decodeUTF8(utf8, &index)
        let joined = next.flatMap { KashidaSearch.hasSpace(offset..<$0, in: utf8) ? nil : $0 }
        following = joined.map { offset in
            var index = offset
            return decodeUTF8(utf8, &index)
        }
    }

    /// 1 after U+0640; 2 after seen and sad; 3 before final teh marbuta, heh and dal; 4 before final alef, tah, lam, kaf
    /// and gaf; 5 before medial beh that is followed by reh, yeh or alef maksura; 6 before final waw, ain, qaf and feh; 7
    /// before any other final letter; 8 elsewhere.
    var priority: Int {
        if before == 0x640 { return 1 }
        if 0x633...0x636 ~= before { return 2 }
        guard following == nil || Self.endsJoining.contains(after) else {
            let isBeforeBeh = [0x628, 0x62A, 0x62B, 0x646, 0x64A, 0x67E].contains(after)
            let isTail = following.map { [0x631, 0x632, 0x649, 0x64A, 0x6CC].contains($0) } ?? false
            return isBeforeBeh && isTail ? 5 : 8
        }
        switch after {
        case 0x629, 0x647, 0x62F, 0x630: return 3
        case 0x622, 0x623, 0x625, 0x627, 0x637, 0x638, 0x643, 0x644, 0x671, 0x6A9, 0x6AF: return 4
        case 0x639, 0x63A, 0x641, 0x642, 0x648: return 6
        default: return 7
        }
    }

    /// Letters that join only to the one before them.
    private static let endsJoining: Set<UInt32> = [
        0x622, 0x623, 0x624, 0x625, 0x627, 0x629, 0x62F, 0x630, 0x631, 0x632, 0x648, 0x671, 0x698, 0x6C0, 0x6D5,
    ]
}
