/// Gives a text's embedding levels (UAX #9) as runs. Used by one thread at a time.
struct LevelResolver {
    private var box: BidiResolverBox?
    private var levels: [UInt8] = []

    /// Replaces the levels of `analysis`. A text of level 0 throughout needs no ICU. O(n).
    mutating func resolve(
        _ utf8: Span<UInt8>,
        _ direction: BaseDirection,
        mayRunRightToLeft: Bool,
        into analysis: inout ParagraphAnalysis
    ) throws(AnalysisError) {
        if !analysis.levels.isEmpty { analysis.levels.removeAll(keepingCapacity: true) }
        if !analysis.baseLevels.isEmpty { analysis.baseLevels.removeAll(keepingCapacity: true) }
        guard utf8.count > 0, mayRunRightToLeft || direction == .rightToLeft else {
            let base = LevelRun(start: 0, level: direction == .rightToLeft ? 1 : 0)
            analysis.levels.append(base)
            analysis.baseLevels.append(base)
            return
        }
        let box = try resolver()
        box.text.read(utf8)
        try box.resolver.resolve(box.text, base: direction, levels: &levels)
        addRuns(of: box.text, to: &analysis)
        var start = 0
        for paragraph in 0..<box.resolver.paragraphCount {
            let (end, level) = try box.resolver.paragraph(paragraph)
            analysis.baseLevels.append(LevelRun(start: UInt32(box.text.utf8Offset(start)), level: level))
            start = end
        }
    }

    private mutating func resolver() throws(AnalysisError) -> BidiResolverBox {
        if let box { return box }
        let opened = try BidiResolverBox()
        box = opened
        return opened
    }

    private func addRuns(of text: borrowing UTF16Text, to analysis: inout ParagraphAnalysis) {
        var last: UInt8?
        for index in 0..<text.count where levels[index] != last {
            last = levels[index]
            analysis.levels.append(LevelRun(start: UInt32(text.utf8Offset(index)), level: levels[index]))
        }
    }
}

private final class BidiResolverBox {
    let resolver: BidiResolver
    var text = UTF16Text()
    init() throws(AnalysisError) { resolver = try BidiResolver() }
}
