import Foundation

/// Widths that are asked for alone.
///
/// A grid asks its cells for widths before it offers any height, and then offers most of them another width (layout rule
/// 12.5). If the first question made a whole answer, a grid would lay out the grids in it for two widths, and those in them
/// for four. A width depends on widths alone in grids, in rows and layers without guides of their own, in columns that are
/// offered no height, and in most modifiers; so nothing in them is asked for a height. Law: a width told alone is that of the
/// answer to the proposal.
extension LayoutTree {
    /// A node's width for a proposal; with the proposed widths that, with the same height, give the same.
    func askWidth(_ node: Int32, _ proposal: Proposal) -> ShareAnswer {
        let mayTell = nodes[Int(node)].flags.contains(.mayFollow) && facts(of: node).form != .leaf
        guard mayTell else { return ShareAnswer(ask(node, proposal)) }
        guard let known = rememberedWidth(node, proposal) else { return askWidthAnew(node, proposal) }
        #if DEBUG
            if verifiesMemo { verify(known.length, node, proposal) }
        #endif
        return known
    }

    /// Works a width out and remembers it.
    private func askWidthAnew(_ node: Int32, _ proposal: Proposal) -> ShareAnswer {
        guard hasRoom else { return ShareAnswer() }
        guard var told = findWidth(node, proposal) else { return ShareAnswer(ask(node, proposal)) }
        told.offers = told.offers.including(proposal.width)
        #if DEBUG
            if verifiesMemo { verify(told.length, node, proposal) }
        #endif
        rememberWidth(told, for: proposal.height, node)
        if isTraced { recordWidth(told.length, node, proposal) }
        return told
    }

    #if DEBUG
        private func verify(_ told: CGFloat, _ node: Int32, _ proposal: Proposal) {
            let whole = untraced { ask(node, proposal).width }
            precondition(
                hasRunOutOfStack || whole == told,
                "Node \(node) told the width \(told) for \(proposal.publicValue) and now answers \(whole)"
            )
        }
    #endif

    /// The first child's width; 0 without one.
    func childWidth(_ node: Int32, _ proposal: Proposal) -> ShareAnswer {
        firstChild(node).map { askWidth($0, proposal) } ?? ShareAnswer()
    }

    /// A stack's width: what a row shares out, or how far what is in a column reaches.
    func stackWidth(_ stack: StackBehaviour, _ node: Int32, _ proposal: Proposal) -> ShareAnswer? {
        if nodes[Int(node)].childCount <= 1 { return childWidth(node, proposal) }
        refreshTraits(node)
        if stack.axis == .horizontal { return rowWidth(stack, node, proposal) }
        guard proposal.height.isNaN else { return nil }
        return reachedWidth(AlignedExtent(), stack.guide, childRange(node), of: node, proposal)
    }

    /// How far the children of the highest priority of a stack of layers reach.
    func layeredWidth(_ key: AlignmentKey, _ node: Int32, _ proposal: Proposal) -> ShareAnswer? {
        if nodes[Int(node)].childCount <= 1 { return childWidth(node, proposal) }
        return reachedWidth(AlignedExtent(includingLine: false), key, sizingLayers(of: node), of: node, proposal)
    }

    private func rowWidth(_ stack: StackBehaviour, _ node: Int32, _ proposal: Proposal) -> ShareAnswer {
        let first = slots.count
        let offers = shareOutWidth(stack, node, proposal)
        var length: CGFloat = 0
        for position in first..<slots.count { length += slots[position].answer.width }
        slots.removeAll(from: first)
        return ShareAnswer(length: length + gaps(stack, node), offers: offers)
    }

    /// How far children that are proposed the same reach around a line that is at the same part of each.
    private func reachedWidth(
        _ start: AlignedExtent,
        _ key: AlignmentKey,
        _ positions: some Sequence<Int>,
        of node: Int32,
        _ proposal: Proposal
    ) -> ShareAnswer? {
        guard isBox(key, in: node) else { return nil }
        var (extent, offers) = (start, LengthRange.all)
        for position in positions {
            let child = askWidth(childLists[position], proposal)
            guard let guide = key.builtInValue(in: child.length) else { return nil }
            extent.include(guide: guide, length: child.length)
            offers.formIntersection(child.offers)
        }
        return ShareAnswer(length: extent.length, offers: offers)
    }
}

extension Answer {
    /// A width that was told alone, as an answer without a height.
    @inline(__always)
    init(widthAlone told: ShareAnswer) {
        self.init(width: told.length, height: 0, validity: Validity(width: told.offers, height: .all))
    }
}

extension ShareAnswer {
    /// The width of a whole answer.
    @inline(__always)
    fileprivate init(_ answer: Answer) {
        self.init(length: answer.width, offers: answer.validity.width)
    }
}
