import CopyfitExplaining
import CopyfitFit
import CopyfitLayout
import CopyfitText
import CopyfitViews
import Foundation

/// Finds the explanation of one length in a host.
struct ExplanationSearch {
    private let host: ViewHost
    private let axis: Axis
    private let target: LayoutNodeID
    private let names: ElementNames

    init(_ host: ViewHost, _ target: LayoutNodeID, _ axis: Axis, _ names: ElementNames) {
        (self.host, self.target, self.axis, self.names) = (host, target, axis, names)
    }

    /// 1. Lay out once more, traced. 2. Walk to the place that decided. 3. Note the views on the way. 4. Try changes.
    func explanation() -> Explanation? {
        host.withLayoutTree { tree, root in
            tree.startAnew()
            let events = tree.trace(root, host.size, safeArea: host.safeArea)
            let question = LayoutQuestion(tree, root, axis, names, events)
            var search = CauseSearch(question)
            let cause = search.cause(of: target)
            let length = question.length(target)
            let steps = steps(question, cause)
            return Explanation(
                view: question.place(target),
                side: axis == .horizontal ? .width : .height,
                length: Double(length),
                proposal: Explanation.Proposal(
                    width: host.size.width.map(Double.init),
                    height: host.size.height.map(Double.init)
                ),
                steps: steps,
                decision: Explanation.Decision(
                    view: cause.node.map(question.place) ?? .host,
                    rule: cause.rule,
                    reason: cause.reason
                ),
                changes: changes(question, cause),
                repairs: names.text(target)?.text.map { TextRepairs($0).all } ?? []
            )
        }
    }

    private func changes(_ question: LayoutQuestion, _ cause: Cause) -> [Explanation.Change] {
        ChangeSearch(
            question: question,
            target: target,
            size: host.size,
            safeArea: host.safeArea,
            textIsWhole: { names.text(target)?.text?.isWhole ?? true }
        )
        .changes(cause)
    }

    // MARK: Steps

    /// The views from the root to the target, and those that lead to the place that decided.
    private func steps(_ question: LayoutQuestion, _ cause: Cause) -> [Explanation.Step] {
        let path = ancestry(of: target, question)
        let other = cause.node.map { ancestry(of: $0, question) } ?? []
        let decided = cause.node.map { path.contains($0) ? [] : other.filter { !path.contains($0) } } ?? []
        let kept = path.filter {
            $0 == target || $0 == cause.node || $0 == question.root || changes($0, path, question)
        }
        return (kept + decided.filter { $0 == cause.node || changes($0, decided, question) }).map { step($0, question) }
    }

    /// A node and those around it, from the root down.
    private func ancestry(of node: LayoutNodeID, _ question: LayoutQuestion) -> [LayoutNodeID] {
        sequence(first: node, next: question.parent).reversed()
    }

    /// Whether a node offers the next one something else than it is offered itself, or takes something else.
    private func changes(_ node: LayoutNodeID, _ path: [LayoutNodeID], _ question: LayoutQuestion) -> Bool {
        guard let index = path.firstIndex(of: node), index + 1 < path.count else { return true }
        let next = path[index + 1]
        return question.offer(node) != question.offer(next)
            || !question.isSame(question.length(node), question.length(next))
    }

    private func step(_ node: LayoutNodeID, _ question: LayoutQuestion) -> Explanation.Step {
        let offer = question.offer(node)
        return Explanation.Step(
            view: question.place(node),
            offered: offer.flatMap { $0.isFinite ? Double($0) : nil },
            isEndless: offer == .infinity,
            taken: Double(question.length(node)),
            rule: question.rule(node)
        )
    }
}
