/// Gives a text's embedding levels (UAX #9) as runs. Used by one thread at a time.
struct LevelResolver {
    private var resolver = BidiResolver()

    /// Replaces the levels of `analysis`. A text that runs one way throughout has its base level alone, whatever is embedded
    /// in it, as in browsers. O(n).
    mutating func resolve(
        _ utf8: Span<UInt8>,
        _ direction: BaseDirection,
        mayRunRightToLeft: Bool,
        into analysis: inout ParagraphAnalysis
    ) {
        if !analysis.levels.isEmpty { analysis.levels.removeAll(keepingCapacity: true) }
        if !analysis.baseLevels.isEmpty { analysis.baseLevels.removeAll(keepingCapacity: true) }
        guard utf8.count > 0, mayRunRightToLeft || direction == .rightToLeft else {
            let base = LevelRun(start: 0, level: direction == .rightToLeft ? 1 : 0)
            analysis.levels.append(base)
            analysis.baseLevels.append(base)
            return
        }
        var start = 0
        while start < utf8.count {
            let end = resolver.resolveParagraph(utf8, from: start, direction)
            analysis.baseLevels.append(LevelRun(start: UInt32(truncatingIfNeeded: start), level: resolver.baseLevel))
            addRuns(utf8, from: start, to: &analysis.levels)
            start = end
        }
        let base = analysis.baseLevels[0]
        if analysis.levels.allSatisfy({ $0.level & 1 == base.level }) {
            analysis.levels.removeAll(keepingCapacity: true)
            analysis.levels.append(base)
        }
    }

    /// Adds the runs of the paragraph that begins at an offset.
    private func addRuns(_ utf8: Span<UInt8>, from start: Int, to runs: inout [LevelRun]) {
        var last = runs.last?.level
        var offset = start
        for level in resolver.levels {
            if level != last {
                runs.append(LevelRun(start: UInt32(truncatingIfNeeded: offset), level: level))
                last = level
            }
            _ = decodeUTF8(utf8, &offset)
        }
    }
}
