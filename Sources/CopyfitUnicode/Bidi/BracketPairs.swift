/// Rule N0: brackets in pairs take one direction. O(n), because pairs learn what they contain while they are found.
struct BracketPairs {
    private struct Pair {
        let opening: Int
        var closing: Int?
        /// The directions of the strong characters inside.
        var inside = BidiClass()
    }
    private struct Opening {
        let counterpart: UInt32
        /// Its number among the pairs.
        let pair: Int
    }

    /// BD16.
    private static let deepest = 63

    /// In order of their opening brackets. Those of unmatched brackets have no closing one.
    private var pairs: [Pair] = []
    private var open: [Opening] = []

    /// - Parameters:
    ///   - sequence: The characters of an isolating run sequence.
    ///   - start: The direction before it (`sos`).
    ///   - embedding: Its own direction.
    mutating func resolve(
        _ types: inout [BidiClass],
        _ sequence: [Int32],
        _ paragraph: BidiParagraph,
        start: BidiClass,
        embedding: BidiClass
    ) {
        guard paragraph.seen.isOf(.on), find(types, sequence, paragraph) else { return }
        var (before, position) = (start, 0)
        for pair in pairs {
            guard let closing = pair.closing else { continue }
            while position < pair.opening {
                before = Self.direction(of: types[Int(sequence[position])]) ?? before
                position += 1
            }
            let opposite: BidiClass = embedding == .l ? .r : .l
            let isOpposite = pair.inside.isOf(opposite) && before == opposite
            if pair.inside.isOf(embedding) || pair.inside.isOf(opposite) {
                let direction = !pair.inside.isOf(embedding) && isOpposite ? opposite : embedding
                for bracket in [pair.opening, closing] {
                    Self.set(direction, at: bracket, &types, sequence, paragraph)
                }
            }
        }
    }

    /// BD16; false if there are too many brackets open at a time.
    private mutating func find(_ types: [BidiClass], _ sequence: [Int32], _ paragraph: BidiParagraph) -> Bool {
        pairs.removeAll(keepingCapacity: true)
        open.removeAll(keepingCapacity: true)
        for (position, character) in sequence.enumerated() {
            let type = types[Int(character)]
            if let direction = Self.direction(of: type) {
                if let inner = open.last { pairs[inner.pair].inside.insert(direction) }
            } else if type == .on, CharacterRecord(paragraph.characters[Int(character)]).mayBeBracket {
                let bracket = CharacterProperties.bracket(paragraph.characters[Int(character)])
                if bracket.isOpening {
                    if open.count == Self.deepest { return false }
                    open.append(Opening(counterpart: Self.canonical(bracket.counterpart), pair: pairs.count))
                    pairs.append(Pair(opening: position))
                } else if bracket.isClosing {
                    close(Self.canonical(paragraph.characters[Int(character)]), at: position)
                }
            }
        }
        return true
    }

    private mutating func close(_ bracket: UInt32, at position: Int) {
        guard let match = open.lastIndex(where: { $0.counterpart == bracket }) else { return }
        let pair = open[match].pair
        for inner in open[(match + 1)...] { pairs[pair].inside.formUnion(pairs[inner.pair].inside) }
        pairs[pair].closing = position
        open.removeSubrange(match...)
        if let outer = open.last { pairs[outer.pair].inside.formUnion(pairs[pair].inside) }
    }

    /// Gives a bracket and its marks a direction.
    private static func set(
        _ direction: BidiClass,
        at bracket: Int,
        _ types: inout [BidiClass],
        _ sequence: [Int32],
        _ paragraph: BidiParagraph
    ) {
        types[Int(sequence[bracket])] = direction
        for mark in sequence[(bracket + 1)...] {
            guard paragraph.classes[Int(mark)] == .nsm else { break }
            types[Int(mark)] = direction
        }
    }

    private static func direction(of type: BidiClass) -> BidiClass? {
        type == .l ? .l : type.isOf(.rightToLeft) ? .r : nil
    }

    /// The same for the two pairs that are canonically equivalent.
    private static func canonical(_ bracket: UInt32) -> UInt32 {
        switch bracket {
        case 0x2329: 0x3008
        case 0x232A: 0x3009
        default: bracket
        }
    }
}
