/// The boxes that a browser makes of a line where it changes direction: it adds up their widths, each rounded up to 1/64 point.
struct DirectionBoxes {
    private let runs: ArraySlice<TextRun>
    private let unit: TextUnit

    /// The boxes of runs that follow each other; nil where there is one, whose width is compared as it is, where tabs stand,
    /// or where rules round none.
    init?(_ runs: ArraySlice<TextRun>, _ rules: LineRules) {
        guard rules.roundsBoxes, let first = runs.first, runs.contains(where: { $0.level != first.level }),
            !runs.contains(where: \.isTab)
        else { return nil }
        self.runs = runs
        unit = rules.unit
    }

    /// The widths of the boxes in `range`, each as `measure` gives it for its bytes, rounded up and added. O(log runs + runs in
    /// the range).
    func width(of range: Range<Int>, measure: (Range<Int>) -> Int64) -> Int64 {
        var sum: Int64 = 0
        var index = runs.partitioningIndex { Int($0.end) > range.lowerBound }
        var start = range.lowerBound
        while index < runs.endIndex, runs[index].start < range.upperBound {
            let level = runs[index].level
            while index < runs.endIndex, runs[index].level == level { index += 1 }
            let end = min(range.upperBound, Int(runs[index - 1].end))
            if start == range.lowerBound, end == range.upperBound { return measure(range) }
            sum += unit.box(measure(start..<end))
            start = end
        }
        return sum
    }
}
