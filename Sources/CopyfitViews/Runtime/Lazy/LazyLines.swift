import Foundation

/// The lines that the rows of a repetition form in their container: in a stack each row is one, in a grid several are.
struct LazyLines: Equatable {
    /// The number of rows in a line.
    let rowsPerLine: Int

    /// The number of cells before the first row in its line.
    let phase: Int

    static let single = LazyLines(rowsPerLine: 1, phase: 0)

    func line(of row: Int) -> Int { (row + phase) / rowsPerLine }

    func lines(of rows: Range<Int>) -> Range<Int> {
        rows.isEmpty ? 0..<0 : line(of: rows.lowerBound)..<line(of: rows.upperBound - 1) + 1
    }

    /// The rows of lines, at least one.
    func rows(of lines: Range<Int>, count: Int) -> Range<Int> {
        max(0, lines.lowerBound * rowsPerLine - phase)..<min(count, lines.upperBound * rowsPerLine - phase)
    }
}

/// The lengths of the lines of a run. A line takes a length, and another one for each line of the runs inside it.
struct LazyLengths {
    /// The average length of a line with its gap, without the lines inside.
    let line: CGFloat

    /// The average length of a line inside, with its gap.
    let inside: CGFloat

    /// The number of lines inside those before each line, and in all; empty if it is not known.
    let insideBefore: [Int]

    /// Where a line begins, from the start of the first.
    func origin(of line: Int) -> CGFloat {
        let known = insideBefore.indices.contains(line) ? insideBefore[line] : 0
        return CGFloat(line) * self.line + CGFloat(known) * inside
    }

    /// The last line that begins before a distance from the start of the first or there, at most `most`.
    func line(at distance: CGFloat, most: Int) -> Int {
        if insideBefore.isEmpty { return LazySpan.count(distance, line, most: most) }
        var (lower, upper) = (0, most)
        while lower < upper {
            let middle = (lower + upper + 1) / 2
            if origin(of: middle) <= distance { lower = middle } else { upper = middle - 1 }
        }
        return lower
    }
}

/// The windows of lines that a run of rows had while layouts followed each other.
///
/// Which rows are made may decide which are visible: in a list in a frame of its own aspect ratio, or if rows without length are
/// beside others. Windows may then follow each other in a cycle. All lines of the cycle are made in that case, whichever of its
/// windows was the first.
struct LazyWindows {
    private var past: [Range<Int>] = []

    /// The lines of a cycle.
    private var kept: Range<Int>?

    /// How often a window comes back before that is a cycle: places that are estimates may bring one back once.
    private static var returns: Int { 3 }

    /// What is to be made if these lines are wanted: also those of a cycle, if no line is between them.
    mutating func lines(with wanted: Range<Int>) -> Range<Int> {
        guard let kept, let both = kept.union(wanted) else {
            self.kept = nil
            return wanted
        }
        return both
    }

    /// The window to move to if another one is wanted than there is.
    mutating func next(_ wanted: Range<Int>) -> Range<Int> {
        let cycle = cycle(to: wanted)
        past.append(wanted)
        guard let cycle else { return wanted }
        kept = cycle
        return cycle
    }

    /// All lines since a window was there for the last time; nil if it has not come back often, or if there are lines between.
    private func cycle(to wanted: Range<Int>) -> Range<Int>? {
        guard past.count(where: { $0 == wanted }) >= Self.returns, let last = past.lastIndex(of: wanted)
        else { return nil }
        let windows = past[last...].sorted { $0.lowerBound < $1.lowerBound }
        return windows.reduce(windows[0] as Range?) { $0?.union($1) }
    }
}

extension Range<Int> {
    /// The elements of both; nil if there are others between them.
    fileprivate func union(_ other: Range) -> Range? {
        guard lowerBound <= other.upperBound, other.lowerBound <= upperBound else { return nil }
        return Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
    }
}

/// A view whose rows are those of a repetition inside, so that they can be counted without making them.
protocol RowCounting {
    var rowCount: Int { get }
}
