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

    final var lines = LazyLines.single

    /// Where the first line and the window begin, from the start of the run, in points.
    final var head: CGFloat = 0
    final var lead: CGFloat = 0

    /// Whether all lines are where the averages put them.
    final var isUniform = true

    /// The first line that is where it was measured, as are those after it up to the window; those before it were estimated
    /// when they were jumped over, at so many times their average lengths.
    final var base = 0
    final var baseScale: CGFloat = 1
    final var isRebased = false

    /// The lines as they were measured last, and whether the data has changed since and with it their lengths.
    final var lastRows: LazyRows?
    final var isUpdated = false
    final var isRemeasured = false

    /// A line that stays where it is, from the start of the run, while rows are made around it.
    final var pin: (line: Int, origin: CGFloat)?

    /// The windows since layouts began to follow each other.
    final var windows = LazyWindows()

    /// What takes the place of the rows before and after the window; nil if there has never been a need.
    private var gapBefore: LazyGap?
    private var gapAfter: LazyGap?

    /// The container's space after the gap for the rows before, if known.
    final var gapWidth: CGFloat = 0

    unowned final let container: any LazyContainer
    private let axis: Axis

    /// The run in whose rows this one is; nil if it is in no other.
    unowned final let outerRun: LazyRunNode?

    /// The kind of the lines, which is that of other runs too once the type of the rows' views is known.
    final let kinds: LazyKinds
    final var kind = LazyKind()
    private var hasKind = false

    /// The runs inside the rows, and the kind of their lines; nil if there are none.
    final var innerRuns: [LazyRunNode] = []
    final var inner: LazyKind?

    /// The length of all lines with the gaps between and after them, as it was laid out last.
    final var length: CGFloat = 0

    /// The numbers of lines inside, and the rows per line for which they were counted.
    final var counted: (perLine: Int, before: [Int])?

    init(at position: borrowing _ViewPosition, in container: any LazyContainer) {
        self.container = container
        axis = container.lazyAxis ?? .vertical
        let run = position.parent.places(upTo: container).lazy.compactMap { $0 as? LazyRunNode }.first
        outerRun = run
        let scrolling = position.parent.graph.scrolling
        let sibling = run ?? scrolling.lazyRuns.last { $0.isAlive && $0.container === container }
        kinds = sibling?.kinds ?? LazyKinds()
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

    /// The numbers of rows in the runs inside all rows, if they can be counted without making the rows.
    func countRowsInside() -> [Int]? { nil }

    /// The position of the first row with an id.
    func row(withID id: AnyHashable) -> Int? { nil }

    /// The position of the first row that is not made in which a view has a name. Makes rows to find it.
    func row(holding name: ScrollName) -> Int? { nil }

    /// Takes over the type of the rows' views.
    final func takeOver<Row>(_ row: Row.Type) {
        guard !hasKind, parent != nil else { return }
        let steps = places(upTo: container).map { place in
            let isNamed = place.parent is any IdentifyingNode || place.parent?.explicitID != nil
            let position = isNamed ? nil : place.parent?.identity(of: place)
            return LazyKinds.Step(type: ObjectIdentifier(type(of: place)), position: position)
        }
        (kind, hasKind) = (kinds.kind([.init(type: ObjectIdentifier(row), position: nil)] + steps), true)
        lines = LazyLines(rowsPerLine: kind.rowsPerLine, phase: 0)
    }

    /// Takes over the number of rows and the window in changed data, of which the rows are made already. The window
    /// follows rows that move, except at the start.
    final func takeOver(count: Int, window new: Range<Int>) {
        let scale = scaleBefore
        isRebased = isRebased || window != new
        (self.count, window, pin, counted, isUpdated) = (count, new, nil, nil, true)
        lead = new.lowerBound == 0 ? 0 : head + estimate(lengths.origin(of: lineWindow.lowerBound) * scale)
        updateGaps()
    }

    /// The scroll view that decides which rows are made.
    final var scrolled: (any ScrolledNode)? { container.lazyElement.scrolledNode(along: axis) }

    /// Makes a row where the average length of lines puts it; false if it is made already.
    final func jump(to row: Int) -> Bool {
        guard !window.contains(row) else { return false }
        if kind.line == nil, isInLayout { learn(measuredRows()) }
        let (line, known) = (lines.line(of: row), lineWindow)
        let after = lead + estimate(lengths.origin(of: line) - lengths.origin(of: known.lowerBound))
        jump(to: line, origin: line < known.lowerBound ? origin(ofLineBefore: line) : after)
        kinds.hasJumped = true
        return true
    }

    final func jump(to line: Int, origin: CGFloat) {
        isRebased = true
        if outerRun == nil { kinds.hasJumped = true }
        move(to: line..<line + 1, origin: origin, of: line)
    }

    /// Settling has ended for this pass: rows that were held in place while others were made may move again, and the views in
    /// rows that fell asleep or woke are told so.
    final func endSettling() {
        pin = nil
        windows = LazyWindows()
        (base, baseScale) =
            isRebased ? (lineWindow.lowerBound, scaleBefore) : (min(base, lineWindow.lowerBound), baseScale)
        (isRebased, isUpdated, isRemeasured) = (false, false, false)
        if outerRun == nil { (kinds.hasJumped, kinds.wasAtStart) = (false, container.isAtStart) }
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

    final var shownGapBefore: LazyGap? { window.lowerBound > 0 ? gapBefore : nil }
    final var shownGapAfter: LazyGap? { window.upperBound < count ? gapAfter : nil }

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
    final var lengthAfter: CGFloat {
        let length = lengths.origin(of: lineCount) - lengths.origin(of: lineWindow.upperBound)
        return max(0, estimate(length - kind.widthAfter))
    }

    // MARK: Windows

    final var lineWindow: Range<Int> { lines.lines(of: window) }
    final var lineCount: Int { lines.line(of: count - 1) + 1 }

    final var isInLayout: Bool { isAlive && !isAsleep && count > 0 && container.isLaidOut }

    /// The elements of the first row in the window.
    final var elementsOfRow: ElementList { window.isEmpty ? .none : elements(ofRow: window.lowerBound) }

    /// Moves the window to some lines; one that it contains keeps its place.
    final func move(to new: Range<Int>, origin: CGFloat, of line: Int) {
        let skipped = estimate(lengths.origin(of: line) - lengths.origin(of: new.lowerBound))
        let rows = lines.rows(of: new, count: count)
        showRows(rows)
        window = rows
        lead = new.lowerBound == 0 ? 0 : max(0, origin - skipped)
        pin = (line, origin)
        updateGaps()
        if collectElements() { graph.collect(parent) }
    }
}

/// What takes the place of the rows of a repetition that are not made: room of an estimated length.
final class LazyGap: AttachedElement {
    private let axis: Axis

    /// The length in points.
    private(set) var length: CGFloat = 0
    /// The number of rows that are not made.
    var count = 0

    init(node: _ViewNode, axis: Axis) {
        self.axis = axis
        super.init(node: node, behaviour: .fixed(.zero))
        var traits = LayoutTraits()
        traits[LazyGapKey.self] = true
        layout.setTraits(traits, of: layoutNode)
    }

    /// The elements of a row that is made, which are taken to be like those of the rows that are not.
    var rowsBeside: ElementList { (node as? LazyRunNode)?.elementsOfRow ?? .none }

    override var name: String { "\(count) rows that are not made" }

    override var isGap: Bool { true }

    func setLength(_ length: CGFloat) {
        self.length = max(0, length)
        let size = axis == .vertical ? CGSize(width: 0, height: self.length) : CGSize(width: self.length, height: 0)
        layout.setBehaviour(.fixed(size), of: layoutNode)
    }
}

/// Whether a subview takes the place of rows that are not made.
struct LazyGapKey: LayoutValueKey {
    static var defaultValue: Bool { false }
}
