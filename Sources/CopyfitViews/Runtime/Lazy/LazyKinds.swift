import Foundation

/// The averages of the lines in one container, one for each kind.
///
/// They are those of what is visible at rest and after a jump. While content is scrolled further they stay, so that its length
/// changes by what a line differs from the average when it is made, and by no more.
final class LazyKinds {
    /// A step from a row to the container: the type of a view or of a place, and which of the places in the place around it;
    /// nil if it is repeated there, or has an id of its own.
    struct Step: Hashable {
        let type: ObjectIdentifier
        let position: AnyHashable?
    }

    private var kinds: [[Step]: LazyKind] = [:]

    /// Whether another part of the content has been jumped to since layouts began to follow each other.
    var hasJumped = false

    /// Whether nothing had been scrolled when they began.
    var wasAtStart = true

    /// The kind of rows with these steps from the row to the container.
    func kind(_ steps: [Step]) -> LazyKind {
        let kind = kinds[steps] ?? LazyKind()
        kinds[steps] = kind
        return kind
    }
}

/// What is known of the lines of one kind: of runs whose rows come from one place in the program, such as the rows of all
/// sections.
final class LazyKind {
    private struct Sample {
        weak var run: LazyRunNode?
        let own: CGFloat
        let whole: CGFloat
        let count: Int
    }

    private var samples: [Sample] = []

    /// The average length of a line with its gap, without the lines of runs inside; nil if none was made.
    private(set) var line: CGFloat?

    /// The same with the lines of runs inside.
    private(set) var wholeLine: CGFloat?

    /// The number of rows in a line, and the room between the last line and the room for those after it, in the run that was
    /// measured last.
    var rowsPerLine = 1
    var widthAfter: CGFloat = 0

    /// Takes over the lengths of the lines that a run has made, without and with those of runs inside.
    func note(_ own: CGFloat, _ whole: CGFloat, of count: Int, in run: LazyRunNode) {
        samples.removeAll { $0.run === run || $0.run?.isInLayout != true }
        samples.append(Sample(run: run, own: own, whole: whole, count: count))
        let lines = CGFloat(samples.reduce(0) { $0 + $1.count })
        line = samples.reduce(0) { $0 + $1.own } / lines
        wholeLine = samples.reduce(0) { $0 + $1.whole } / lines
    }

    /// Forgets the averages, so that the next line is measured.
    func forget() { (samples, line, wholeLine) = ([], nil, nil) }
}

extension LazyRunNode {
    /// The averages of the lines of this run. Before it is known which runs are inside, a line is as long as those of its kind with
    /// all that is in them.
    var lengths: LazyLengths {
        guard let inner else { return LazyLengths(line: kind.wholeLine ?? 0, inside: 0, insideBefore: []) }
        guard let inside = inner.wholeLine, lines.rowsPerLine == 1 else {
            return LazyLengths(line: kind.line ?? 0, inside: inner.wholeLine ?? 0, insideBefore: [])
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
        innerRuns.removeAll { !$0.isInLayout }
        var own = rows.length - innerRuns.reduce(0) { $0 + $1.length }
        if lengths.insideBefore.isEmpty { own += lengths.inside * CGFloat(innerRuns.reduce(0) { $0 + $1.lineCount }) }
        kind.note(own, rows.length, of: lineWindow.count, in: self)
        isUniform = rows.fit(lengths, from: head)
    }

    private func takeOver(_ run: LazyRunNode, _ kind: LazyKind) {
        if inner == nil { self.kind.forget() }
        inner = kind
        innerRuns.removeAll { $0 === run || !$0.isInLayout }
        innerRuns.append(run)
    }
}
