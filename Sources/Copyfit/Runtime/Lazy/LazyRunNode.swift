import CopyfitLayout
import Foundation

/// The place of a repetition in a lazy container: makes the rows near the visible part, its *window*, and puts gaps of
/// an estimated length in place of the others.
///
/// After a layout `fill` moves the window to the rows that meet the visible part. Rows that enter it above are made
/// without moving those that are shown: the gap before them gives way by their lengths.
class LazyRunNode: _ViewNode {
    /// The rows that are made.
    final private(set) var window = 0..<0
    /// The number of rows.
    final private(set) var count = 0

    /// Where the window begins, from the start of the run, and the average length of a row with its gap. In points.
    private var lead: CGFloat = 0
    private var pitch: CGFloat = 0

    /// A row that stays where it is, from the start of the run, while rows are made around it.
    private var pin: (row: Int, origin: CGFloat)?

    /// What takes the place of the rows before and after the window; nil if there has never been a need.
    private var gapBefore: LazyGap?
    private var gapAfter: LazyGap?

    /// The gap between two elements of the container, as far as it is known.
    private var gapWidth: CGFloat = 0

    private unowned let container: any LazyContainer
    private let axis: Axis

    init(at position: borrowing _ViewPosition, in container: any LazyContainer) {
        self.container = container
        axis = container.lazyAxis ?? .vertical
        super.init(at: position)
        graph.lazyRuns.append(self)
    }

    /// Whether a scroll view scrolls along the container's axis.
    final var isScrolled: Bool { container.isScrolled }

    // MARK: For subclasses

    /// The elements of a row in the window.
    func elements(ofRow row: Int) -> ElementList { .none }

    /// Makes the rows of another window, and puts the others to sleep.
    func showRows(_ window: Range<Int>) {}

    /// The position of the first row with an id.
    func row(withID id: AnyHashable) -> Int? { nil }

    /// Takes over the number of rows and the window in changed data, of which the rows are made already. The window
    /// follows rows that move, except at the start.
    final func takeOver(count: Int, window new: Range<Int>) {
        lead = new.lowerBound == 0 ? 0 : max(0, lead + CGFloat(new.lowerBound - window.lowerBound) * pitch)
        (self.count, window, pin) = (count, new, nil)
        updateGaps()
    }

    /// The scroll view that decides which rows are made.
    final var scrolledNode: (any ScrolledNode)? { container.lazyElement.scrolledNode(along: axis) }

    /// Makes a row where the average length of rows puts it; false if it is made already.
    final func jump(to row: Int) -> Bool {
        guard !window.contains(row) else { return false }
        let before = window.lowerBound == 0 ? pitch : lead / CGFloat(window.lowerBound)
        let after = CGFloat(row - window.upperBound)
        let end = lead + CGFloat(window.count) * pitch
        move(to: row..<row + 1, origin: row < window.lowerBound ? CGFloat(row) * before : end + after * pitch, of: row)
        return true
    }

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

    /// Makes the gaps that a new window needs. The one after it gets its length when rows have been measured.
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
        }
    }

    // MARK: Filling

    /// Brings the window to the visible part as it was last laid out; true if that has changed anything.
    final func fill(margin: CGFloat) -> Bool {
        guard isAlive, !isAsleep, count > 0 else { return false }
        guard let visible = container.visibleRange else {
            guard window != 0..<count else { return false }
            move(to: 0..<count, origin: 0, of: 0)
            return true
        }
        let rows = LazyRows(spans(), first: window.lowerBound, start: start)
        measure(rows)
        if holdPin(rows) { return true }
        let seen = LazySpan(visible.lowerBound - margin, visible.upperBound + margin)
        if let jump = jumpTarget(seen, rows) {
            move(to: jump.row..<jump.row + 1, origin: jump.origin, of: jump.row)
            return true
        }
        let wanted = rows.window(showing: seen, pitch: pitch, count: count)
        if wanted != window {
            let row = rows.firstRow(after: visible.lowerBound, in: wanted)
            move(to: wanted, origin: rows.origin(of: row), of: row)
            return true
        }
        pin = nil
        return setGapAfter(rows)
    }

    /// Where the run begins in the container.
    private var start: CGFloat {
        elements.first.map { container.span(of: $0).lowerBound } ?? 0
    }

    /// Where each row of the window is; a row without elements is at the end of the one before.
    private func spans() -> [LazySpan] {
        var end = shownGapBefore.map { container.span(of: $0).upperBound } ?? start
        return window.map { row in
            let spans = elements(ofRow: row).map { container.span(of: $0) }
            let lower = spans.map(\.lowerBound).min() ?? end
            end = max(spans.map(\.upperBound).max() ?? end, lower)
            return LazySpan(lower, end)
        }
    }

    /// Takes over what the last layout has shown of lengths.
    private func measure(_ rows: LazyRows) {
        let after = shownGapAfter.map { container.span(of: $0).lowerBound - rows.upperBound }
        let before = shownGapBefore.map { rows.lowerBound - container.span(of: $0).upperBound }
        pitch = rows.pitch(neighbour: after ?? before ?? 0)
        lead = rows.origin(of: window.lowerBound)
        if let gap = shownGapBefore { gapWidth = lead - gap.length }
    }

    /// Moves the pinned row back to its place if it is not there.
    private func holdPin(_ rows: LazyRows) -> Bool {
        guard let pin, window.contains(pin.row) else { return false }
        let error = rows.origin(of: pin.row) - pin.origin
        guard abs(error) > 1e-6 else { return false }
        if let gap = shownGapBefore, gap.length >= error {
            gap.setLength(gap.length - error)
            return true
        }
        // The estimate leaves no room for the rows above. What is shown stays if the scroll view moves with it.
        let room = CGFloat(window.lowerBound) * pitch
        self.pin = nil
        if let gap = shownGapBefore { gap.setLength(gap.length + room) }
        let hasMoved = container.follow(by: error + room)
        return hasMoved || room > 0
    }

    /// The row to continue with if the visible part is far from the window.
    private func jumpTarget(_ seen: LazySpan, _ rows: LazyRows) -> (row: Int, origin: CGFloat)? {
        let reach = max(seen.upperBound - seen.lowerBound, 1)
        if window.lowerBound > 0, seen.upperBound < rows.lowerBound - reach {
            let unit = lead / CGFloat(window.lowerBound)
            let distance = max(0, seen.lowerBound - rows.start)
            let row = LazySpan.count(distance, unit, most: window.lowerBound - 1)
            return (row, CGFloat(row) * unit)
        }
        if let gap = shownGapAfter, seen.lowerBound > rows.upperBound + reach, pitch > 0 {
            let next = container.span(of: gap).lowerBound
            let most = count - 1 - window.upperBound
            let further = LazySpan.count(seen.lowerBound - next, pitch, most: most)
            return (window.upperBound + further, next - rows.start + CGFloat(further) * pitch)
        }
        return nil
    }

    /// Moves the window; a row that it contains keeps its place.
    private func move(to new: Range<Int>, origin: CGFloat, of row: Int) {
        let skipped = CGFloat(row - new.lowerBound)
        showRows(new)
        window = new
        lead = new.lowerBound == 0 ? 0 : max(0, origin - skipped * pitch)
        pin = (row, origin)
        updateGaps()
        if collectElements() { graph.collect(parent) }
    }

    /// Gives the rows after the window their estimated length.
    private func setGapAfter(_ rows: LazyRows) -> Bool {
        guard let gap = shownGapAfter else { return false }
        let between = max(0, container.span(of: gap).lowerBound - rows.upperBound)
        let length = max(0, CGFloat(count - window.upperBound) * pitch - between)
        guard abs(length - gap.length) > 1e-6 else { return false }
        gap.setLength(length)
        return true
    }
}
