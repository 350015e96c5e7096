import CopyfitFit
import CopyfitLayout
import Foundation

/// Why views were offered what they were offered.
extension CauseSearch {
    /// Why a node was offered what it was offered.
    mutating func offerCause(_ node: LayoutNodeID) -> Cause {
        guard let parent = question.parent(node) else {
            let reason =
                "it offers \(question.offerWords(node)), and what is in it takes what is offered"
            return Cause(node: nil, rule: "19.1", reason: reason)
        }
        switch question.role(parent) {
        case .fixed: return frameCause(parent)
        case .part: return containerRelativeCause(parent)
        case .bounded, .taking, .zStack: return cause(of: parent)
        case .layers: return question.children(parent).first == node ? offerCause(parent) : cause(of: parent)
        case .stack: return stackOfferCause(node, parent)
        case .ratio: return ratioOfferCause(node, parent)
        case .inset:
            return Cause(
                node: parent,
                rule: "15.2",
                reason: "it divides \(question.offerWords(parent)) between its content and the inset"
            )
        case .lazyGrid: return ruleCause(parent, "11.4", "its track is \(question.offerWords(node)) long")
        case .grid, .gridRow: return gridCause(node, parent)
        case .client: return ruleCause(parent, "2.3", "the layout proposes \(question.offerWords(node))")
        case .leaf, .scrolling, .choice, .lazyStack, .unbinding, .wrapper: return offerCause(parent)
        }
    }

    private func ruleCause(_ node: LayoutNodeID, _ rule: String, _ reason: String) -> Cause {
        Cause(node: node, rule: rule, reason: reason)
    }

    private mutating func stackOfferCause(_ node: LayoutNodeID, _ stack: LayoutNodeID) -> Cause {
        let children = question.children(stack)
        if children.count == 1 { return offerCause(stack) }
        guard question.sharesAlongAxis(stack) else {
            return question.offer(stack) == nil ? idealContentCause(stack) : offerCause(stack)
        }
        let priority = question.tree.priority(of: node)
        let higher = children.filter { question.tree.priority(of: $0) > priority }
        let share = question.share(node, of: stack)
        let offered = "offers \(question.offerWords(node))"
        let of = share.map(\.words) ?? ""
        if let first = higher.first, !question.isSpacer(node) {
            let name = question.place(question.content(of: first)).words
            return Cause(
                node: stack,
                rule: "5.3",
                reason: "it serves \(name) first, whose priority is higher, and then \(offered)\(of)"
            )
        }
        let unserved = share.flatMap { Int(exactly: ($0.remaining / $0.length).rounded()) } ?? 1
        let among = unserved > 1 ? ", an equal share for each of \(unserved) views that are left" : ""
        return Cause(node: stack, rule: "5.4", reason: "it \(offered)\(of)\(among)")
    }

    private mutating func ratioOfferCause(_ node: LayoutNodeID, _ parent: LayoutNodeID) -> Cause {
        if let own = question.offer(node), let outer = question.offer(parent), question.isSame(own, outer) {
            return offerCause(parent)
        }
        return Cause(node: parent, rule: "10.6", reason: "its ratio makes \(question.offerWords(node)) of the offer")
    }

    /// A cell's area: its column, or its row, is as long as its longest cell, or as it is offered.
    private func gridCause(_ node: LayoutNodeID, _ parent: LayoutNodeID) -> Cause {
        var grid = parent
        if case .gridRow = question.role(parent), let outer = question.parent(parent) { grid = outer }
        let track = question.axis == .horizontal ? "column" : "row"
        let longest = question.cells(beside: node, in: parent, of: grid)
            .first { question.isSame(question.length($0, offered: nil), question.offer(node) ?? .nan) }
        let why = longest.map { "which \(question.place($0).words) needs" } ?? "its share of the grid’s"
        return Cause(node: grid, rule: "12.5", reason: "its \(track) is \(question.offerWords(node)) long, \(why)")
    }

    /// Why a node has its ideal length: if it would have another one with the offer that somebody around it had, that place
    /// decides, otherwise the node itself.
    func idealCause(_ node: LayoutNodeID) -> Cause {
        var inner = node
        while let outer = question.parent(inner), question.offer(outer) == nil { inner = outer }
        guard let maker = question.parent(inner), let offered = question.offer(maker),
            !question.isSame(question.length(node, offered: offered), question.length(node))
        else { return question.leafCause(node) }
        let rule: String =
            switch question.role(maker) {
            case .unbinding: "10.4"
            case .scrolling: "11.2"
            case .lazyStack: "11.3"
            case .lazyGrid: "11.4"
            case .client: "2.3"
            default: question.rule(maker)
            }
        let reason =
            "it proposes no \(question.sideName), so that its content takes its ideal length, \(question.words(node))"
        return Cause(node: maker, rule: rule, reason: reason)
    }
}

extension LayoutQuestion.Share {
    /// What was left to share out, after "it offers 20".
    fileprivate var words: String {
        remaining > 0 ? " of the \(Points.text(Double(remaining))) that are left" : ", because nothing is left"
    }
}
