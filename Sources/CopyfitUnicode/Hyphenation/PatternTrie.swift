/// Liang's hyphenation patterns, found by their letters: `hy3ph` is found by `hyph`. A digit is between two letters;
/// the largest digit of all patterns that match there decides, and an odd one divides the word. A full stop is the
/// word's edge.
///
/// As in libhyphen, for which the files are made, only the longest prefix of a pattern that ends at each letter counts,
/// and only if it is a whole pattern.
struct PatternTrie: Sendable {
    /// Whether letters may have several bytes.
    let isUTF8: Bool
    /// Where each node's pattern starts in the file, counted from 1; 0 is none. Node 0 is the root.
    private var patterns: [UInt32] = [0]
    /// A hash table of edges: the node an edge leaves, and its letter; 0 is a free slot.
    private var edges = [UInt64](repeating: 0, count: 1024)
    /// The node each edge leads to.
    private var targets = [UInt32](repeating: 0, count: 1024)

    init(isUTF8: Bool) { self.isUTF8 = isUTF8 }

    /// Adds the pattern that starts at an offset of the file; it replaces one with the same letters.
    mutating func insert(_ pattern: Int, _ file: Span<UInt8>) {
        var (node, index) = (UInt32(0), pattern)
        while index < file.count, Self.isInPattern(file[index]) {
            if Self.digit(file[index]) == nil { node = child(adding: file[index], to: node) }
            index += 1
        }
        patterns[Int(node)] = UInt32(truncatingIfNeeded: pattern) + 1
    }

    /// The patterns' marks for each gap of a word: entry *i* is for the gap before byte *i*. O(n) for patterns of
    /// bounded length.
    ///
    /// - Parameter word: letters between two full stops.
    func marks(of word: [UInt8], in file: Span<UInt8>) -> [PatternMark] {
        var marks = [PatternMark](repeating: PatternMark(), count: word.count + 1)
        for found in longestBeginnings(in: word) where found.pattern > 0 {
            apply(Int(found.pattern) - 1, at: found.start, file, &marks)
        }
        return marks
    }

    /// For each byte of a word, the longest prefix of a pattern that ends there: where it starts, and the pattern it
    /// is.
    private func longestBeginnings(in word: [UInt8]) -> [(start: Int, pattern: UInt32)] {
        var found = word.indices.map { (start: $0, pattern: UInt32(0)) }
        var isSettled = [Bool](repeating: false, count: word.count)
        for start in word.indices {
            var (node, end) = (UInt32(0), start)
            while end < word.count, let next = child(word[end], of: node) {
                if !isSettled[end] { found[end] = (start, patterns[Int(next)]) }
                isSettled[end] = true
                (node, end) = (next, end + 1)
            }
        }
        return found
    }

    /// Raises the marks by the pattern at an offset of the file, whose first letter is byte `start` of the word. Of
    /// adjacent digits the last counts, of equal marks the first.
    private func apply(_ offset: Int, at start: Int, _ file: Span<UInt8>, _ marks: inout [PatternMark]) {
        var end = offset
        while end < file.count, Self.isInPattern(file[end]) { end += 1 }
        let respelled = RespelledGaps(at: end, file)
        var (place, gap) = (start, 0)
        for index in offset..<end {
            guard let digit = Self.digit(file[index]) else {
                place += 1
                if isLetterStart(file[index]) { gap += 1 }
                continue
            }
            let isLast = index + 1 == end || Self.digit(file[index + 1]) == nil
            guard isLast, digit > marks[place].digit else { continue }
            marks[place] = PatternMark(digit: digit, respells: respelled?.contains(gap) ?? false)
        }
    }

    /// Whether a byte of a pattern begins a letter; the word's edge does not.
    private func isLetterStart(_ byte: UInt8) -> Bool {
        byte != UInt8(ascii: ".") && !(isUTF8 && byte & 0xC0 == 0x80)
    }

    /// A pattern ends at white space, or at the slash before a change of spelling.
    private static func isInPattern(_ byte: UInt8) -> Bool { byte > 0x20 && byte != UInt8(ascii: "/") }

    private static func digit(_ byte: UInt8) -> UInt8? { 0x30...0x39 ~= byte ? byte - 0x30 : nil }
}

extension PatternTrie {
    private func child(_ letter: UInt8, of node: UInt32) -> UInt32? {
        let edge = Self.edge(letter, node)
        let slot = slot(of: edge)
        return edges[slot] == edge ? targets[slot] : nil
    }

    private mutating func child(adding letter: UInt8, to node: UInt32) -> UInt32 {
        let edge = Self.edge(letter, node)
        let slot = slot(of: edge)
        if edges[slot] == edge { return targets[slot] }
        let added = UInt32(truncatingIfNeeded: patterns.count)
        patterns.append(0)
        (edges[slot], targets[slot]) = (edge, added)
        if patterns.count * 2 > edges.count { grow() }
        return added
    }

    /// Never 0: no pattern contains that byte.
    private static func edge(_ letter: UInt8, _ node: UInt32) -> UInt64 { UInt64(node) << 8 | UInt64(letter) }

    /// The edge's slot, or the free one it would take.
    private func slot(of edge: UInt64) -> Int {
        let mask = edges.count - 1
        var slot = Int(truncatingIfNeeded: edge &* 0x9E37_79B9_7F4A_7C15 >> 32) & mask
        while edges[slot] != 0, edges[slot] != edge { slot = (slot + 1) & mask }
        return slot
    }

    private mutating func grow() {
        let (oldEdges, oldTargets) = (edges, targets)
        edges = [UInt64](repeating: 0, count: oldEdges.count * 2)
        targets = [UInt32](repeating: 0, count: oldEdges.count * 2)
        for (edge, target) in zip(oldEdges, oldTargets) where edge != 0 {
            let slot = slot(of: edge)
            (edges[slot], targets[slot]) = (edge, target)
        }
    }
}

/// The gaps at which a pattern changes the spelling, counted in letters: 0 to 2 in `f1f/ff=f,1,2`, where 2 letters
/// starting with the first become `ff=f`; all gaps if no numbers follow.
private struct RespelledGaps {
    private let gaps: ClosedRange<Int>

    private static let most = 1000

    /// Reads what follows a pattern; nil unless it is a slash.
    init?(at slash: Int, _ file: Span<UInt8>) {
        guard slash < file.count, file[slash] == UInt8(ascii: "/") else { return nil }
        var numbers: [Int] = []
        var index = slash + 1
        while index < file.count, file[index] >= 0x20 {
            if file[index] == UInt8(ascii: ",") {
                numbers.append(0)
            } else if let last = numbers.indices.last, 0x30...0x39 ~= file[index] {
                numbers[last] = min(numbers[last] * 10 + Int(file[index] - 0x30), Self.most)
            }
            index += 1
        }
        let hasNumbers = numbers.count > 1 && numbers[1] > 0
        let first = hasNumbers ? numbers[0] - 1 : 0
        gaps = first...(hasNumbers ? first + numbers[1] : Self.most)
    }

    func contains(_ gap: Int) -> Bool { gaps.contains(gap) }
}

/// The patterns' mark for a gap between two letters.
struct PatternMark: Sendable {
    var digit: UInt8 = 0
    /// Whether the spelling changes if the word is divided there.
    var respells = false

    /// Whether the word may be divided there.
    var divides: Bool { digit % 2 == 1 }
}
