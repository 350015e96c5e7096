/// Rules W1 to W7: numbers, their signs, and marks.
enum WeakTypes {
    /// - Parameters:
    ///   - sequence: The characters of an isolating run sequence.
    ///   - seen: The classes that the paragraph has.
    ///   - start: The direction before it (`sos`).
    static func resolve(_ types: inout [BidiClass], _ sequence: [Int32], _ seen: BidiClass, start: BidiClass) {
        if seen.isOf([.nsm, .al]) { resolveMarksAndLetters(&types, sequence, start) }
        if seen.isOf([.en, .an, .es, .et, .cs]) { resolveNumbers(&types, sequence, start) }
    }

    /// W1 to W3.
    private static func resolveMarksAndLetters(_ types: inout [BidiClass], _ sequence: [Int32], _ start: BidiClass) {
        var (previous, strong) = (start, start)
        for character in sequence {
            var type = types[Int(character)]
            if type == .nsm {
                type = previous.isOf(.isolates) ? .on : previous
            } else if type.isOf(.strong) {
                strong = type
            }
            if type == .en, strong == .al {
                type = .an
            } else if type == .al {
                type = .r
            }
            types[Int(character)] = type
            previous = type
        }
    }

    /// W4 to W7.
    private static func resolveNumbers(_ types: inout [BidiClass], _ sequence: [Int32], _ start: BidiClass) {
        // What is before, by W4
        var (previous, strong) = (start, start)
        var position = 0
        while position < sequence.count {
            let character = Int(sequence[position])
            var type = types[character]
            switch type {
            case .l, .r: strong = type
            case .es, .cs:
                let next = position + 1 < sequence.count ? types[Int(sequence[position + 1])] : .on
                let joins = next == previous && (next == .en || next == .an && type == .cs)
                type = joins ? next : .on
            case .et:
                position = resolveTerminators(&types, sequence, from: position, previous, strong)
                previous = .et
                continue
            default: break
            }
            previous = type
            types[character] = type == .en && strong == .l ? .l : type
            position += 1
        }
    }

    /// W5 and W6 for adjacent terminators; returns the position after them.
    private static func resolveTerminators(
        _ types: inout [BidiClass],
        _ sequence: [Int32],
        from position: Int,
        _ previous: BidiClass,
        _ strong: BidiClass
    ) -> Int {
        var end = position
        while end < sequence.count, types[Int(sequence[end])] == .et { end += 1 }
        let isOfNumber = previous == .en || end < sequence.count && types[Int(sequence[end])] == .en
        let type: BidiClass = !isOfNumber ? .on : strong == .l ? .l : .en
        for character in sequence[position..<end] { types[Int(character)] = type }
        return end
    }
}
