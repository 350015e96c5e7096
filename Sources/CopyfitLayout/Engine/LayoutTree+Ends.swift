import Foundation

/// Lengths at the ends, where they can be told without knowing the other side of the proposal.
///
/// A stack asks every child for its least and its greatest length before it shares out. Most views have these whatever is
/// proposed across, and then nothing in them has to be asked. Law: where an end is known, it is what `ask` answers on
/// that axis for the end's offer and every length across.
extension LayoutTree {
    /// A node's length at an end; nil where it follows from the other side. Worked out once until the node changes.
    func length(_ node: Int32, at end: LengthEnd, along axis: Axis) -> CGFloat? {
        switch behaviours[Int(node)] {
        case .fixed(let size): return axis == .horizontal ? size.width : size.height
        case .flexible, .geometryReader, .position: return end.offer
        case .circle: return end == .least ? 0 : nil
        case .resizable(_, let minimum): return max(end.offer, axis == .horizontal ? minimum.width : minimum.height)
        case .measured(let leaf): return leaf.length(at: end, along: axis)
        case .spacer(let minLength): return spacerLength(node, end, axis, minLength)
        case .divider: return (stackOrientation(around: node) ?? .vertical) == axis ? 1 : end.offer
        default: return rememberedLength(node, end, axis)
        }
    }

    /// Drops what a node knows of its ends.
    func forgetEnds(of index: Int) {
        guard nodes[index].ends >= 0 else { return }
        freeEnds.append(nodes[index].ends)
        nodes[index].ends = -1
    }

    private func rememberedLength(_ node: Int32, _ end: LengthEnd, _ axis: Axis) -> CGFloat? {
        let index = Int(node)
        if nodes[index].ends >= 0 {
            let known = ends[Int(nodes[index].ends)][end, axis]
            if !known.isNaN { return known == -.infinity ? nil : known }
        }
        guard hasRoom else { return nil }
        let length = composedLength(node, end, axis).flatMap { $0.isNaN ? nil : $0 }
        if nodes[index].ends < 0 { nodes[index].ends = newEnds() }
        ends[Int(nodes[index].ends)][end, axis] = length ?? -.infinity
        return length
    }

    private func newEnds() -> Int32 {
        if let free = freeEnds.popLast() {
            ends[Int(free)] = LengthEnds()
            return free
        }
        ends.append(LengthEnds())
        return Int32(ends.count - 1)
    }

    private func composedLength(_ node: Int32, _ end: LengthEnd, _ axis: Axis) -> CGFloat? {
        switch behaviours[Int(node)] {
        case .passThrough, .offset, .layoutPriority, .alignmentGuide, .layered, .ignoresSafeArea:
            return childLength(node, end, axis)
        case .frame(let frame):
            return (axis == .horizontal ? frame.width : frame.height) ?? childLength(node, end, axis)
        case .flexibleFrame(let frame):
            let bounds = axis == .horizontal ? frame.width : frame.height
            return bounds.length(at: end) { childLength(node, end, axis) }
        case .padding(let insets): return paddedLength(insets, node, end, axis)
        case .fixedSize(let axes): return axes.contains(Axis.Set(axis)) ? nil : childLength(node, end, axis)
        case .stack(let stack):
            return stack.axis == axis ? stackLength(stack, node, end) : alignedLength(stack.guide, node, end)
        case .zStack(let alignment):
            return layeredLength(axis == .horizontal ? alignment.horizontal.key : alignment.vertical.key, node, end)
        case .lazyStack(let stack): return stack.axis == axis ? nil : end.offer
        case .grid(let grid): return gridLength(grid, node, end, axis)
        case .scrollView(let axes): return axes.contains(Axis.Set(axis)) ? end.offer : nil
        default: return nil
        }
    }

    private func childLength(_ node: Int32, _ end: LengthEnd, _ axis: Axis) -> CGFloat? {
        firstChild(node).map { length($0, at: end, along: axis) } ?? 0
    }

    private func spacerLength(_ node: Int32, _ end: LengthEnd, _ axis: Axis, _ minLength: CGFloat?) -> CGFloat {
        let orientation = stackOrientation(around: node)
        return orientation == nil || orientation == axis
            ? max(end.offer, minLength ?? ViewSpacing.defaultDistance) : 0
    }

    private func paddedLength(_ insets: EdgeInsets, _ node: Int32, _ end: LengthEnd, _ axis: Axis) -> CGFloat? {
        let inset = insets.total(along: axis)
        guard inset.isFinite, inset >= 0 || end == .greatest else { return nil }
        return childLength(node, end, axis).map { max($0 + inset, 0) }
    }

    /// End to end: with nothing to share out, or no end to it, each child is offered the end itself.
    private func stackLength(_ stack: StackBehaviour, _ node: Int32, _ end: LengthEnd) -> CGFloat? {
        let range = childRange(node)
        if range.count <= 1 { return childLength(node, end, stack.axis) }
        refreshTraits(node)
        let gaps = gaps(stack, node)
        guard gaps >= 0, gaps.isFinite else { return nil }
        let needsMinima = !nodes[Int(node)].flags.contains(.hasUniformPriority)
        var length: CGFloat = 0
        for position in range {
            guard let child = self.length(childLists[position], at: end, along: stack.axis), child >= 0 else {
                return nil
            }
            if needsMinima, end == .greatest {
                guard let least = self.length(childLists[position], at: .least, along: stack.axis), least.isFinite
                else {
                    return nil
                }
            }
            length += child
        }
        return length + gaps
    }

    /// Across a stack: how far the children reach around their line, where that is at the same part of each.
    private func alignedLength(_ key: AlignmentKey, _ node: Int32, _ end: LengthEnd) -> CGFloat? {
        let range = childRange(node)
        if range.count <= 1 { return childLength(node, end, key.axis) }
        guard key.isBox, !nodes[Int(node)].flags.contains(.hasGuides) else { return nil }
        var cross = CrossExtent()
        for position in range {
            guard let length = self.length(childLists[position], at: end, along: key.axis) else { return nil }
            cross.include(guide: key.guide(inLength: length), length: length)
        }
        return cross.length
    }

    /// In a stack of layers: the same of the children of the highest priority.
    private func layeredLength(_ key: AlignmentKey, _ node: Int32, _ end: LengthEnd) -> CGFloat? {
        let range = childRange(node)
        if range.count <= 1 { return childLength(node, end, key.axis) }
        guard key.isBox, !nodes[Int(node)].flags.contains(.hasGuides) else { return nil }
        refreshTraits(node)
        let highest = highestPriority(node)
        var extent = GuideExtent()
        for position in range where nodes[Int(childLists[position])].priority == highest {
            guard let length = self.length(childLists[position], at: end, along: key.axis) else { return nil }
            extent.include(guide: key.guide(inLength: length), length: length)
        }
        return extent.length
    }
}

extension FlexibleFrame.Bounds {
    /// The length at an end: a bound's, or the child's where the end is offered on to it.
    fileprivate func length(at end: LengthEnd, _ child: () -> CGFloat?) -> CGFloat? {
        if let own = ownLength(end.offer) { return own }
        switch (end, minimum, maximum) {
        case (.least, let minimum?, nil): return minimum
        case (.greatest, nil, let maximum?): return maximum
        case (_, .some, .some): return nil
        default: return child().map { length(of: $0, proposed: end.offer) }
        }
    }
}

extension AlignmentKey {
    /// A box guide in a length.
    fileprivate func guide(inLength length: CGFloat) -> CGFloat {
        switch kind {
        case .start: 0
        case .center: length / 2
        default: length
        }
    }
}
