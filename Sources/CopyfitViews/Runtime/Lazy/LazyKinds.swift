import Foundation

/// The averages of the lines in one container, one for each kind.
///
/// They are those of what is visible at rest and after a jump. While content is scrolled further they stay, so that its length
/// changes by what a line differs from the average when it is made, and by no more.
final class LazyKinds {
    private var kinds: [[ObjectIdentifier]: LazyKind] = [:]

    /// Whether another part of the content has been jumped to since layouts began to follow each other.
    var hasJumped = false

    /// Whether nothing had been scrolled when they began.
    var wasAtStart = true

    /// The kind of rows whose views and places have some types, from the row to the container.
    func kind(_ types: [ObjectIdentifier]) -> LazyKind {
        let kind = kinds[types] ?? LazyKind()
        kinds[types] = kind
        return kind
    }
}

/// What is known of the lines of one kind: of runs whose rows come from one place in the program, such as the rows of all
/// sections.
final class LazyKind {
    private struct Sample {
        weak var run: LazyRunNode?
        let length: CGFloat
        let count: Int
    }

    private var samples: [Sample] = []

    /// The average length of a line with its gap, without the lines of runs inside; nil if none was made.
    private(set) var line: CGFloat?

    /// The number of rows in a line, and the room between the last line and the room for those after it, in the run that was
    /// measured last.
    var rowsPerLine = 1
    var widthAfter: CGFloat = 0

    /// Takes over the length of the lines that a run has made.
    func note(_ length: CGFloat, of count: Int, in run: LazyRunNode) {
        samples.removeAll { $0.run === run || $0.run?.isInLayout != true }
        samples.append(Sample(run: run, length: length, count: count))
        line = samples.reduce(0) { $0 + $1.length } / CGFloat(samples.reduce(0) { $0 + $1.count })
    }

    /// Forgets the average, so that the next line is measured.
    func forget() { (samples, line) = ([], nil) }
}

extension LazyRunNode {
    /// The averages of the lines of this run.
    var lengths: LazyLengths {
        guard let inner, let inside = inner.line, lines.rowsPerLine == 1 else {
            return LazyLengths(line: kind.line ?? 0, inside: inner?.line ?? 0, insideBefore: [])
        }
        if counted?.perLine != inner.rowsPerLine { countLinesInside(rowsPerLine: inner.rowsPerLine) }
        return LazyLengths(line: kind.line ?? 0, inside: inside, insideBefore: counted?.before ?? [])
    }

    private func countLinesInside(rowsPerLine: Int) {
        var before: [Int] = []
        if let counts = countRowsInside() {
            before.reserveCapacity(counts.count + 1)
            before.append(0)
            for count in counts { before.append(before[before.count - 1] + (count + rowsPerLine - 1) / rowsPerLine) }
        }
        counted = (rowsPerLine, before)
    }

    /// An estimate of a length. Where all lines are as long as their average it is exact, else a number in which nothing is
    /// lost.
    func estimate(_ length: CGFloat) -> CGFloat { isUniform ? length : length.asEstimate }

    /// How many times their average lengths the lines before the window take.
    var scaleBefore: CGFloat {
        let average = lengths.origin(of: lineWindow.lowerBound)
        return average > 0 && !isUniform ? (lead - head) / average : 1
    }

    /// Where a line before the window begins, from the start of the run.
    func origin(ofLineBefore line: Int) -> CGFloat {
        head + estimate(lengths.origin(of: line) * scaleBefore)
    }

    /// Takes over the average length of the lines of the window, if averages are still to follow what is visible.
    func learn(_ rows: LazyRows) {
        outerRun?.takeOver(self, kind)
        guard kind.line == nil || isRemeasured || kinds.hasJumped || kinds.wasAtStart && container.isAtStart else {
            return
        }
        var own = rows.length - innerRuns.reduce(0) { $0 + $1.length }
        if lengths.insideBefore.isEmpty { own += lengths.inside * CGFloat(innerRuns.reduce(0) { $0 + $1.lineCount }) }
        kind.note(own, of: lineWindow.count, in: self)
        isUniform = rows.fit(lengths, from: head)
    }

    private func takeOver(_ run: LazyRunNode, _ kind: LazyKind) {
        if inner == nil { self.kind.forget() }
        inner = kind
        innerRuns.removeAll { $0 === run || !$0.isInLayout }
        innerRuns.append(run)
    }
}
