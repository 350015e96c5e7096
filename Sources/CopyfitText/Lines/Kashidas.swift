import CopyfitFonts

/// The U+0640 with which a stretched line's Arabic words become longer.
struct Kashidas {
    /// A place in a word.
    struct Place {
        /// UTF-8 offset of the letter before which they go.
        let offset: Int
        /// 1 is the best place for one.
        let priority: Int
        /// The glyph of one.
        let glyph: ShapedGlyph
        /// The maximum number.
        let limit: Int64
        fileprivate(set) var count: Int64 = 0

        init(offset: Int, priority: Int, glyph: ShapedGlyph, limit: Int64) {
            self.offset = offset
            self.priority = priority
            self.glyph = glyph
            self.limit = limit
        }
    }

    /// In text order.
    private var places: [Place]

    static let none = Kashidas(places: [])

    private init(places: [Place]) { self.places = places }

    /// As many at some places, given in text order, as there is room for: as many at each, those that remain at the places
    /// of higher priority, earlier ones first. O(n log n).
    init(_ places: [Place], within width: Int64) {
        self.places = places
        let once = places.reduce(0) { $0 + Int64($1.glyph.advance) }
        if once == 0 { return }
        for index in places.indices { self.places[index].count = min(places[index].limit, width / once) }
        let ranks = places.indices.sorted { (places[$0].priority, $0) < (places[$1].priority, $1) }
        var rest = width - self.width
        for index in ranks {
            let place = self.places[index]
            guard place.count < place.limit, Int64(place.glyph.advance) <= rest else { continue }
            self.places[index].count += 1
            rest -= Int64(place.glyph.advance)
        }
    }

    var isEmpty: Bool { places.isEmpty }

    /// The room that all of them take, in text units.
    var width: Int64 { places.reduce(0) { $0 + $1.count * Int64($1.glyph.advance) } }

    /// The glyphs of a right-to-left run, from left to right, with those at its places. They belong to the letter after
    /// which they are.
    func inserted(in glyphs: [SpacedGlyph]) -> [SpacedGlyph] {
        var all: [SpacedGlyph] = []
        for (index, spaced) in glyphs.enumerated() {
            all.append(spaced)
            guard index + 1 < glyphs.count, case let letter = glyphs[index + 1].glyph.cluster,
                letter < spaced.glyph.cluster, let place = place(at: Int(spaced.glyph.cluster))
            else { continue }
            let kashida = SpacedGlyph(place.glyph.movingCluster(by: Int(letter)))
            all += repeatElement(kashida, count: Int(place.count))
        }
        return all
    }

    private func place(at offset: Int) -> Place? {
        let index = places.partitioningIndex { $0.offset >= offset }
        return index < places.count && places[index].offset == offset ? places[index] : nil
    }
}
