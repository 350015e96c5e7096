package import Foundation

/// `frame(width:height:alignment:)`. Negative and non-finite lengths count as nil.
package struct FixedFrame {
    /// NaN for nil.
    private let givenWidth: CGFloat
    private let givenHeight: CGFloat
    private let boxedAlignment: BoxedAlignment

    package var width: CGFloat? { givenWidth.isNaN ? nil : givenWidth }
    package var height: CGFloat? { givenHeight.isNaN ? nil : givenHeight }
    package var alignment: Alignment { boxedAlignment.alignment }

    package init(width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
        self.init(width: width, height: height, alignment: BoxedAlignment(alignment))
    }

    package init(width: CGFloat?, height: CGFloat?, alignment: BoxedAlignment) {
        givenWidth = width.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } ?? .nan
        givenHeight = height.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } ?? .nan
        boxedAlignment = alignment
    }
}

extension LayoutTree {
    /// The set sides, and the child's where none is set (layout rule 9.1).
    func answerFrame<T: Tracing>(_ frame: FixedFrame, _ node: Int32, _ proposal: Proposal, _: T.Type) -> Answer {
        if let width = frame.width, let height = frame.height {
            return Answer(width: width, height: height, validity: .all)
        }
        let child = answerOnlyChild(node, frame.childProposal(proposal), T.self)
        return Answer(
            width: frame.width ?? child.width,
            height: frame.height ?? child.height,
            validity: Validity(
                width: frame.width == nil ? child.validity.width : .all,
                height: frame.height == nil ? child.validity.height : .all
            )
        )
    }

    func arrangeFrame<T: Tracing>(
        _ frame: FixedFrame,
        _ node: Int32,
        _ proposal: Proposal,
        _ answer: Answer,
        _: T.Type
    ) {
        arrangeAligned(frame.alignment, node, frame.childProposal(proposal), in: answer, T.self)
    }

    /// One slot for the child, its guides on the container's default ones (layout rule 9.1).
    func arrangeAligned<T: Tracing>(
        _ alignment: Alignment,
        _ node: Int32,
        _ childProposal: Proposal,
        in answer: Answer,
        _: T.Type
    ) {
        guard let child = firstChild(node) else { return }
        let size = ask(child, childProposal, T.self)
        push(
            child,
            x: defaultGuide(alignment.horizontal.key, in: answer)
                - guide(alignment.horizontal.key, of: child, childProposal, size),
            y: defaultGuide(alignment.vertical.key, in: answer)
                - guide(alignment.vertical.key, of: child, childProposal, size),
            childProposal,
            size
        )
    }
}

extension FixedFrame {
    fileprivate func childProposal(_ proposal: Proposal) -> Proposal {
        Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
    }
}
