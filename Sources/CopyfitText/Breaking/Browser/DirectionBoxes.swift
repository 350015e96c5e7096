/// The boxes into which a browser divides a line where it changes direction. It adds up their widths, each rounded up
/// to 1/64 point.
struct DirectionBoxes {
    private let runs: ArraySlice<TextRun>
    private let unit: TextUnit

    /// The boxes of consecutive runs; nil if there is only one box, whose width is not rounded, if there are tabs, or
    /// if the rules do not round boxes.
    init?(_ runs: ArraySlice<TextRun>, _ rules: LineRules) {
        guard rules.roundsBoxes, let first = runs.first, runs.contains(where: { $0.level != first.level }),
            !runs.contains(where: { $0.isTab })
        else { return nil }
        self.runs = runs
        unit = rules.unit
    }

    /// The sum of the widths of the boxes in `range`, each rounded up. `measure` gives the width of a box from its
    /// bytes. A range inside one box is not rounded. O(log runs + runs in the range).
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
