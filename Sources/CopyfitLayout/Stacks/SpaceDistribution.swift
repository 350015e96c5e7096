import Foundation

/// How a stack shares out its length (layout rules 5.2–5.5).
extension LayoutTree {
    /// Pushes a slot per child with its offer and its answer to it, in declaration order. Returns what the answers, and
    /// the probes that led to them, depended on.
    func shareOut<T: Tracing>(_ stack: StackBehaviour, _ node: Int32, _ proposal: Proposal, _: T.Type) -> Axis.Set {
        let share = Share(
            stack: node,
            axis: stack.axis,
            across: proposal[stack.axis.crossed],
            slots: pushSlots(node)
        )
        if proposal[stack.axis].isNaN { return offerIdeal(share, T.self) }
        let service = pushDemands(share)
        defer { demands.removeAll(from: service.lowerBound) }
        let probed = putInOrder(service, share, T.self)
        let available = proposal[stack.axis] - gaps(stack, node)
        return probed.union(serve(service, share, available: available, T.self))
    }

    private func pushSlots(_ node: Int32) -> Range<Int> {
        let first = slots.count
        slots.reserve(Int(nodes[Int(node)].childCount))
        for position in childRange(node) { slots.append(Slot(node: childLists[position])) }
        return first..<slots.count
    }

    private func pushDemands(_ share: Share) -> Range<Int> {
        let first = demands.count
        demands.reserve(share.slots.count)
        for slot in share.slots {
            demands.append(Demand(slot: Int32(slot), priority: nodes[Int(slots[slot].node)].priority))
        }
        return first..<demands.count
    }

    private func offerIdeal<T: Tracing>(_ share: Share, _: T.Type) -> Axis.Set {
        var dependence: Axis.Set = []
        for slot in share.slots { dependence.formUnion(offer(.nan, to: slot, share, T.self)) }
        return dependence
    }

    /// Brings the demands in the order of service: by priority, then flexibility, then declaration. Only what the order
    /// and the reserves need is probed: minima below the highest priority, and both ends of groups of more than one.
    private func putInOrder<T: Tracing>(_ service: Range<Int>, _ share: Share, _: T.Type) -> Axis.Set {
        if !nodes[Int(share.stack)].flags.contains(.hasUniformPriority) {
            sort(service) { $0.priority > $1.priority }
        }
        var dependence: Axis.Set = []
        var start = service.lowerBound
        while start < service.upperBound {
            let group = group(from: start, in: service)
            if start > service.lowerBound || group.count > 1 {
                dependence.formUnion(probe(group, share, T.self))
            }
            if group.count > 1 { sort(group) { $0.isLessFlexible(than: $1) } }
            start = group.upperBound
        }
        return dependence
    }

    /// The demands of one priority from `start` on.
    private func group(from start: Int, in service: Range<Int>) -> Range<Int> {
        let priority = demands[start].priority
        var end = start + 1
        while end < service.upperBound, demands[end].priority == priority { end += 1 }
        return start..<end
    }

    /// Asks for minima, and for maxima where an order depends on them. A length that does not follow from the offer is
    /// its own maximum.
    private func probe<T: Tracing>(_ group: Range<Int>, _ share: Share, _: T.Type) -> Axis.Set {
        var dependence: Axis.Set = []
        for rank in group {
            let slot = Int(demands[rank].slot)
            dependence.formUnion(offer(0, to: slot, share, T.self))
            let low = slots[slot].answer
            demands[rank].minimum = low[share.axis]
            if group.count > 1, low.dependence.contains(Axis.Set(share.axis)) {
                dependence.formUnion(offer(.infinity, to: slot, share, T.self))
                demands[rank].flexibility = slots[slot].answer[share.axis] - low[share.axis]
            }
        }
        return dependence
    }

    /// Sorts demands of which those that neither precedes stay as declared.
    private func sort(_ range: Range<Int>, by precedes: (Demand, Demand) -> Bool) {
        if range.dropFirst().allSatisfy({ !precedes(demands[$0], demands[$0 - 1]) }) { return }
        if range.count <= 8 { return insertInOrder(range, by: precedes) }
        let sorted = range.map { demands[$0] }
            .sorted { precedes($0, $1) || (!precedes($1, $0) && $0.slot < $1.slot) }
        for (rank, demand) in zip(range, sorted) { demands[rank] = demand }
    }

    /// Sorts a few demands where they lie.
    private func insertInOrder(_ range: Range<Int>, by precedes: (Demand, Demand) -> Bool) {
        for next in range.dropFirst() {
            let demand = demands[next]
            var rank = next
            while rank > range.lowerBound, precedes(demand, demands[rank - 1]) {
                demands[rank] = demands[rank - 1]
                rank -= 1
            }
            demands[rank] = demand
        }
    }

    /// Serves group after group: within a group each child is offered its equal part of what its predecessors left;
    /// what lower groups need at least is kept back until their turn.
    private func serve<T: Tracing>(
        _ service: Range<Int>,
        _ share: Share,
        available: CGFloat,
        _: T.Type
    ) -> Axis.Set {
        var dependence: Axis.Set = []
        var group = group(from: service.lowerBound, in: service)
        var remaining = available - minimum(of: group.upperBound..<service.upperBound)
        while true {
            for rank in group {
                let slot = Int(demands[rank].slot)
                let length = max(remaining / CGFloat(group.upperBound - rank), 0)
                dependence.formUnion(offer(length, to: slot, share, T.self))
                let taken = slots[slot].answer[share.axis]
                if T.isOn { record(share, slot, remaining: remaining, length: length, taken: taken) }
                let rest = remaining - taken
                if !rest.isNaN { remaining = rest }
            }
            if group.upperBound == service.upperBound { return dependence }
            group = self.group(from: group.upperBound, in: service)
            remaining += minimum(of: group)
        }
    }

    private func minimum(of range: Range<Int>) -> CGFloat {
        range.reduce(0) { $0 + demands[$1].minimum }
    }

    private func offer<T: Tracing>(_ length: CGFloat, to slot: Int, _ share: Share, _: T.Type) -> Axis.Set {
        let proposal = Proposal(length, along: share.axis, across: share.across)
        let answer = ask(slots[slot].node, proposal, T.self)
        slots[slot].proposal = proposal
        slots[slot].answer = answer
        return answer.dependence
    }

    private func record(_ share: Share, _ slot: Int, remaining: CGFloat, length: CGFloat, taken: CGFloat) {
        events.append(
            .shared(
                stack: id(of: share.stack),
                child: id(of: slots[slot].node),
                remaining: remaining,
                length: length,
                taken: taken
            )
        )
    }
}

/// One share-out under way: whose, along which axis, and where its slots lie.
private struct Share {
    let stack: Int32
    let axis: Axis
    let across: CGFloat
    let slots: Range<Int>
}

/// What decides a child's turn in a stack's share-out.
struct Demand: BitwiseCopyable {
    let slot: Int32
    let priority: Double
    var minimum: CGFloat = 0
    var flexibility: CGFloat = 0

    /// Least flexible first; of endlessly flexible ones the larger minimum first.
    func isLessFlexible(than other: Demand) -> Bool {
        if flexibility != other.flexibility { return flexibility < other.flexibility }
        return flexibility == .infinity && minimum > other.minimum
    }
}
