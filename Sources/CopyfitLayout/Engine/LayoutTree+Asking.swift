package import Foundation

extension LayoutTree {
    /// A node's size for a proposal, without placing anything. For a proposal that a remembered answer holds for, linear in
    /// the few answers that are remembered.
    package func measure(_ id: LayoutNodeID, _ proposal: ProposedViewSize) -> CGSize {
        pass.turn &+= 1
        return ask(index(of: id), Proposal(proposal)).size
    }

    /// `ask` for callers outside a layout pass and custom layouts inside one.
    func ask(_ node: Int32, _ proposal: Proposal) -> Answer {
        pass.isTraced ? ask(node, proposal, Traced.self) : ask(node, proposal, Untraced.self)
    }

    /// The one door for proposals: remembers, traces and verifies answers. A plain leaf's answer is sooner worked out
    /// than looked up.
    func ask<T: Tracing>(_ node: Int32, _ proposal: Proposal, _: T.Type) -> Answer {
        if let answer = remembered(node, proposal) {
            #if DEBUG
                if verifiesMemo { verify(answer, node, proposal) }
            #endif
            if T.isOn { record(answer, node, proposal, isRemembered: true) }
            return answer
        }
        if nodes[Int(node)].flags.contains(.isPlain) {
            let answer = self.answer(node, proposal, T.self)
            if T.isOn { record(answer, node, proposal, isRemembered: false) }
            return answer
        }
        guard hasRoom else { return .empty }
        let answer = self.answer(node, proposal, T.self)
        remember(answer, node)
        if T.isOn { record(answer, node, proposal, isRemembered: false) }
        return answer
    }

    private func record(_ answer: Answer, _ node: Int32, _ proposal: Proposal, isRemembered: Bool) {
        events.append(
            .answered(
                id(of: node),
                proposal: proposal.publicValue,
                size: answer.size,
                isRemembered: isRemembered
            )
        )
    }

    #if DEBUG
        private func verify(_ remembered: Answer, _ node: Int32, _ proposal: Proposal) {
            verifiesMemo = false
            let fresh = answer(node, proposal, Untraced.self)
            verifiesMemo = true
            precondition(
                hasRunOutOfStack || fresh.width == remembered.width && fresh.height == remembered.height,
                "Node \(node) remembered \(remembered.size) for \(proposal.publicValue) and now answers \(fresh.size)"
            )
        }
    #endif
}

extension LayoutTree {
    /// A node's size worked out from its behaviour and its children.
    private func answer<T: Tracing>(_ node: Int32, _ proposal: Proposal, _: T.Type) -> Answer {
        switch behaviours[Int(node)] {
        case .fixed(let size): Answer(width: size.width, height: size.height, validity: .all)
        case .flexible: answerFlexible(proposal, ideal: CGSize(width: 10, height: 10))
        case .resizable(let ideal, let minimum): answerResizable(proposal, ideal: ideal, minimum: minimum)
        case .circle: answerCircle(proposal)
        case .spacer(let minLength): answerSpacer(node, proposal, minLength: minLength)
        case .divider: answerDivider(node, proposal)
        case .measured(let leaf): answerMeasured(leaf, proposal)
        case .frame(let frame): answerFrame(frame, node, proposal, T.self)
        case .flexibleFrame(let frame): answerFlexibleFrame(frame, node, proposal, T.self)
        case .padding(let insets): answerPadding(insets, node, proposal, T.self)
        case .fixedSize(let axes): answerFixedSize(axes, node, proposal, T.self)
        case .aspectRatio(let ratio, let mode): answerAspectRatio(ratio, mode, node, proposal, T.self)
        case .position: answerPosition(node, proposal, T.self)
        case .containerRelativeFrame(let frame): answerContainerRelative(frame, node, proposal, T.self)
        case .passThrough, .offset, .layoutPriority, .alignmentGuide, .layered, .ignoresSafeArea:
            answerOnlyChild(node, proposal, T.self)
        case .safeAreaPadding(let insets): answerSafeAreaPadding(insets, node, proposal, T.self)
        case .safeAreaInset(let inset): answerSafeAreaInset(inset, node, proposal, T.self)
        case .stack(let stack): answerStack(stack, node, proposal, T.self)
        case .zStack(let alignment): answerZStack(alignment, node, proposal, T.self)
        case .lazyStack(let stack): answerLazyStack(stack, node, proposal, T.self)
        case .geometryReader: answerFlexible(proposal, ideal: CGSize(width: 10, height: 10))
        case .scrollView(let axes): answerScrollView(axes, node, proposal, T.self)
        case .viewThatFits(let axes): answerViewThatFits(axes, node, proposal, T.self)
        case .grid(let grid): answerGrid(grid, node, proposal, T.self)
        case .gridRow: answerGridRow(node, proposal, T.self)
        case .lazyGrid(let grid): answerLazyGrid(grid, node, proposal, T.self)
        case .custom(let box): answerCustom(box, node, proposal)
        }
    }

    /// The first child's answer; empty without one.
    func answerOnlyChild<T: Tracing>(_ node: Int32, _ proposal: Proposal, _: T.Type) -> Answer {
        guard let child = firstChild(node) else { return .empty }
        return ask(child, proposal, T.self)
    }

    func firstChild(_ node: Int32) -> Int32? {
        nodes[Int(node)].childCount > 0 ? childLists[Int(nodes[Int(node)].firstChild)] : nil
    }
}
