import Foundation

/// How a stack shares out its length (layout rules 5.2–5.5).
extension LayoutTree {
    /// Pushes a slot per child with its offer and its answer to it, in declaration order. Returns what the answers, and
    /// the probes that led to them, depended on.
    func shareOut<T: Tracing>(_ stack: StackBehaviour, _ node: Int32, _ proposal: Proposal, _: T.Type) -> Axis.Set {
        let first = slots.count
        for position in childRange(node) {
            var slot = Slot(node: childLists[position])
            slot.priority = nodes[Int(slot.node)].priority
            slots.append(slot)
        }
        let share = Share(
            stack: node,
            axis: stack.axis,
            across: proposal[stack.axis.crossed],
            slots: first..<slots.count,
            firstInOrder: order.count
        )
        if proposal[stack.axis].isNaN { return offerIdeal(share, T.self) }
        var dependence = putInOrder(share, T.self)
        let available = proposal[stack.axis] - gaps(stack, node)
        dependence.formUnion(serve(share, available: available, T.self))
        order.removeAll(from: share.firstInOrder)
        return dependence
    }

    private func offerIdeal<T: Tracing>(_ share: Share, _: T.Type) -> Axis.Set {
        var dependence: Axis.Set = []
        for position in share.slots {
            dependence.formUnion(offer(.nan, to: position, share, T.self))
        }
        return dependence
    }

    /// Pushes the order of service: by priority, then flexibility, then declaration. Only what the order and the
    /// reserves need is probed: minima below the highest priority, and both ends of groups of more than one.
    private func putInOrder<T: Tracing>(_ share: Share, _: T.Type) -> Axis.Set {
        for position in share.slots { order.append(Int32(position)) }
        if !nodes[Int(share.stack)].flags.contains(.hasUniformPriority) {
            sort(share.firstInOrder..<order.count) { slots[$0].priority > slots[$1].priority }
        }
        var dependence: Axis.Set = []
        var start = share.firstInOrder
        while start < order.count {
            let end = endOfGroup(from: start)
            let isHighest = start == share.firstInOrder
            if !isHighest || end - start > 1 {
                dependence.formUnion(probe(start..<end, share, alsoMaximum: end - start > 1, T.self))
            }
            if end - start > 1 { sortByFlexibility(start..<end) }
            start = end
        }
        return dependence
    }

    private func endOfGroup(from start: Int) -> Int {
        let priority = slots[Int(order[start])].priority
        var end = start + 1
        while end < order.count, slots[Int(order[end])].priority == priority { end += 1 }
        return end
    }

    /// Asks for minima, and for maxima where an order depends on them. A length that does not follow from the offer is
    /// its own maximum.
    private func probe<T: Tracing>(_ range: Range<Int>, _ share: Share, alsoMaximum: Bool, _: T.Type) -> Axis.Set {
        var dependence: Axis.Set = []
        for rank in range {
            let position = Int(order[rank])
            dependence.formUnion(offer(0, to: position, share, T.self))
            let low = slots[position].answer
            slots[position].minimum = low[share.axis]
            if alsoMaximum, low.dependence.contains(Axis.Set(share.axis)) {
                dependence.formUnion(offer(.infinity, to: position, share, T.self))
                slots[position].flexibility = slots[position].answer[share.axis] - low[share.axis]
            }
        }
        return dependence
    }

    /// Least flexible first; of endlessly flexible ones the larger minimum first; else as declared.
    private func sortByFlexibility(_ range: Range<Int>) {
        let isSorted = range.dropFirst().allSatisfy { rank in
            !isLessFlexible(Int(order[rank]), than: Int(order[rank - 1]))
        }
        if !isSorted { sort(range, by: isLessFlexible(_:than:)) }
    }

    /// Sorts part of the order, slots that neither precedes staying as declared.
    private func sort(_ range: Range<Int>, by precedes: (Int, Int) -> Bool) {
        let sorted = range.map { Int(order[$0]) }
            .sorted { precedes($0, $1) || (!precedes($1, $0) && $0 < $1) }
        for (rank, position) in zip(range, sorted) { order[rank] = Int32(position) }
    }

    @inline(__always)
    private func isLessFlexible(_ a: Int, than b: Int) -> Bool {
        let (left, right) = (slots[a], slots[b])
        if left.flexibility != right.flexibility { return left.flexibility < right.flexibility }
        return left.flexibility == .infinity && left.minimum > right.minimum
    }

    /// Serves group after group: within a group each child is offered its equal part of what its predecessors left;
    /// what lower groups need at least is kept back until their turn.
    private func serve<T: Tracing>(_ share: Share, available: CGFloat, _: T.Type) -> Axis.Set {
        var dependence: Axis.Set = []
        var remaining = available - reserve(share.firstInOrder..<order.count, share)
        var start = share.firstInOrder
        while start < order.count {
            let end = endOfGroup(from: start)
            if start > share.firstInOrder {
                for rank in start..<end { remaining += slots[Int(order[rank])].minimum }
            }
            for rank in start..<end {
                let position = Int(order[rank])
                let length = max(remaining / CGFloat(end - rank), 0)
                dependence.formUnion(offer(length, to: position, share, T.self))
                let taken = slots[position].answer[share.axis]
                if T.isOn { record(share, position, remaining: remaining, length: length, taken: taken) }
                let rest = remaining - taken
                if !rest.isNaN { remaining = rest }
            }
            start = end
        }
        return dependence
    }

    /// What every group but the highest needs at least.
    private func reserve(_ range: Range<Int>, _ share: Share) -> CGFloat {
        let end = endOfGroup(from: range.lowerBound)
        return (end..<range.upperBound).reduce(0) { $0 + slots[Int(order[$1])].minimum }
    }

    private func offer<T: Tracing>(_ length: CGFloat, to position: Int, _ share: Share, _: T.Type) -> Axis.Set {
        let proposal = Proposal(length, along: share.axis, across: share.across)
        let answer = ask(slots[position].node, proposal, T.self)
        slots[position].proposal = proposal
        slots[position].answer = answer
        return answer.dependence
    }

    private func record(_ share: Share, _ position: Int, remaining: CGFloat, length: CGFloat, taken: CGFloat) {
        events?.append(
            .shared(
                stack: LayoutNodeID(share.stack),
                child: LayoutNodeID(slots[position].node),
                remaining: remaining,
                length: length,
                taken: taken
            )
        )
    }
}

/// One share-out under way: whose, along which axis, and where its scratch lies.
private struct Share {
    let stack: Int32
    let axis: Axis
    let across: CGFloat
    let slots: Range<Int>
    let firstInOrder: Int
}
