/// Whether a run's words may be shaped one by one: whether HarfBuzz gives exactly the same glyphs word by word as for
/// the whole run.
///
/// It does if no lookup can reach across a space: none begins at the space, and none that names the space, or could
/// match it unnamed, can begin at any glyph the words' characters may become. A lookup begins at one of its input
/// glyphs, so where these do not occur it does nothing. Where they do, a sign, it does nothing if it does not accept what
/// is next to the sign; and beyond the distance that such lookups look, the words of a run are independent too. Browsers' word caches check the same less strictly: they look only at the space's own
/// coverage.
///
/// What does not work by such lookups is excluded: runs against their script's own direction, which HarfBuzz reverses
/// as a whole; marks, which it numbers by the ligatures before them; random alternates; Graphite's and Apple's tables;
/// Arabic forms that HarfBuzz synthesises; scripts whose shapers do more than join. Joining skips only marks. (Lookups
/// that lengthen a text 64-fold or take more than 1,024 steps per glyph, at which HarfBuzz gives up on long texts, are
/// applied in full.)
final class WordIndependence: Sendable {
    private let characters: UnicodeSet
    /// The characters at which lookups that include a space may begin.
    private let signs: UnicodeSet
    /// Within how many characters of one of `signs` that acts a space is shaped together with it. Characters that may
    /// become part of a ligature do not count.
    private let distance: Int
    private let joinable: UnicodeSet
    private let contexts: SignContexts

    /// The rules for runs of these properties; nil if their words depend on each other.
    ///
    /// - Complexity: O(characters of the font + glyphs of its lookups).
    init?(_ properties: RunProperties) {
        let face = properties.face.harfBuzz
        let isNative = properties.isRightToLeft == Self.rightToLeftScripts.contains(properties.scriptTag)
        guard Self.scripts.contains(properties.scriptTag), isNative,
            !Self.otherMeans.contains(where: { face.hasTable($0) }),
            !properties.features.contains(where: { Self.fractions.contains($0.tag) })
        else { return nil }
        let plan = WordPlan(properties)
        guard plan.leavesSpace, !plan.has(Self.random), !Self.joins(properties) || plan.has(Self.joining) else {
            return nil
        }
        guard plan.isIndifferent || Self.simpleScripts.contains(properties.scriptTag) else { return nil }
        let (quiet, sensitive) = plan.candidates
        guard let end = Self.ends.first(where: { end in plan.isInert(quiet.prefix { $0 < end }) }) else { return nil }
        let characters = quiet.prefix { $0 < end }
        let signs = sensitive.prefix { $0 < end }
        let reach = plan.reach(ofSensitive: signs, among: characters)
        self.characters = UnicodeSet(characters)
        self.signs = UnicodeSet(reach == nil ? [] : signs)
        distance = reach?.distance ?? 0
        joinable = UnicodeSet(reach?.joinable[...] ?? [])
        contexts = reach == nil ? SignContexts() : plan.contexts(ofSensitive: signs, among: characters)
    }

    /// Ends of the characters that are tried: all, those of two bytes, ASCII. Rare signs may become marks.
    private static let ends: [UInt32] = [.max, 0x800, 0x80]
    private static let simpleScripts = tags("Latn Grek Cyrl")
    private static let rightToLeftScripts = tags("Arab Hebr")
    private static let scripts = simpleScripts.union(rightToLeftScripts)
    private static let fractions = Set("frac numr dnom".split(separator: " ").compactMap { FontTag(String($0)) })
    private static let random = tags("rand")
    private static let joining = tags("isol init medi fina")
    /// Tables with which HarfBuzz kerns, substitutes or shapes by other means than lookups.
    private static let otherMeans: [StaticString] = ["kern", "kerx", "morx", "mort", "trak", "Silf"]

    private static func joins(_ properties: RunProperties) -> Bool { properties.scriptTag == FontTag("Arab")!.value }

    private static func tags(_ names: String) -> Set<UInt32> {
        Set(names.split(separator: " ").compactMap { FontTag(String($0))?.value })
    }

    /// How a run is divided.
    enum Division {
        /// Not at all.
        case none
        case words
        /// Into words, except stretches around signs.
        case wordsBesideSigns
    }

    /// Whether a run's words may be shaped one by one. O(bytes + signs × their contexts).
    ///
    /// If a run ends next to a letter of another run, that letter is context for joining, so the run is left whole.
    func division(of range: Range<Int>, _ text: Span<UInt8>, in paragraph: Range<Int>) -> Division {
        let startsFree =
            range.lowerBound == paragraph.lowerBound || text[range.lowerBound] == 0x20
            || text[range.lowerBound - 1] == 0x20
        let endsFree =
            range.upperBound == paragraph.upperBound || text[range.upperBound - 1] == 0x20
            || text[range.upperBound] == 0x20
        guard startsFree, endsFree else { return .none }
        var index = range.lowerBound
        var holdsSigns = false
        while index < range.upperBound {
            let (character, length) = text.character(at: index)
            if character != 0x20, !characters.contains(character) {
                guard signs.contains(character) else { return .none }
                holdsSigns = holdsSigns || acts(character, at: index..<index + length, of: range, text)
            }
            index += length
        }
        return holdsSigns ? .wordsBesideSigns : .words
    }

    /// The stretches of a run that are shaped whole because of signs that act, in text order; between two of them are
    /// whole words and spaces. A stretch begins and ends at the run's edge or at the nearest space that is farther from
    /// each of these signs than lookups look. O(bytes + signs × their contexts).
    func stretchesAroundSigns(of range: Range<Int>, _ text: Span<UInt8>) -> [Range<Int>] {
        var stretches = SignStretches(distance: distance, start: range.lowerBound)
        var index = range.lowerBound
        while index < range.upperBound {
            let (character, length) = text.character(at: index)
            if character == 0x20 {
                stretches.passSpace(at: index)
            } else if signs.contains(character), acts(character, at: index..<index + length, of: range, text) {
                stretches.passSign()
            } else if !joinable.contains(character) {
                stretches.passLetter()
            }
            index += length
        }
        return stretches.finish(at: range.upperBound)
    }

    /// Whether a sign may act across a space: whether one of its contexts with a space may apply.
    ///
    /// No lookup changes the space (`WordPlan.leavesSpace`), so a context meets the space's own glyph. A context that does not
    /// accept what is next to the sign, or after the spaces next to it, does not apply.
    private func acts(_ sign: UInt32, at place: Range<Int>, of range: Range<Int>, _ text: Span<UInt8>) -> Bool {
        guard let contexts = contexts.ofSigns[sign] else { return true }
        return contexts.contains { context in
            mayAccept(context.before) { text.character(before: place.lowerBound - $0, notBefore: range.lowerBound) }
                && mayAccept(context.after) { text.character(at: place.upperBound + $0, before: range.upperBound) }
        }
    }

    /// Whether a context may accept the characters in one direction. `character` gives the one after a number of spaces; nil
    /// at the run's edge, beyond which a lookup finds nothing.
    private func mayAccept(_ places: [Int], _ character: (_ spaces: Int) -> UInt32?) -> Bool {
        for (spaces, place) in places.enumerated() {
            guard let character = character(spaces) else { return false }
            let accepted = contexts.places[place]
            guard character == 0x20 else { return !isQuiet(character) || accepted.characters.contains(character) }
            guard accepted.includesSpace else { return false }
        }
        return true
    }

    /// Whether a character is neither a sign nor a space, and cannot become part of a ligature.
    private func isQuiet(_ character: UInt32) -> Bool {
        characters.contains(character) && !joinable.contains(character)
    }
}

extension Span<UInt8> {
    /// The character of well-formed UTF-8 that starts at a byte; nil at `end`.
    fileprivate func character(at index: Int, before end: Int) -> UInt32? {
        index < end ? character(at: index).0 : nil
    }

    /// The character of well-formed UTF-8 that ends before a byte; nil at `start`.
    fileprivate func character(before index: Int, notBefore start: Int) -> UInt32? {
        guard index > start else { return nil }
        var first = index - 1
        while self[first] & 0xC0 == 0x80 { first -= 1 }
        return character(at: first).0
    }

    /// The character of well-formed UTF-8 that starts at a byte, and its length in bytes.
    func character(at index: Int) -> (UInt32, Int) {
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
