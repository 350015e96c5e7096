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

extension LazyContainer {
    /// The elements before another one in its line, of which there are `count`.
    func neighbours(before element: Element, count: Int) -> ArraySlice<Element> {
        guard count > 0 else { return [] }
        let (children, member) = (lazyElement.children.array, member(around: element))
        guard let index = children.firstIndex(where: { $0 === member }) else { return [] }
        return children[max(0, index - count)..<index]
    }
}
