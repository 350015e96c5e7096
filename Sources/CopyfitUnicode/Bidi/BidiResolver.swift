/// Resolves the embedding levels of a text (UAX #9), paragraph by paragraph, up to rule L1 with each paragraph as one line.
///
/// O(n), however deeply embeddings, isolates and brackets are nested. Its arrays are kept for the next text.
struct BidiResolver {
    private(set) var paragraph = BidiParagraph()
    /// What rules have made of each character's class.
    var types: [BidiClass] = []
    /// The level of each character of the paragraph. Characters that rule X9 removes have that of what follows.
    private(set) var levels: [UInt8] = []
    private(set) var baseLevel: UInt8 = 0
    private var runs: [BidiRun] = []
    /// The characters of an isolating run sequence, as indices.
    private var sequence: [Int32] = []
    private var brackets = BracketPairs()

    /// Resolves the paragraph that begins at an offset, and returns the offset of its end.
    mutating func resolveParagraph(_ utf8: Span<UInt8>, from start: Int, _ direction: BaseDirection) -> Int {
        let end = paragraph.read(utf8, from: start)
        baseLevel = paragraph.baseLevel(direction)
        resolveExplicitLevels()
        guard baseLevel == 1 || paragraph.seen.isOf(.turning) else { return end }
        BidiRun.divide(paragraph, levels, into: &runs)
        for index in runs.indices where runs[index].isFirst {
            let ends = gatherSequence(from: index)
            WeakTypes.resolve(&types, sequence, paragraph.seen, start: ends.start)
            brackets.resolve(&types, sequence, paragraph, start: ends.start, embedding: ends.embedding)
            NeutralTypes.resolve(&types, sequence, ends)
            resolveImplicitLevels(ends.embedding)
        }
        resetTrailingLevels()
        return end
    }

    /// X1 to X8.
    private mutating func resolveExplicitLevels() {
        types.removeAll(keepingCapacity: true)
        levels.removeAll(keepingCapacity: true)
        types.append(contentsOf: paragraph.classes)
        levels.append(contentsOf: repeatElement(baseLevel, count: types.count))
        guard paragraph.seen.isOf(.explicit) else { return }
        var stack = EmbeddingStack(baseLevel: baseLevel)
        for (index, bidiClass) in paragraph.classes.enumerated() {
            if bidiClass == .pdi { stack.endIsolate() }
            if bidiClass != .b {
                levels[index] = stack.level
                types[index] = stack.overriding ?? bidiClass
            }
            switch bidiClass {
            case .lre, .rle, .lro, .rlo: stack.embed(bidiClass)
            case .pdf: stack.endEmbedding()
            case .lri: stack.isolate(isRightToLeft: false)
            case .rli: stack.isolate(isRightToLeft: true)
            case .fsi: stack.isolate(isRightToLeft: paragraph.level(from: index + 1) == 1)
            default: break
            }
        }
    }

    /// X10: makes a sequence of a run and of those that continue it.
    private mutating func gatherSequence(from first: Int) -> SequenceEnds {
        sequence.removeAll(keepingCapacity: true)
        var last = first
        var next: Int? = first
        while let index = next {
            append(runs[index].characters)
            last = index
            next = runs[index].continuation
        }
        let level = runs[first].level
        let before = first > 0 ? runs[first - 1].level : baseLevel
        let isOpen = sequence.last.map { paragraph.classes[Int($0)].isOf(.initiators) } == true
        let after = last + 1 < runs.count && !isOpen ? runs[last + 1].level : baseLevel
        return SequenceEnds(
            start: .direction(ofLevel: max(before, level)),
            end: .direction(ofLevel: max(after, level)),
            embedding: .direction(ofLevel: level)
        )
    }

    private mutating func append(_ characters: Range<Int>) {
        if paragraph.seen.isOf(.removed) {
            for character in characters where !isRemoved(character) { sequence.append(Int32(character)) }
        } else {
            sequence.append(contentsOf: Int32(characters.lowerBound)..<Int32(characters.upperBound))
        }
    }

    /// I1 and I2.
    private mutating func resolveImplicitLevels(_ embedding: BidiClass) {
        for character in sequence {
            let type = types[Int(character)]
            if embedding == .l {
                levels[Int(character)] += type == .r ? 1 : type == .an || type == .en ? 2 : 0
            } else if type != .r {
                levels[Int(character)] += 1
            }
        }
    }

    /// L1, and the levels of removed characters.
    private mutating func resetTrailingLevels() {
        var isTrailing = true
        var following = baseLevel
        let onlyEndMatters = !paragraph.seen.isOf(.removed) && !paragraph.seen.isOf([.b, .s])
        for index in levels.indices.reversed() {
            let bidiClass = paragraph.classes[index]
            if bidiClass == .b || bidiClass == .s {
                isTrailing = true
            } else if bidiClass != .ws, !bidiClass.isOf(.isolates), !isRemoved(index) {
                isTrailing = false
                if onlyEndMatters { return }
            }
            if isTrailing {
                levels[index] = baseLevel
            } else if isRemoved(index) {
                levels[index] = following
            }
            following = levels[index]
        }
    }

    private func isRemoved(_ index: Int) -> Bool { paragraph.classes[index].isOf(.removed) }
}

/// The directions around an isolating run sequence (`sos` and `eos` of UAX #9) and its own.
struct SequenceEnds {
    let start: BidiClass
    let end: BidiClass
    let embedding: BidiClass
}
