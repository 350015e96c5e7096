/// A level run (BD7): characters of one level, without those that rule X9 removes.
struct BidiRun {
    let level: UInt8
    /// From the first to the last, with removed ones between.
    private(set) var characters: Range<Int>
    /// Whether an isolating run sequence begins with it (BD13).
    private(set) var isFirst = true
    /// The run that goes on after the isolate at its end.
    private(set) var continuation: Int?

    /// Replaces `runs` by those of a paragraph with explicit levels, in order. O(n).
    static func divide(_ paragraph: BidiParagraph, _ levels: [UInt8], into runs: inout [BidiRun]) {
        runs.removeAll(keepingCapacity: true)
        guard paragraph.seen.isOf(.explicit) else {
            runs.append(BidiRun(level: levels[0], characters: levels.indices))
            return
        }
        // The run that ends with each initiator
        var ending = [Int32](repeating: -1, count: paragraph.matches.count)
        for (index, bidiClass) in paragraph.classes.enumerated() where !bidiClass.isOf(.removed) {
            if let last = runs.last, last.level == levels[index] {
                runs[runs.count - 1].characters = last.characters.lowerBound..<index + 1
            } else {
                runs.append(BidiRun(level: levels[index], characters: index..<index + 1))
                if bidiClass == .pdi, let initiator = paragraph.match(of: index) {
                    runs[Int(ending[initiator])].continuation = runs.count - 1
                    runs[runs.count - 1].isFirst = false
                }
            }
            if !ending.isEmpty { ending[index] = Int32(runs.count - 1) }
        }
    }

    private init(level: UInt8, characters: Range<Int>) {
        self.level = level
        self.characters = characters
    }
}
