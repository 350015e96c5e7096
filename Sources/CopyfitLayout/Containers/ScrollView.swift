import Foundation

/// Scroll views: content at its ideal length on the scrolled axes, top-leading (layout rule 11.2).
extension LayoutTree {
    func answerScrollView<T: Tracing>(
        _ axes: Axis.Set,
        _ node: Int32,
        _ proposal: Proposal,
        _: T.Type
    ) -> Answer {
        let insets = contentInsets(of: node)
        let content = askContent(axes, node, proposal, insets, T.self)
        func length(_ axis: Axis) -> CGFloat {
            let proposed = proposal[axis]
            return axes.contains(Axis.Set(axis)) && !proposed.isNaN
                ? proposed : content[axis] + insets.total(along: axis)
        }
        let followsFromContainer = nodes[Int(node)].flags.contains(.isContainerRelative)
        func range(_ axis: Axis) -> LengthRange {
            if axes.contains(Axis.Set(axis)) || followsFromContainer { return .only(proposal[axis]) }
            return content.validity[axis].outset(by: insets.total(along: axis)).including(proposal[axis])
        }
        return Answer(
            width: length(.horizontal),
            height: length(.vertical),
            validity: Validity(width: range(.horizontal), height: range(.vertical))
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
        let insets = contentInsets(of: node)
        let size = askContent(axes, node, proposal, insets, T.self)
        push(content, x: insets.leading, y: insets.top, proposal.inset(by: insets).ideal(on: axes), size)
    }

    /// The content's answer, with the scroll view as its container.
    private func askContent<T: Tracing>(
        _ axes: Axis.Set,
        _ node: Int32,
        _ proposal: Proposal,
        _ insets: EdgeInsets,
        _: T.Type
    ) -> Answer {
        withinContainer(proposal, contentOf: node) {
            answerOnlyChild(node, proposal.inset(by: insets).ideal(on: axes), T.self)
        }
    }
}
