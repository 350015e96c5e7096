import CopyfitFonts
import CopyfitUnicode

/// What is known about the edges of shaped text: whether it starts a line, so that the text before it does not count, and
/// whether its last character gives up the empty half of its box.
struct TrimmedEdges: Hashable {
    var startsLine = false
    var trimsEnd = false
}

/// Trims full-width punctuation, as Chromium does for `text-spacing-trim`: what is trimmed follows from the text and from
/// where the face has its punctuation; a character loses what the feature `halt` takes. Scratch memory of a workspace.
struct PunctuationTrimmer {
    private var fonts: [FontKey: PunctuationFont?] = [:]
    private var halvings: [HalvingKey: Halving?] = [:]
    private static let limit = 1024

    private struct FontKey: Hashable {
        let face: FontFace
        let language: ShapingLanguage
        let scale: Int32
    }

    private struct HalvingKey: Hashable {
        let character: UInt32
        let properties: RunProperties
    }

    /// Where a run's face has its punctuation; nil if it cannot be trimmed.
    mutating func font(_ properties: RunProperties, _ shaper: Shaper) -> PunctuationFont? {
        let key = FontKey(face: properties.face, language: properties.language, scale: properties.scale)
        if let known = fonts[key] { return known }
        if fonts.count >= Self.limit { fonts.removeAll() }
        let font = PunctuationFont(properties, shaper)
        fonts[key] = .some(font)
        return font
    }

    /// What a character loses; nil if it loses nothing.
    mutating func halving(_ character: UInt32, _ properties: RunProperties, _ shaper: Shaper) -> Halving? {
        let key = HalvingKey(character: character, properties: properties)
        if let known = halvings[key] { return known }
        if halvings.count >= Self.limit { halvings.removeAll() }
        let halving = Unicode.Scalar(character).flatMap { Halving(of: $0, properties, shaper) }
        halvings[key] = .some(halving)
        return halving
    }
}

extension PunctuationFont {
    /// The class of a character in this face: one of the first six.
    func classOf(_ character: UInt32) -> PunctuationClass {
        let general = PunctuationClass(character)
        switch general {
        case .dot: return Self.classOf(dot)
        case .colon: return Self.classOf(colon)
        case .semicolon: return Self.classOf(semicolon)
        case .openQuote: return quotesAreWide ? .open : .narrowOpen
        case .closeQuote: return quotesAreWide ? .close : .narrowClose
        default: return general
        }
    }

    private static func classOf(_ place: Place) -> PunctuationClass {
        switch place {
        case .left: .close
        case .right: .open
        case .middle: .middle
        case .elsewhere: .other
        }
    }
}

/// A text in one face, and what is trimmed in it.
struct TrimmedText {
    let rule: SpacingTrim
    let font: PunctuationFont
    /// The text between two mandatory breaks.
    let segment: Range<Int>
    /// The part that is set.
    let range: Range<Int>
    let edges: TrimmedEdges

    /// Whether a character that begins with this byte may be trimmed: one of U+2000...U+3FFF and U+F000...U+FFFF.
    @inline(__always)
    static func mayTrim(_ lead: UInt8) -> Bool { lead == 0xE2 || lead == 0xE3 || lead == 0xEF }

    /// Whether the last character of a text may be trimmed.
    static func mayTrim(lastCharacterIn utf8: Span<UInt8>) -> Bool {
        utf8.count >= characterLength && mayTrim(utf8[utf8.count - characterLength])
    }

    /// The length of a character that may be trimmed, in bytes.
    static let characterLength = 3

    /// Whether the character at an offset is trimmed.
    func isTrimmed(at offset: Int, _ utf8: Span<UInt8>) -> Bool {
        var next = offset
        let character = decodeUTF8(utf8, &next)
        switch font.classOf(character) {
        case .open:
            let startsLine = edges.startsLine && offset == range.lowerBound
            return startsLine ? trimsLineStart(at: offset) : opensAfter(offset, utf8)
        case .close:
            return edges.trimsEnd && next == range.upperBound || closesBefore(next, utf8)
        default: return false
        }
    }

    /// Whether the character at an offset is not the same at the start of a line.
    func differsAtLineStart(_ offset: Int, _ utf8: Span<UInt8>) -> Bool {
        var next = offset
        guard font.classOf(decodeUTF8(utf8, &next)) == .open else { return false }
        return trimsLineStart(at: offset) != opensAfter(offset, utf8)
    }

    private func trimsLineStart(at offset: Int) -> Bool {
        switch rule {
        case .normal, .spaceAll: false
        case .spaceFirst: offset > segment.lowerBound
        case .trimStart: true
        }
    }

    /// Whether an opening character is trimmed because of what is before it.
    private func opensAfter(_ offset: Int, _ utf8: Span<UInt8>) -> Bool {
        guard offset > 0 else { return false }
        var before = offset - 1
        while before > 0, utf8[before] & 0xC0 == 0x80 { before -= 1 }
        switch font.classOf(decodeUTF8(utf8, &before)) {
        case .open, .middle, .close, .narrowOpen: return true
        default: return false
        }
    }

    /// Whether a closing character is trimmed because of what is after it.
    private func closesBefore(_ end: Int, _ utf8: Span<UInt8>) -> Bool {
        guard end < utf8.count else { return false }
        var next = end
        switch font.classOf(decodeUTF8(utf8, &next)) {
        case .close, .middle, .narrowClose: return true
        default: return false
        }
    }
}

extension Workspace {
    /// Trims the glyphs, from `first` on, of a part of a run.
    func trim(_ part: RunPart, _ table: RunTable, _ utf8: Span<UInt8>, _ glyphs: inout [ShapedGlyph], from first: Int) {
        let properties = table.settings[Int(part.run.setting)].properties
        guard let text = trimmedText(part.range, properties, table, part.paragraph, part.edges) else { return }
        for index in first..<glyphs.count {
            let offset = Int(glyphs[index].cluster)
            guard TrimmedText.mayTrim(utf8[offset]), text.isTrimmed(at: offset, utf8) else { continue }
            glyphs[index] = trimmed(glyphs[index], properties, utf8)
        }
    }

    /// Trims the glyphs of a run of a segment, which belong to the text around them. Cuts where a line would begin with
    /// another glyph become unsafe; true if the run's start is one.
    func trimWhole(
        _ run: TextRun,
        _ segment: Range<Int>,
        _ table: RunTable,
        _ utf8: Span<UInt8>,
        _ glyphs: inout [ShapedGlyph]
    ) -> Bool {
        let properties = table.settings[Int(run.setting)].properties
        let edges = TrimmedEdges(startsLine: run.range.lowerBound == segment.lowerBound)
        guard let text = trimmedText(run.range, properties, table, segment, edges) else { return false }
        var startIsUnsafe = false
        for index in glyphs.indices {
            let offset = Int(glyphs[index].cluster)
            guard TrimmedText.mayTrim(utf8[offset]) else { continue }
            if text.isTrimmed(at: offset, utf8) { glyphs[index] = trimmed(glyphs[index], properties, utf8) }
            guard offset > segment.lowerBound, text.differsAtLineStart(offset, utf8) else { continue }
            glyphs[index] = glyphs[index].unsafeToBreak
            if offset == run.range.lowerBound { startIsUnsafe = true }
        }
        return startIsUnsafe
    }

    /// By how much the last character of a line that ends at an offset of a run is narrower if it is trimmed; 0 if it
    /// cannot be, or is trimmed anyway.
    func endTrim(at end: Int, in run: TextRun, _ segment: Range<Int>, _ table: RunTable, _ utf8: Span<UInt8>) -> Int64 {
        guard end > Int(run.start) else { return 0 }
        var last = end - 1
        while last > Int(run.start), utf8[last] & 0xC0 == 0x80 { last -= 1 }
        guard TrimmedText.mayTrim(utf8[last]) else { return 0 }
        var next = last
        let character = decodeUTF8(utf8, &next)
        let properties = table.settings[Int(run.setting)].properties
        guard next == end, PunctuationClass(character).mayClose,
            let text = trimmedText(run.range, properties, table, segment, TrimmedEdges()),
            text.font.classOf(character) == .close, !text.isTrimmed(at: last, utf8),
            let halving = punctuation.halving(character, properties, shaper)
        else { return 0 }
        return -Int64(halving.advance)
    }

    private func trimmedText(
        _ range: Range<Int>,
        _ properties: RunProperties,
        _ table: RunTable,
        _ segment: Range<Int>,
        _ edges: TrimmedEdges
    ) -> TrimmedText? {
        let rule = table.rules.spacingTrim
        guard rule != .spaceAll, let font = punctuation.font(properties, shaper) else { return nil }
        return TrimmedText(rule: rule, font: font, segment: segment, range: range, edges: edges)
    }

    private func trimmed(_ glyph: ShapedGlyph, _ properties: RunProperties, _ utf8: Span<UInt8>) -> ShapedGlyph {
        var offset = Int(glyph.cluster)
        let halving = punctuation.halving(decodeUTF8(utf8, &offset), properties, shaper)
        return halving.map { glyph.narrowed($0) } ?? glyph
    }
}

extension ShapedGlyph {
    fileprivate func narrowed(_ halving: Halving) -> ShapedGlyph {
        ShapedGlyph(
            glyph: glyph,
            cluster: cluster,
            advance: advance &+ halving.advance,
            xOffset: xOffset &+ halving.offset,
            yOffset: yOffset,
            isUnsafeToBreak: isUnsafeToBreak
        )
    }

    fileprivate var unsafeToBreak: ShapedGlyph {
        ShapedGlyph(
            glyph: glyph,
            cluster: cluster,
            advance: advance,
            xOffset: xOffset,
            yOffset: yOffset,
            isUnsafeToBreak: true
        )
    }
}
