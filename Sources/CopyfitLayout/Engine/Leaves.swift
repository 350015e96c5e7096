import Foundation

extension LayoutTree {
    /// The proposal, nil becoming the ideal.
    func answerFlexible(_ proposal: Proposal, ideal: CGSize) -> Answer {
        let size = proposal.filled(width: ideal.width, height: ideal.height)
        return Answer(width: size.width, height: size.height, validity: Validity(only: proposal))
    }

    func answerResizable(_ proposal: Proposal, ideal: CGSize, minimum: CGSize) -> Answer {
        var answer = answerFlexible(proposal, ideal: ideal)
        answer.width = max(answer.width, minimum.width)
        answer.height = max(answer.height, minimum.height)
        return answer
    }

    func answerCircle(_ proposal: Proposal) -> Answer {
        let size = proposal.filled(width: 10, height: 10)
        let side = min(size.width, size.height)
        return Answer(width: side, height: side, validity: Validity(only: proposal))
    }

    func answerMeasured(_ leaf: any MeasuredLeaf, _ proposal: Proposal) -> Answer {
        let answer = leaf.answer(to: proposal.publicValue)
        let size = sound(answer.size, for: proposal)
        return Answer(
            width: size.width,
            height: size.height,
            validity: Validity(
                width: LengthRange(answer.widths).including(proposal.width),
                height: LengthRange(answer.heights).including(proposal.height)
            )
        )
    }

    /// At least the minimum along the enclosing stack and nothing across; without a stack both ways.
    func answerSpacer(_ node: Int32, _ proposal: Proposal, minLength: CGFloat?) -> Answer {
        let minimum = minLength ?? ViewSpacing.defaultDistance
        func length(_ proposed: CGFloat) -> CGFloat { proposed > minimum ? proposed : minimum }
        guard let axis = stackOrientation(around: node) else {
            return Answer(
                width: length(proposal.width),
                height: length(proposal.height),
                validity: Validity(only: proposal)
            )
        }
        let validity = Validity(.only(proposal[axis]), along: axis, across: .all)
        return Answer(length(proposal[axis]), along: axis, across: 0, validity: validity)
    }

    /// One point thick across the enclosing stack's axis, or lying where there is no stack.
    func answerDivider(_ node: Int32, _ proposal: Proposal) -> Answer {
        let line = (stackOrientation(around: node) ?? .vertical).crossed
        let size = proposal.filled(width: 10, height: 10)
        let validity = Validity(.only(proposal[line]), along: line, across: .all)
        return Answer(size[line], along: line, across: 1, validity: validity)
    }

    /// The axis of the nearest stack, or custom layout with an orientation, around a node; nil in a ZStack or at the root.
    func stackOrientation(around node: Int32) -> Axis? {
        var ancestor = nodes[Int(node)].parent
        while ancestor >= 0 {
            switch behaviours[Int(ancestor)].orientation {
            case .along(let axis): return axis
            case .free: return nil
            case .inherited: ancestor = nodes[Int(ancestor)].parent
            }
        }
        return nil
    }
}
