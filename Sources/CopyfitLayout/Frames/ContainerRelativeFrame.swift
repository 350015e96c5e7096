package import Foundation

/// `containerRelativeFrame`: on the chosen axes a fixed frame whose length depends on the container's (layout rule
/// 14.1).
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

extension ContainerRelativeFrame: Behaviour {
    static var form: BehaviourForm { .wrapper }

    var words: BehaviourWords {
        BehaviourWords("container-relative frame", ["axes": axes.words, "alignment": alignment.words])
    }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 14.1" }

    func answer(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer {
        frame(of: node, in: tree).answer(proposal, of: node, in: tree)
    }

    func arrange(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        frame(of: node, isPlaced: true, in: tree).arrange(proposal, answer, of: node, in: tree)
    }

    func length(at end: LengthEnd, along axis: Axis, of node: Int32, in tree: LayoutTree) -> CGFloat? {
        frame(of: node, in: tree).length(at: end, along: axis, of: node, in: tree)
    }

    func widthAlone(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> ShareAnswer? {
        frame(of: node, in: tree).widthAlone(proposal, of: node, in: tree)
    }

    /// The frame in the present container. Senseless lengths are reported only when something is placed: a stack asks
    /// what a scroll view does without room and with endless room, which says nothing about the lengths.
    private func frame(of node: Int32, isPlaced: Bool = false, in tree: LayoutTree) -> FixedFrame {
        func length(_ axis: Axis) -> CGFloat? {
            let container = tree.pass.containerSize[axis]
            guard axes.contains(Axis.Set(axis)), !container.isNaN else { return nil }
            let length = tree.running(node) { self.length(container, axis) }
            if isPlaced, container > 0, container.isFinite, !(length >= 0 && length.isFinite) {
                tree.complain(
                    node,
                    "A length relative to a container came out as \(length), which is ignored",
                    "a finite one, 0 or more"
                )
            }
            return length.finite ?? length
        }
        return FixedFrame(width: length(.horizontal), height: length(.vertical), alignment: alignment)
    }

    /// Standard gaps along the chosen axes.
    func spacing(of node: Int32, in tree: LayoutTree) -> ViewSpacing? {
        let (horizontal, vertical) = (axes.contains(.horizontal), axes.contains(.vertical))
        return tree.childSpacing(node, resetting: .along(horizontal: horizontal, vertical: vertical))
    }

    var flags: Node.Flags { [.mayFollow, .isContainerRelative, .isWild] }
}
