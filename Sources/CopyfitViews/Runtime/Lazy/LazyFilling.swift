import CopyfitLayout
import Foundation

extension LazyRunNode {
    /// Brings the window to whole lines, and the line that is held in place to its place; true if that has changed
    /// anything. All rows are made if lines cannot be told.
    func holdPlace() -> Bool {
        guard isInLayout else { return false }
        guard container.visibleRange != nil, let rowsPerLine else { return makeAll() }
        if rowsPerLine == 0 { return false }
        return align(rowsPerLine) || holdPin(measuredRows(), areRowsAtRest: false)
    }

    /// Brings the window to the visible part as it was last laid out; true if that has changed anything.
    func fill(margin: CGFloat) -> Bool {
        guard isInLayout, hasWholeLines, let visible = container.visibleRange, let rowsPerLine, rowsPerLine > 0
        else { return false }
        let rows = measuredRows()
        learn(rows)
        if holdPin(rows, areRowsAtRest: true) { return true }
        let seen = LazySpan(visible.lowerBound - margin, visible.upperBound + margin)
        if let target = jumpTarget(seen, rows) {
            jump(to: target.line, origin: target.origin)
            return true
        }
        let wanted = windows.lines(with: rows.window(showing: seen, pitch: rows.pitch, count: lineCount))
        let next = wanted == lineWindow ? wanted : windows.next(wanted)
        guard next != lineWindow else { return setGapAfter() }
        let line = rows.firstRow(after: visible.lowerBound, in: next)
        move(to: next, origin: rows.origin(of: line), of: line)
        return true
    }

    /// The elements of a row in the window that the container lays out.
    private func members(ofRow row: Int) -> [Element] { elements(ofRow: row).filter(\.isLaidOutInLine) }

    private var firstMember: Element? { elements.first(where: \.isLaidOutInLine) }

    /// Whether the window is made of whole lines. Not if the run has just been woken with other data.
    private var hasWholeLines: Bool { lines.rows(of: lineWindow, count: count) == window }

    private func makeAll() -> Bool {
        guard window != 0..<count else { return false }
        move(to: 0..<lineCount, origin: 0, of: 0)
        return true
    }

    /// How many rows a line has; nil if that is not known, because some rows are no single cells.
    private var rowsPerLine: Int? {
        let cells = container.cellsPerLine
        if cells > 1, let outerRun, firstMember?.section(below: outerRun) == nil { return nil }
        if cells < 2 || window.allSatisfy({ isSection(row: $0) }) { return min(cells, 1) }
        return window.allSatisfy { members(ofRow: $0).count == 1 } ? cells : nil
    }

    /// Brings the window to whole lines; true if that has changed it, or what a line is.
    private func align(_ rowsPerLine: Int) -> Bool {
        let cells = rowsPerLine > 1 ? firstMember.map { container.cells(before: $0) } ?? 0 : 0
        let current = LazyLines(rowsPerLine: rowsPerLine, phase: cells % rowsPerLine)
        guard current != lines || !hasWholeLines else { return false }
        (lines, isRebased, counted) = (current, true, nil)
        kind.rowsPerLine = rowsPerLine
        let first = lineWindow.lowerBound
        move(to: first..<first + 1, origin: head + estimate(lengths.origin(of: first)), of: first)
        return true
    }

    /// Where the line begins in the container in which the run begins.
    private var start: CGFloat {
        guard let first = firstMember, !container.begins(with: first) else { return 0 }
        let line = lineWindow.lowerBound == 0 ? lines.rows(of: 0..<1, count: count) : 0..<0
        let own = line.flatMap { members(ofRow: $0) }
        let around = own + container.neighbours(before: first, count: lines.phase)
        return around.map { container.span(of: $0).lowerBound }.min() ?? container.span(of: first).lowerBound
    }

    /// Where each line of the window is; a line without elements is at the end of the one before.
    private func spans() -> [LazySpan] {
        var end = shownGapBefore.map { container.span(of: $0).upperBound } ?? start
        return lineWindow.map { line in
            let rows = lines.rows(of: line..<line + 1, count: count)
            let spans = rows.flatMap { members(ofRow: $0).map { container.span(of: $0) } }
            let lower = spans.map(\.lowerBound).min() ?? end
            end = max(spans.map(\.upperBound).max() ?? end, lower)
            return LazySpan(lower, end)
        }
    }

    /// The lines of the window, after the lengths that the last layout has shown are taken over.
    func measuredRows() -> LazyRows {
        let rows = LazyRows(
            spans(),
            first: lineWindow.lowerBound,
            start: start,
            before: shownGapBefore.map { container.span(of: $0) },
            after: shownGapAfter.map { container.span(of: $0) },
            usualGap: container.lineGap
        )
        lead = rows.origin(of: lineWindow.lowerBound)
        if lineWindow.lowerBound == 0 { head = lead }
        if let gap = shownGapBefore { gapWidth = lead - gap.length }
        if let gap = shownGapAfter { kind.widthAfter = max(0, container.span(of: gap).lowerBound - rows.upperBound) }
        length = lead - head + rows.length + (shownGapAfter.map { $0.length + kind.widthAfter } ?? 0)
        isUniform = rows.fit(lengths, from: head)
        if isUpdated, inner == nil, let lastRows, rows.differ(from: lastRows) { isRemeasured = true }
        lastRows = rows
        return rows
    }

    /// Moves the pinned line back to its place if it is not there: the gap before gives way. Where that would leave too little
    /// or too much room, what is shown stays if the scroll view moves with it. That waits until the rows inside are at rest.
    private func holdPin(_ rows: LazyRows, areRowsAtRest: Bool) -> Bool {
        guard let pin, lineWindow.contains(pin.line) else { return false }
        let error = rows.origin(of: pin.line) - pin.origin
        let kept = (shownGapBefore?.length ?? 0) - error
        let length = shownGapBefore == nil ? 0 : roomBefore(kept)
        let isMoved = shownGapBefore.map { abs($0.length - length) > 1e-6 } ?? false
        if isMoved { shownGapBefore?.setLength(length) }
        guard areRowsAtRest, abs(length - kept) > 1e-6 else { return isMoved }
        self.pin = (pin.line, pin.origin + length - kept)
        return container.follow(by: length - kept) || isMoved
    }

    /// The length of the gap before that is nearest to one, and for which there may be lines.
    private func roomBefore(_ length: CGFloat) -> CGFloat {
        func room(_ scale: CGFloat) -> CGFloat {
            max(0, head + estimate(lengths.origin(of: lineWindow.lowerBound) * scale) - gapWidth)
        }
        if lineWindow.lowerBound < base, !isRebased {
            return min(max(length, room(baseScale / 2)), room(baseScale * 2))
        }
        return length < 0 ? room(1) : length
    }

    /// The line to continue with if the visible part is far from the window.
    private func jumpTarget(_ seen: LazySpan, _ rows: LazyRows) -> (line: Int, origin: CGFloat)? {
        let reach = max(seen.upperBound - seen.lowerBound, 1)
        let known = lineWindow
        if known.lowerBound > 0, seen.upperBound < rows.lowerBound - reach {
            let distance = max(0, seen.lowerBound - rows.start - head)
            let line = lengths.line(at: distance / scaleBefore, most: known.lowerBound - 1)
            return (line, origin(ofLineBefore: line))
        }
        let (lengths, end) = (lengths, known.upperBound)
        if let gap = shownGapAfter, seen.lowerBound > rows.upperBound + reach, lengths.origin(of: lineCount) > 0 {
            let next = container.span(of: gap).lowerBound
            let line = lengths.line(at: lengths.origin(of: end) + seen.lowerBound - next, most: lineCount - 1)
            let distance = lengths.origin(of: max(end, line)) - lengths.origin(of: end)
            return (max(end, line), next - rows.start + estimate(distance))
        }
        return nil
    }

    /// Gives the rows after the window their estimated length.
    private func setGapAfter() -> Bool {
        guard let gap = shownGapAfter else { return false }
        let length = lengthAfter
        guard abs(length - gap.length) > 1e-6 else { return false }
        gap.setLength(length)
        return true
    }
}
