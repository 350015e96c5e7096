import CopyfitLayout
import Foundation

/// The place of a repetition in a lazy container: makes the rows near the visible part, its *window*, and puts gaps of
/// an estimated length in place of the others.
///
/// After a layout `fill` moves the window to the lines of rows that meet the visible part. Rows that enter it above are
/// made without moving those that are shown: the gap before them gives way by their lengths.
class LazyRunNode: ListingNode {
    /// The rows that are made.
    final private(set) var window = 0..<0
    /// The number of rows.
    final private(set) var count = 0

    private var lines = LazyLines.single

    /// Where the window begins, from the start of the run, and the average length of a line with its gap. In points.
    private var lead: CGFloat = 0
    private var pitch: CGFloat = 0

    /// A line that stays where it is, from the start of the run, while rows are made around it.
    private var pin: (line: Int, origin: CGFloat)?

    /// The windows since layouts began to follow each other.
    private var windows = LazyWindows()

    /// What takes the place of the rows before and after the window; nil if there has never been a need.
    private var gapBefore: LazyGap?
    private var gapAfter: LazyGap?

    /// The container's space next to the gaps, if known.
    private var gapWidth: CGFloat = 0
    private var widthAfter: CGFloat = 0

    private unowned let container: any LazyContainer
    private let axis: Axis

    init(at position: borrowing _ViewPosition, in container: any LazyContainer) {
        self.container = container
        axis = container.lazyAxis ?? .vertical
        super.init(at: position)
        graph.scrolling.lazyRuns.append(self)
    }

    /// Whether a scroll view scrolls along the container's axis.
    final var isScrolled: Bool { container.isScrolled }

    // MARK: For subclasses

    /// The elements of a row in the window.
    func elements(ofRow row: Int) -> ElementList { .none }

    /// Whether all elements of a row in the window are in sections inside the row.
    func isSection(row: Int) -> Bool { false }

    /// Makes the rows of another window, and puts the others to sleep.
    func showRows(_ window: Range<Int>) {}

    /// Tells the views of rows which were awake before and sleep now, or the other way round.
    func tellRows() {}

    /// The position of the first row with an id.
    func row(withID id: AnyHashable) -> Int? { nil }

    /// The position of the first row that is not made in which a view has a name. Makes rows to find it.
    func row(holding name: ScrollName) -> Int? { nil }

    /// Takes over the number of rows and the window in changed data, of which the rows are made already. The window
    /// follows rows that move, except at the start.
    final func takeOver(count: Int, window new: Range<Int>) {
        let shift = lines.line(of: new.lowerBound) - lines.line(of: window.lowerBound)
        lead = new.lowerBound == 0 ? 0 : max(0, lead + (CGFloat(shift) * pitch).asEstimate)
        (self.count, window, pin) = (count, new, nil)
        updateGaps()
    }

    /// The scroll view that decides which rows are made.
    final var scrolled: (any ScrolledNode)? { container.lazyElement.scrolledNode(along: axis) }

    /// Makes a row where the average length of lines puts it; false if it is made already.
    final func jump(to row: Int) -> Bool {
        guard !window.contains(row) else { return false }
        if pitch == 0, isInLayout { _ = measuredRows() }
        let (line, known) = (lines.line(of: row), lineWindow)
        let before = known.lowerBound == 0 ? pitch : lead / CGFloat(known.lowerBound)
        let after = lead + CGFloat(line - known.lowerBound) * pitch
        let origin = line < known.lowerBound ? CGFloat(line) * before : after
        move(to: line..<line + 1, origin: origin.asEstimate, of: line)
        return true
    }

    /// Settling has ended for this pass: rows that were held in place while others were made may move again, and the views in
    /// rows that fell asleep or woke are told so.
    final func endSettling() {
        pin = nil
        windows = LazyWindows()
        tellRows()
    }

    override func passesElements(of child: _ViewNode?) -> Bool { true }

    override var hasDynamicElements: Bool { true }

    override func collectElements() -> Bool {
        var elements: [Element] = []
        if let shown = shownGapBefore { elements.append(shown) }
        for row in window { elements += self.elements(ofRow: row) }
        if let shown = shownGapAfter { elements.append(shown) }
        return replaceElements(ElementList(elements))
    }

    override func willDestroy() {
        gapBefore?.release()
        gapAfter?.release()
    }

    // MARK: Gaps

    private var shownGapBefore: LazyGap? { window.lowerBound > 0 ? gapBefore : nil }
    private var shownGapAfter: LazyGap? { window.upperBound < count ? gapAfter : nil }

    /// Makes the gaps that a new window needs, with lengths that are estimated from the rows before it.
    private func updateGaps() {
        if window.lowerBound > 0 {
            let gap = gapBefore ?? LazyGap(node: self, axis: axis)
            gapBefore = gap
            gap.count = window.lowerBound
            gap.setLength(lead - gapWidth)
        }
        if window.upperBound < count {
            let gap = gapAfter ?? LazyGap(node: self, axis: axis)
            gapAfter = gap
            gap.count = count - window.upperBound
            gap.setLength(lengthAfter)
        }
    }

    /// The estimated length of the rows after the window.
    private var lengthAfter: CGFloat {
        max(0, (CGFloat(lineCount - lineWindow.upperBound) * pitch - widthAfter).asEstimate)
    }

    // MARK: Filling

    private var lineWindow: Range<Int> { lines.lines(of: window) }
    private var lineCount: Int { lines.line(of: count - 1) + 1 }

    private var isInLayout: Bool { isAlive && !isAsleep && count > 0 && container.isLaidOut }

    /// Brings the window to whole lines, and the line that is held in place to its place; true if that has changed
    /// anything. All rows are made if lines cannot be told.
    final func holdPlace() -> Bool {
        guard isInLayout else { return false }
        guard container.visibleRange != nil, let rowsPerLine else { return makeAll() }
        if rowsPerLine == 0 { return false }
        return align(rowsPerLine) || holdPin(measuredRows())
    }

    /// Brings the window to the visible part as it was last laid out; true if that has changed anything.
    final func fill(margin: CGFloat) -> Bool {
        guard isInLayout, hasWholeLines, let visible = container.visibleRange, let rowsPerLine, rowsPerLine > 0
        else { return false }
        let rows = measuredRows()
        let seen = LazySpan(visible.lowerBound - margin, visible.upperBound + margin)
        if let jump = jumpTarget(seen, rows) {
            move(to: jump.line..<jump.line + 1, origin: jump.origin, of: jump.line)
            return true
        }
        let wanted = windows.lines(with: rows.window(showing: seen, pitch: pitch, count: lineCount))
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
        if cells < 2 || window.allSatisfy({ isSection(row: $0) }) { return min(cells, 1) }
        return window.allSatisfy { members(ofRow: $0).count == 1 } ? cells : nil
    }

    /// Brings the window to whole lines; true if that has changed it, or what a line is.
    private func align(_ rowsPerLine: Int) -> Bool {
        let cells = rowsPerLine > 1 ? firstMember.map { container.cells(before: $0) } ?? 0 : 0
        let current = LazyLines(rowsPerLine: rowsPerLine, phase: cells % rowsPerLine)
        guard current != lines || !hasWholeLines else { return false }
        lines = current
        let first = lineWindow.lowerBound
        move(to: first..<first + 1, origin: (CGFloat(first) * pitch).asEstimate, of: first)
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
    private func measuredRows() -> LazyRows {
        let rows = LazyRows(
            spans(),
            first: lineWindow.lowerBound,
            start: start,
            before: shownGapBefore.map { container.span(of: $0) },
            after: shownGapAfter.map { container.span(of: $0) }
        )
        pitch = rows.pitch
        lead = rows.origin(of: lineWindow.lowerBound)
        if let gap = shownGapBefore { gapWidth = lead - gap.length }
        if let gap = shownGapAfter { widthAfter = max(0, container.span(of: gap).lowerBound - rows.upperBound) }
        return rows
    }

    /// Moves the pinned line back to its place if it is not there.
    private func holdPin(_ rows: LazyRows) -> Bool {
        guard let pin, lineWindow.contains(pin.line) else { return false }
        let error = rows.origin(of: pin.line) - pin.origin
        guard abs(error) > 1e-6 else { return false }
        if let gap = shownGapBefore, gap.length >= error {
            gap.setLength(gap.length - error)
            return true
        }
        // The estimate leaves no room for the rows above. What is shown stays if the scroll view moves with it.
        let room = (CGFloat(lineWindow.lowerBound) * pitch).asEstimate
        self.pin = (pin.line, pin.origin + error + room)
        if let gap = shownGapBefore { gap.setLength(gap.length + room) }
        let hasMoved = container.follow(by: error + room)
        return hasMoved || room > 0
    }

    /// The line to continue with if the visible part is far from the window.
    private func jumpTarget(_ seen: LazySpan, _ rows: LazyRows) -> (line: Int, origin: CGFloat)? {
        let reach = max(seen.upperBound - seen.lowerBound, 1)
        let known = lineWindow
        if known.lowerBound > 0, seen.upperBound < rows.lowerBound - reach {
            let unit = lead / CGFloat(known.lowerBound)
            let distance = max(0, seen.lowerBound - rows.start)
            let line = LazySpan.count(distance, unit, most: known.lowerBound - 1)
            return (line, (CGFloat(line) * unit).asEstimate)
        }
        if let gap = shownGapAfter, seen.lowerBound > rows.upperBound + reach, pitch > 0 {
            let next = container.span(of: gap).lowerBound
            let most = lineCount - 1 - known.upperBound
            let further = LazySpan.count(seen.lowerBound - next, pitch, most: most)
            return (known.upperBound + further, next - rows.start + (CGFloat(further) * pitch).asEstimate)
        }
        return nil
    }

    /// Moves the window to some lines; one that it contains keeps its place.
    private func move(to new: Range<Int>, origin: CGFloat, of line: Int) {
        let skipped = (CGFloat(line - new.lowerBound) * pitch).asEstimate
        let rows = lines.rows(of: new, count: count)
        showRows(rows)
        window = rows
        lead = new.lowerBound == 0 ? 0 : max(0, origin - skipped)
        pin = (line, origin)
        updateGaps()
        if collectElements() { graph.collect(parent) }
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
