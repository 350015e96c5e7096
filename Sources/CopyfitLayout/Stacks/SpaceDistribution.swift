import Foundation

/// How a stack shares out its length (layout rules 5.2–5.5).
extension LayoutTree {
    /// Pushes a slot per child with its offer and its answer to it, in declaration order. Returns the proposals with
    /// the same answers.
    func shareOut(_ stack: StackBehaviour, _ node: Int32, _ proposal: Proposal) -> Validity {
        shareOut(stack, node, proposal, widthsAlone: false)
    }

    /// The same of a row, for widths alone. Returns the proposed widths with the same.
    func shareOutWidth(_ row: StackBehaviour, _ node: Int32, _ proposal: Proposal) -> LengthRange {
        shareOut(row, node, proposal, widthsAlone: true).width
    }

    private func shareOut(
        _ stack: StackBehaviour,
        _ node: Int32,
        _ proposal: Proposal,
        widthsAlone: Bool
    ) -> Validity {
        let share = ShareOut(
            stack: node,
            axis: stack.axis,
            length: proposal[stack.axis],
            across: proposal[stack.axis.crossed],
            slots: pushSlots(node),
            widthsAlone: widthsAlone
        )
        if share.length.isNaN { return offerIdeal(share) }
        let service = pushDemands(share)
        defer { demands.removeAll(from: service.lowerBound) }
        let probed = putInOrder(service, share)
        var served = serve(service, share, gaps: gaps(stack, node))
        served[stack.axis.crossed].formIntersection(probed)
        return served
    }

    private func pushSlots(_ node: Int32) -> Range<Int> {
        let first = slots.count
        slots.reserve(Int(nodes[Int(node)].childCount))
        for position in childRange(node) { slots.append(Slot(node: childLists[position])) }
        return first..<slots.count
    }

    private func pushDemands(_ share: ShareOut) -> Range<Int> {
        let first = demands.count
        demands.reserve(share.slots.count)
        for slot in share.slots {
            demands.append(Demand(slot: Int32(slot), priority: priorities[slots[slot].node]))
        }
        return first..<demands.count
    }

    private func offerIdeal(_ share: ShareOut) -> Validity {
        var (along, across) = (LengthRange.all, LengthRange.all)
        for slot in share.slots {
            let validity = offer(.nan, to: slot, share)
            if !validity[share.axis].isAll { along = .onlyNil }
            across.formIntersection(validity[share.axis.crossed])
        }
        return Validity(along, along: share.axis, across: across)
    }

    /// Sorts the demands by priority, then flexibility, then declaration. Only what the order and the reserves need
    /// is probed: minima below the highest priority, and both ends of groups of more than one. Returns the lengths
    /// across with the same answers.
    private func putInOrder(_ service: Range<Int>, _ share: ShareOut) -> LengthRange {
        if !nodes[Int(share.stack)].flags.contains(.hasUniformPriority) {
            sort(service) { $0.priority > $1.priority }
        }
        var across = LengthRange.all
        var start = service.lowerBound
        while start < service.upperBound {
            let group = group(from: start, in: service)
            if start > service.lowerBound || group.count > 1 {
                across.formIntersection(probe(group, isReserved: start > service.lowerBound, share))
            }
            if group.count > 1 { sort(group) { $0.isLessFlexible(than: $1) } }
            start = group.upperBound
        }
        return across
    }

    /// The demands of one priority from `start` on.
    private func group(from start: Int, in service: Range<Int>) -> Range<Int> {
        let priority = demands[start].priority
        var end = start + 1
        while end < service.upperBound, demands[end].priority == priority { end += 1 }
        return start..<end
    }

    /// Asks for minima, and for maxima where an order depends on them. A length that does not depend on the offer is
    /// its own maximum. If all children but one have no maximum, that one is served first, whatever its ends are.
    private func probe(
        _ group: Range<Int>,
        isReserved: Bool,
        _ share: ShareOut
    ) -> LengthRange {
        var across = LengthRange.all
        let first = isReserved || group.count == 1 ? nil : onlyBounded(group, share)
        for rank in group {
            if rank == first {
                demands[rank].flexibility = -.infinity
                continue
            }
            across.formIntersection(probeEnds(of: rank, isAlone: group.count == 1, share))
        }
        return across
    }

    /// Finds a child's minimum, and its flexibility unless it is alone; asks only for what is not known otherwise.
    /// Returns the lengths across with the same ends.
    private func probeEnds(
        of rank: Int,
        isAlone: Bool,
        _ share: ShareOut
    ) -> LengthRange {
        let slot = Int(demands[rank].slot)
        let child = slots[slot].node
        var across = LengthRange.all
        if nodes[Int(child)].flags.contains(.mayFollow), let least = length(child, at: .least, along: share.axis) {
            demands[rank].minimum = least
        } else if let least = leastHeight(child, share) {
            demands[rank].minimum = least
            across.lower = .leastNonzeroMagnitude
        } else {
            across = offer(0, to: slot, share)[share.axis.crossed]
            let low = slots[slot].answer
            demands[rank].minimum = low[share.axis]
            if low.validity[share.axis].isAll { return across }
        }
        if isAlone { return across }
        if let greatest = length(child, at: .greatest, along: share.axis) {
            setFlexibility(of: rank, greatest)
        } else {
            across.formIntersection(offer(.infinity, to: slot, share)[share.axis.crossed])
            setFlexibility(of: rank, slots[slot].answer[share.axis])
        }
        return across
    }

    private func setFlexibility(of rank: Int, _ greatest: CGFloat) {
        demands[rank].setFlexibility(upTo: greatest)
    }

    /// What a leaf that need not be measured for it answers where a width is offered and no height.
    private func leastHeight(_ child: Int32, _ share: ShareOut) -> CGFloat? {
        share.axis == .vertical && !(share.across <= 0) ? leastHeight(child) : nil
    }

    /// The only demand of a group that is surely bounded, all others being surely without end.
    private func onlyBounded(_ group: Range<Int>, _ share: ShareOut) -> Int? {
        var found: Int?
        for rank in group where !facts(of: slots[Int(demands[rank].slot)].node).isEndless {
            if found != nil { return nil }
            found = rank
        }
        return found.flatMap { isBounded(slots[Int(demands[$0].slot)].node, across: share.across) ? $0 : nil }
    }

    /// Sorts demands of which those that neither precedes stay as declared.
    private func sort(_ range: Range<Int>, by precedes: (Demand, Demand) -> Bool) {
        if range.dropFirst().allSatisfy({ !precedes(demands[$0], demands[$0 - 1]) }) { return }
        if range.count <= 8 { return insertInOrder(range, by: precedes) }
        let sorted = range.map { demands[$0] }
            .sorted { precedes($0, $1) || (!precedes($1, $0) && $0.slot < $1.slot) }
        for (rank, demand) in zip(range, sorted) { demands[rank] = demand }
    }

    /// Sorts a few demands in place.
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

    /// Serves group after group; what lower groups need at least is kept back until their turn. Returns the proposals
    /// with the same answers.
    private func serve(_ service: Range<Int>, _ share: ShareOut, gaps: CGFloat) -> Validity {
        var group = group(from: service.lowerBound, in: service)
        let kept = minimum(of: group.upperBound..<service.upperBound)
        var shares = Shares(share.length, gaps: gaps, kept: kept, count: service.count)
        var across = LengthRange.all
        while true {
            shares.serve(group) { rank, offered in
                let slot = Int(demands[rank].slot)
                let validity = offer(offered.length, to: slot, share)
                across.formIntersection(validity[share.axis.crossed])
                let taken = slots[slot].answer[share.axis]
                if isTraced, !share.widthsAlone { recordShare(share.stack, slots[slot].node, offered, taken: taken) }
                return ShareAnswer(length: taken, offers: validity[share.axis])
            }
            if group.upperBound == service.upperBound {
                return Validity(shares.validity.value, along: share.axis, across: across)
            }
            group = self.group(from: group.upperBound, in: service)
            shares.release(minimum(of: group))
        }
    }

    private func minimum(of range: Range<Int>) -> CGFloat {
        range.reduce(0) { $0 + demands[$1].minimum }
    }

    private func offer(_ length: CGFloat, to slot: Int, _ share: ShareOut) -> Validity {
        let proposal = Proposal(length, along: share.axis, across: share.across)
        let answer = share.widthsAlone ? answerWidth(slots[slot].node, proposal) : ask(slots[slot].node, proposal)
        slots[slot].proposal = proposal
        slots[slot].answer = answer
        return answer.validity
    }

    private func answerWidth(_ child: Int32, _ proposal: Proposal) -> Answer {
        Answer(widthAlone: askWidth(child, proposal))
    }
}

/// One share-out under way: whose, along which axis, and in which slots.
private struct ShareOut {
    let stack: Int32
    let axis: Axis
    let length: CGFloat
    let across: CGFloat
    let slots: Range<Int>
    let widthsAlone: Bool
}
