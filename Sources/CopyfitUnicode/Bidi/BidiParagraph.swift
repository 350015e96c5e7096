/// The characters of one bidi paragraph (UAX #9, rule P1).
struct BidiParagraph {
    private(set) var characters: [UInt32] = []
    private(set) var classes: [BidiClass] = []
    /// The classes that the paragraph has.
    private(set) var seen = BidiClass()
    /// For each isolate initiator the index of its PDI and the other way round (BD9), -1 where it has none; empty if the
    /// paragraph has no initiator.
    private(set) var matches: [Int32] = []

    /// The most bytes that are read before there is room for what they may hold.
    private static let windowSize = 4096

    /// Replaces the characters by those from an offset to the end of the paragraph, and returns that end.
    mutating func read(_ utf8: Span<UInt8>, from start: Int) -> Int {
        characters.removeAll(keepingCapacity: true)
        classes.removeAll(keepingCapacity: true)
        seen = BidiClass()
        var index = start
        var isAtEnd = false
        while index < utf8.count, !isAtEnd {
            isAtEnd = Self.readWindow(utf8, &index, &characters, &classes, &seen)
        }
        matchIsolates()
        return index
    }

    /// Reads what begins in the next window; whether the paragraph ends there.
    private static func readWindow(
        _ utf8: Span<UInt8>,
        _ index: inout Int,
        _ characters: inout [UInt32],
        _ classes: inout [BidiClass],
        _ seen: inout BidiClass
    ) -> Bool {
        let end = min(utf8.count, index + windowSize)
        var count = classes.count
        characters.append(contentsOf: repeatElement(0, count: end - index))
        classes.append(contentsOf: repeatElement(.l, count: end - index))
        var characterSpan = characters.mutableSpan
        var classSpan = classes.mutableSpan
        var isAtEnd = false
        while index < end, !isAtEnd {
            let character = decodeUTF8(utf8, &index)
            let bidiClass = CharacterRecord(character).bidiClass
            characterSpan[count] = character
            classSpan[count] = bidiClass
            seen.formUnion(bidiClass)
            count &+= 1
            let isCarriageReturn = character == 0x0D && index < utf8.count && utf8[index] == 0x0A
            isAtEnd = bidiClass == .b && !isCarriageReturn
        }
        characters.removeLast(characters.count - count)
        classes.removeLast(classes.count - count)
        return isAtEnd
    }

    private mutating func matchIsolates() {
        matches.removeAll(keepingCapacity: true)
        guard seen.isOf(.initiators) else { return }
        matches += repeatElement(-1, count: classes.count)
        var open: [Int] = []
        for (index, bidiClass) in classes.enumerated() {
            if bidiClass.isOf(.initiators) {
                open.append(index)
            } else if bidiClass == .pdi, let initiator = open.popLast() {
                matches[initiator] = Int32(index)
                matches[index] = Int32(initiator)
            }
        }
    }

    /// The index of an initiator's PDI, or of a PDI's initiator.
    func match(of index: Int) -> Int? {
        guard !matches.isEmpty, matches[index] >= 0 else { return nil }
        return Int(matches[index])
    }

    /// The base level (P2 and P3).
    func baseLevel(_ direction: BaseDirection) -> UInt8 {
        switch direction {
        case .leftToRight: 0
        case .rightToLeft: 1
        case .auto: level(from: 0)
        }
    }

    /// The level of the first strong character from an index on, outside isolates and before the PDI that ends what
    /// begins there (P2 and P3); 0 if there is none.
    func level(from start: Int) -> UInt8 {
        var index = start
        while index < classes.count {
            let bidiClass = classes[index]
            if bidiClass.isOf(.strong) { return bidiClass == .l ? 0 : 1 }
            if bidiClass.isOf(.initiators) {
                index = match(of: index) ?? classes.count
            } else if bidiClass == .pdi, match(of: index) != nil {
                return 0
            }
            index += 1
        }
        return 0
    }
}
