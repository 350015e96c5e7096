import Foundation

/// Least and greatest lengths that are known without the other side of the proposal.
///
/// A stack asks every child for its least and its greatest length before it shares out. For most views they do not
/// depend on what is proposed across, and then nothing in the view has to be asked. Law: an end that is known is what
/// `ask` answers on that axis for the end's offer and every length across, except for more than four views in ratios of their own
/// in each other (layout rule 20.5).
extension LayoutTree {
    /// Drops what a node knows of its ends.
    func forgetEnds(of index: Int) {
        guard nodes[index].ends >= 0 else { return }
        freeEnds.append(nodes[index].ends)
        nodes[index].ends = -1
    }

    /// A node's length at an end; nil if it depends on the other side. Worked out once until the node changes.
    func rememberedLength(_ node: Int32, _ end: LengthEnd, _ axis: Axis) -> CGFloat? {
        let index = Int(node)
        if nodes[index].ends >= 0 {
            let known = ends[Int(nodes[index].ends)][end, axis]
            if !known.isNaN { return known == -.infinity ? nil : known }
        }
        guard hasRoom else { return nil }
        let length = findLength(node, end, axis).flatMap { $0.isNaN ? nil : $0 }
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

    /// The first child's length at an end; 0 without one.
    func childLength(_ node: Int32, _ end: LengthEnd, _ axis: Axis) -> CGFloat? {
        firstChild(node).map { length($0, at: end, along: axis) } ?? 0
    }

    /// The sum of the children's: with nothing to share out, or an endless length, each child is offered the end
    /// itself.
    func stackLength(_ stack: StackBehaviour, _ node: Int32, _ end: LengthEnd) -> CGFloat? {
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

    /// Across a stack: how far the children reach around their line, if that is at the same part of each.
    func alignedLength(_ key: AlignmentKey, _ node: Int32, _ end: LengthEnd) -> CGFloat? {
        if nodes[Int(node)].childCount <= 1 { return childLength(node, end, key.axis) }
        return reach(AlignedExtent(), key, childRange(node), of: node, end)
    }

    /// In a stack of layers: the same of the children of the highest priority.
    func layeredLength(_ key: AlignmentKey, _ node: Int32, _ end: LengthEnd) -> CGFloat? {
        if nodes[Int(node)].childCount <= 1 { return childLength(node, end, key.axis) }
        guard isBox(key, in: node) else { return nil }
        return reach(AlignedExtent(includingLine: false), key, sizingLayers(of: node), of: node, end)
    }

    /// Whether a guide is at the same part of everything below a node.
    func isBox(_ key: AlignmentKey, in node: Int32) -> Bool {
        key.isBox && !nodes[Int(node)].flags.contains(.hasGuides)
    }

    private func reach(
        _ start: AlignedExtent,
        _ key: AlignmentKey,
        _ positions: some Sequence<Int>,
        of node: Int32,
        _ end: LengthEnd
    ) -> CGFloat? {
        guard isBox(key, in: node) else { return nil }
        var extent = start
        for position in positions {
            guard let length = self.length(childLists[position], at: end, along: key.axis),
                let guide = key.builtInValue(in: length)
            else { return nil }
            extent.include(guide: guide, length: length)
        }
        return extent.length
    }
}
