/// Whether a run's words may be shaped one by one: whether HarfBuzz gives, word by word, exactly what it gives for the run.
///
/// It does when no lookup can reach across a space: none begins at the space, and none that names the space, or could take
/// it unnamed, can begin at any glyph the words' characters may become. A lookup begins at one of its input glyphs, so
/// where these do not occur, it does nothing. Word caches of browsers ask the same of a font, less strictly: they look at
/// the space's own coverage only.
///
/// HarfBuzz's shapers work by syllables, which end at spaces, and joining looks past nothing but marks. A mark at a
/// word's start belongs to the space before it, so such words are not shaped by themselves.
struct WordIndependence: Sendable {
    private let characters: UnicodeSet
    private let marks: UnicodeSet

    /// The rules for runs of these properties, or nil when their words depend on each other.
    ///
    /// - Complexity: O(characters of the font + glyphs of its lookups): about a millisecond.
    init?(_ properties: RunProperties) {
        let face = properties.face.harfBuzz
        guard Self.scripts.contains(properties.scriptTag), !Self.otherKerning.contains(where: { face.hasTable($0) }),
            !properties.features.contains(where: { Self.fractions.contains($0.tag) })
        else { return nil }
        let plan = WordPlan(properties)
        guard plan.leavesSpace else { return nil }
        guard plan.isIndifferent || Self.simpleScripts.contains(properties.scriptTag) else { return nil }
        guard
            let known = [UInt32.max, 0x80].lazy.map({ plan.candidates(below: $0) }).first(where: { plan.isInert($0) })
        else { return nil }
        var (characters, marks) = (UnicodeSet(), UnicodeSet())
        for character in known {
            characters.append(character)
            if plan.isMark(character) { marks.append(character) }
        }
        (self.characters, self.marks) = (characters, marks)
    }

    private static let simpleScripts = tags("Latn Grek Cyrl")
    private static let scripts = simpleScripts.union(tags("Arab Hebr Deva Beng Taml"))
    private static let fractions = Set("frac numr dnom".split(separator: " ").compactMap { FontTag(String($0)) })
    /// Tables with which HarfBuzz kerns or substitutes by other means than lookups.
    private static let otherKerning: [StaticString] = ["kern", "kerx", "morx", "mort", "trak"]

    private static func tags(_ names: String) -> Set<UInt32> {
        Set(names.split(separator: " ").compactMap { FontTag(String($0))?.value })
    }

    /// Whether a run's words may be shaped one by one. O(bytes).
    ///
    /// Where a run ends beside a letter of another run, that letter is context for joining, so such runs are left whole.
    func admit(_ text: Span<UInt8>, _ range: Range<Int>, in paragraph: Range<Int>) -> Bool {
        let startsFree =
            range.lowerBound == paragraph.lowerBound || text[range.lowerBound] == 0x20
            || text[range.lowerBound - 1] == 0x20
        let endsFree =
            range.upperBound == paragraph.upperBound || text[range.upperBound - 1] == 0x20
            || text[range.upperBound] == 0x20
        guard startsFree, endsFree else { return false }
        var index = range.lowerBound
        var isBehindSpace = true
        while index < range.upperBound {
            if text[index] == 0x20 {
                isBehindSpace = true
                index += 1
                continue
            }
            let (character, length) = text.character(at: index)
            if !characters.contains(character) || isBehindSpace && marks.contains(character) { return false }
            isBehindSpace = false
            index += length
        }
        return true
    }
}

extension Span<UInt8> {
    /// The character of well-formed UTF-8 that starts at a byte, and its length in bytes.
    fileprivate func character(at index: Int) -> (UInt32, Int) {
        let lead = UInt32(self[index])
        func next(_ distance: Int) -> UInt32 { UInt32(self[index + distance]) & 0x3F }
        switch lead {
        case 0..<0x80: return (lead, 1)
        case 0..<0xE0: return ((lead & 0x1F) << 6 | next(1), 2)
        case 0..<0xF0: return ((lead & 0x0F) << 12 | next(1) << 6 | next(2), 3)
        default: return ((lead & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
        }
    }
}
