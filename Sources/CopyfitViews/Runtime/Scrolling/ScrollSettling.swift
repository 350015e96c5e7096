import CopyfitLayout
import Foundation

/// The requests to scroll of one pass, while layouts follow each other until nothing changes.
struct ScrollSettling {
    /// The requests for views, which are followed to the end: places of rows that are not made are estimates.
    fileprivate var shown: [(request: ScrollRequest, scrolled: any ScrolledNode)] = []

    private var moves: [Move] = []

    /// The rows that came or went last.
    fileprivate(set) var changedRows: LazyRunNode?

    /// A scroll view that is scrolled by something else than its own position.
    private struct Move {
        let scrolled: any ScrolledNode

        /// The offset before, what was visible then, and the views that a behaviour may end at.
        let start: CGPoint
        let original: ScrollTarget
        let views: [CGRect]

        var isByHost: Bool

        /// Whether it is still to be decided where scrolling ends.
        var isOpen: Bool

        init(_ scrolled: any ScrolledNode, isByHost: Bool, isOpen: Bool) {
            self.scrolled = scrolled
            start = scrolled.geometry.contentOffset
            original = scrolled.visibleTarget
            views = isOpen && scrolled.targetBehavior != nil ? scrolled.targetViews : []
            (self.isByHost, self.isOpen) = (isByHost, isOpen)
        }

        var hasMoved: Bool {
            // What has been removed has no geometry.
            guard scrolled.isAlive else { return false }
            let end = scrolled.geometry.contentOffset
            return abs(end.x - start.x) > 1e-6 || abs(end.y - start.y) > 1e-6
        }
    }

    /// Records a request that has not been laid out yet. One of the scroll view's own position replaces those before it.
    fileprivate mutating func note(_ request: ScrollRequest, _ scrolled: any ScrolledNode) {
        let known = moves.firstIndex { $0.scrolled === scrolled }
        let isByHost = request.origin == .host
        let isOpen = isByHost && request.name == nil
        switch (request.origin, known) {
        case (.position, let known?): moves.remove(at: known)
        case (.position, nil): break
        case (_, let known?):
            moves[known].isByHost = moves[known].isByHost || isByHost
            moves[known].isOpen = isOpen
        case (_, nil): moves.append(Move(scrolled, isByHost: isByHost, isOpen: isOpen))
        }
    }

    /// Lets behaviours decide where scrolling by the host ends, each once. Whether that changes anything.
    fileprivate mutating func end() -> Bool {
        var isChanged = false
        for index in moves.indices where moves[index].isOpen {
            moves[index].isOpen = false
            let move = moves[index]
            if move.hasMoved, move.scrolled.end(from: move.original, besides: move.views) { isChanged = true }
        }
        return isChanged
    }

    /// Counts the moves by which something else is shown now than before.
    fileprivate func countMoves() {
        for move in moves where move.hasMoved {
            move.scrolled.moves += 1
            if move.isByHost { move.scrolled.gestures += 1 }
        }
    }
}

/// The scroll view that a request is about, and a function that scrolls it, or makes a row that is to be shown. The
/// function is given where the last layout shows the content, and is true if it changes anything.
private struct ScrollGoal {
    let scrolled: any ScrolledNode
    let approach: (_ start: [Axis: CGFloat]) -> Bool
}

extension ViewGraph {
    /// Scrolls as requested and makes the rows that come into view, and lays out again, until nothing changes.
    func settleScrolling(_ layOut: () -> Void) {
        scrolling.lazyRuns.removeAll { !$0.isAlive }
        scrolling.holders.removeAll { !$0.isAlive }
        if !scrolling.holders.isEmpty { requestHeldPlaces() }
        var settling = ScrollSettling()
        var rounds = 0
        while !layout.hasRunOutOfStack, takeScrollingStep(&settling), rounds < Self.scrollingRounds {
            settleElements()
            layOut()
            rounds += 1
        }
        record.unsettledRows = rounds < Self.scrollingRounds ? nil : settling.changedRows
        settling.countMoves()
        for run in scrolling.lazyRuns { run.endSettling() }
    }

    /// Requests the places that views hold, except in scroll views about which there are requests already. To find these may
    /// take a look at every row.
    private func requestHeldPlaces() {
        let asked = scrolling.requests.compactMap { goal(of: $0, searchesRows: true)?.scrolled }
        scrolling.requests += scrolling.holders.compactMap { $0.isPresent ? $0.heldPlace(besides: asked) : nil }
    }

    /// More than any layout needs whose rows have lengths that do not depend on where they are.
    private static var scrollingRounds: Int { 200 }

    /// Does the first of these that changes anything: carries out requests, keeps rows in place, brings what is to be shown
    /// to its place, makes rows, moves headers and footers, ends scrolling by the host. Each needs the layout that results
    /// from those before it.
    private func takeScrollingStep(_ settling: inout ScrollSettling) -> Bool {
        if carryOutRequests(&settling) { return true }
        var isChanged = false
        for run in scrolling.lazyRuns where run.holdPlace() { isChanged = true }
        if isChanged { return true }
        for (request, scrolled) in settling.shown
        where goal(of: request, searchesRows: request.searchesRows)?.approach(scrolled.scrolledDistances) == true {
            isChanged = true
        }
        if isChanged { return true }
        // A view that is not there now that its row has been made is not followed.
        settling.shown.removeAll { shown in shown.request.name.flatMap { shown.request.place?.element($0) } == nil }
        if let run = fillRuns() {
            settling.changedRows = run
            return true
        }
        return placeStayingElements() || settling.end()
    }

    /// Brings the runs of rows to the visible part; the last that this has changed. The length of a row with runs in it is
    /// known when these have come to rest, so that a run around one that has changed waits.
    private func fillRuns() -> LazyRunNode? {
        var changed: LazyRunNode?
        var waiting: Set<ObjectIdentifier> = []
        for run in scrolling.lazyRuns.sorted(by: { $0.depth > $1.depth })
        where !waiting.contains(ObjectIdentifier(run)) && run.fill(margin: containers.lazyMargin) {
            changed = run
            var place = run.parent
            while let current = place {
                if current is LazyRunNode { waiting.insert(ObjectIdentifier(current)) }
                place = current.parent
            }
        }
        return changed
    }

    private func carryOutRequests(_ settling: inout ScrollSettling) -> Bool {
        let requests = scrolling.requests
        scrolling.requests = []
        var starts: [ObjectIdentifier: [Axis: CGFloat]] = [:]
        var isChanged = false
        for request in requests {
            guard let goal = goal(of: request, searchesRows: request.searchesRows) else { continue }
            settling.note(request, goal.scrolled)
            settling.shown.removeAll { $0.scrolled === goal.scrolled }
            let start = starts[ObjectIdentifier(goal.scrolled)] ?? goal.scrolled.scrolledDistances
            starts[ObjectIdentifier(goal.scrolled)] = start
            if goal.approach(start) { isChanged = true }
            if request.name != nil { settling.shown.append((request, goal.scrolled)) }
        }
        return isChanged
    }

    /// What a request comes to; nil if there is nothing that it could be about.
    private func goal(of request: ScrollRequest, searchesRows: Bool = false) -> ScrollGoal? {
        guard let place = request.place, place.isAlive, place.isPresent else { return nil }
        switch request.target {
        case .view(_, let anchor):
            return viewGoal(of: request, below: place, searchesRows) { $0.distance(to: $1, anchor: anchor) }
        case .held(_, let anchor, let distance):
            return viewGoal(of: request, below: place, false) { scrolled, frame in
                let now = scrolled.distance(to: frame, anchor: anchor)
                return CGSize(width: now.width - distance.width, height: now.height - distance.height)
            }
        case .point, .further, .edge:
            guard let scrolled = place as? any ScrolledNode else { return nil }
            let (target, axes) = (request.target, request.target.axes)
            return ScrollGoal(scrolled: scrolled) { start in
                // What is further is counted from where the requests before it have come to.
                if case .further = target { return scrolled.scroll(by: scrolled.distance(to: target)) }
                return scrolled.scroll(by: scrolled.distance(to: target), along: axes, from: start)
            }
        }
    }

    /// The goal to scroll the scroll view around a view by what a function makes of the view's frame. The first view in a
    /// scroll view counts that has the name, else the first row. A row that is not made is made first.
    private func viewGoal(
        of request: ScrollRequest,
        below place: _ViewNode,
        _ searchesRows: Bool,
        _ distance: @escaping (any ScrolledNode, CGRect) -> CGSize
    ) -> ScrollGoal? {
        guard let name = request.name else { return nil }
        if let element = place.element(name, where: { $0.isShown && $0.scrolledNode != nil }),
            let scrolled = element.scrolledNode
        {
            return ScrollGoal(scrolled: scrolled) { start in
                scrolled.scroll(by: distance(scrolled, scrolled.frame(of: element)), from: start)
            }
        }
        func jump(_ row: (LazyRunNode) -> Int?) -> ScrollGoal? {
            place.first { place in
                guard let run = place as? LazyRunNode, run.isPresent, let scrolled = run.scrolled, let row = row(run),
                    !run.window.contains(row)
                else { return nil }
                return ScrollGoal(scrolled: scrolled) { _ in run.jump(to: row) }
            }
        }
        return jump { $0.row(withID: name.id) } ?? (searchesRows ? jump { $0.row(holding: name) } : nil)
    }
}
