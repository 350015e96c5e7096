import Foundation

/// Scroll views: content at its ideal length on the scrolled axes, top-leading (layout rule 11.2).
extension LayoutTree {
    func answerScrollView<T: Tracing>(
        _ axes: Axis.Set,
        _ node: Int32,
        _ proposal: Proposal,
        _: T.Type
    ) -> Answer {
        let content = askContent(axes, node, proposal, T.self)
        func length(_ axis: Axis) -> CGFloat {
            let proposed = proposal[axis]
            return axes.contains(Axis.Set(axis)) && !proposed.isNaN ? proposed : content[axis]
        }
        return Answer(
            width: length(.horizontal),
            height: length(.vertical),
            dependence: axes.union(content.dependence)
        )
    }

    func arrangeScrollView<T: Tracing>(
        _ axes: Axis.Set,
        _ node: Int32,
        _ proposal: Proposal,
        _ answer: Answer,
        _: T.Type
    ) {
        guard let content = firstChild(node) else { return }
        let size = askContent(axes, node, proposal, T.self)
        push(content, x: 0, y: 0, proposal.ideal(on: axes), size)
    }

    /// The content's answer, with the scroll view as its container.
    private func askContent<T: Tracing>(
        _ axes: Axis.Set,
        _ node: Int32,
        _ proposal: Proposal,
        _: T.Type
    ) -> Answer {
        withinContainer(proposal, contentOf: node) {
            answerOnlyChild(node, proposal.ideal(on: axes), T.self)
        }
    }
}
