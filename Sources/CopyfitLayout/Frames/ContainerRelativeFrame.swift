package import Foundation

/// `containerRelativeFrame`: on the chosen axes a fixed frame whose length follows from the container's.
///
/// The container is the nearest scroll view, else the root; its length is less the safe area.
package struct ContainerRelativeFrame {
    package var axes: Axis.Set
    package var alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    /// The length the closure computes from the container's length.
    package init(
        _ axes: Axis.Set,
        alignment: Alignment = .center,
        length: @escaping (CGFloat, Axis) -> CGFloat = { length, _ in length }
    ) {
        self.axes = axes
        self.alignment = alignment
        self.length = length
    }

    /// `span` of `count` equal pieces of the container with `spacing` between pieces.
    package init(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center) {
        self.init(axes, alignment: alignment) { length, _ in
            let (count, span) = (CGFloat(count), CGFloat(span))
            let piece = (length - spacing * (count - 1)) / count
            return piece * span + spacing * (span - 1)
        }
    }
}

extension LayoutTree {
    /// A fixed frame of the lengths that follow from the container (layout rule 14.1).
    func answerContainerRelative<T: Tracing>(
        _ frame: ContainerRelativeFrame,
        _ node: Int32,
        _ proposal: Proposal,
        _: T.Type
    ) -> Answer {
        answerFrame(fixed(frame), node, proposal, T.self)
    }

    func arrangeContainerRelative<T: Tracing>(
        _ frame: ContainerRelativeFrame,
        _ node: Int32,
        _ proposal: Proposal,
        _ answer: Answer,
        _: T.Type
    ) {
        arrangeFrame(fixed(frame, complains: true), node, proposal, answer, T.self)
    }

    /// The frame in the present container. Lengths are complained of where something is placed: a stack asks what a scroll view
    /// does without room and with endless room, which says nothing of the lengths.
    private func fixed(_ frame: ContainerRelativeFrame, complains: Bool = false) -> FixedFrame {
        func length(_ axis: Axis) -> CGFloat? {
            let container = pass.containerSize[axis]
            guard frame.axes.contains(Axis.Set(axis)), !container.isNaN else { return nil }
            let length = frame.length(container, axis)
            if complains, container > 0, container.isFinite, !(length >= 0 && length.isFinite) {
                complain(
                    "A length relative to a container came out as \(length), which is ignored",
                    "a finite one, 0 or more"
                )
            }
            return length.finite ?? length
        }
        return FixedFrame(width: length(.horizontal), height: length(.vertical), alignment: frame.alignment)
    }

    /// Makes `size` the container of everything below `node`; nodes that follow it forget their answers if it differs
    /// from the last one, or if there were none of them when that was entered.
    func enterContainer(_ size: Proposal, contentOf node: Int32) {
        pass.containerSize = size
        guard nodes[Int(node)].flags.contains(.isContainerRelative) else {
            lastContainerSizes[node] = nil
            return
        }
        guard lastContainerSizes[node] != size else { return }
        lastContainerSizes[node] = size
        guideMemo.removeAll(keepingCapacity: true)
        for position in childRange(node) { forgetContainerRelative(childLists[position]) }
    }

    /// Calls `body` with `size` as the container of everything below `node`.
    func withinContainer<R>(_ size: Proposal, contentOf node: Int32, _ body: () -> R) -> R {
        let outer = pass.containerSize
        enterContainer(size, contentOf: node)
        defer { pass.containerSize = outer }
        return body()
    }

    func forgetContainerRelative(_ node: Int32) {
        guard nodes[Int(node)].flags.contains(.isContainerRelative), hasRoom else { return }
        forgetAnswers(of: node)
        nodes[Int(node)].flags.insert(.needsPlacement)
        for position in childRange(node) { forgetContainerRelative(childLists[position]) }
    }
}
