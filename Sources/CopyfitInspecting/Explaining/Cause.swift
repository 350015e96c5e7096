import CopyfitFit
import CopyfitLayout
import Foundation

/// Where and why a length was decided.
struct Cause {
    /// nil for the host.
    let node: LayoutNodeID?
    let rule: String
    let reason: String
}

/// Walks from a view to the place that decided its length.
///
/// Where a slightly different offer would give another length, the offer decides: the walk goes up to whoever made it. Otherwise the
/// content decides: the walk goes down, until a place decides by itself. Offers are tried by asking the tree.
struct CauseSearch {
    let question: LayoutQuestion
    /// The nodes whose answers are being explained, so that the walk never goes in a circle.
    private var answering: Set<LayoutNodeID> = []

    init(_ question: LayoutQuestion) { self.question = question }

    /// Why a node has its length.
    mutating func cause(of node: LayoutNodeID) -> Cause {
        guard answering.insert(node).inserted else { return ownCause(node) }
        switch question.role(node) {
        case .leaf, .taking: return leafCause(node)
        case .fixed: return frameCause(node)
        case .part: return containerRelativeCause(node)
        case .bounded(let bounds): return cause(of: node, bounds)
        case .ratio: return ratioCause(node)
        case .scrolling: return question.offer(node) == nil ? contentCause(node) : offerCause(node)
        case .choice(let axes): return choiceCause(node, axes)
        case .layers: return question.children(node).first.map { cause(of: $0) } ?? ownCause(node)
        case .stack, .zStack, .lazyStack, .grid, .gridRow, .lazyGrid, .client, .inset: return containerCause(node)
        case .unbinding, .wrapper: return contentCause(node)
        }
    }

    /// A wrapper of one child.
    private mutating func contentCause(_ node: LayoutNodeID) -> Cause {
        if question.followsOffer(node) { return offerCause(node) }
        return question.children(node).first.map { cause(of: $0) } ?? ownCause(node)
    }

    private func ownReason(_ node: LayoutNodeID) -> String {
        question.isStack(node) && question.children(node).count > 1
            ? "its views reach \(question.words(node)) around the line that they are aligned on"
            : "it takes \(question.words(node))"
    }

    /// The node decides, by the rule of its answer.
    func ownCause(_ node: LayoutNodeID) -> Cause {
        Cause(node: node, rule: question.rule(node), reason: ownReason(node))
    }
}

// MARK: Answers

extension CauseSearch {
    private mutating func leafCause(_ node: LayoutNodeID) -> Cause {
        guard question.offer(node) != nil else { return idealCause(node) }
        if question.followsOffer(node) || question.isCut(node) { return offerCause(node) }
        return question.leafCause(node)
    }

    func frameCause(_ node: LayoutNodeID) -> Cause {
        Cause(
            node: node,
            rule: "9.1",
            reason: "it is \(question.sideWords(node)), whatever it is offered and contains"
        )
    }

    func containerRelativeCause(_ node: LayoutNodeID) -> Cause {
        Cause(node: node, rule: "14.1", reason: "its length, \(question.words(node)), is a part of the container’s")
    }

    private mutating func cause(of node: LayoutNodeID, _ bounds: FlexibleFrame.Bounds) -> Cause {
        if question.followsOffer(node) { return offerCause(node) }
        if let minimum = bounds.minimum, let maximum = bounds.maximum, minimum > maximum {
            let words =
                "its minimum, \(Points.text(Double(minimum))), is above its maximum, \(Points.text(Double(maximum)))"
            return Cause(
                node: node,
                rule: "9.2",
                reason: "\(words), so that it takes its content’s \(question.words(node))"
            )
        }
        let length = question.length(node)
        let limits: [(String, CGFloat?)] = [
            ("minimum", bounds.minimum), ("maximum", bounds.maximum),
            ("ideal", question.offer(node) == nil ? bounds.ideal : nil),
        ]
        for (name, limit) in limits where limit.map({ question.isSame($0, length) }) ?? false {
            return Cause(node: node, rule: "9.2", reason: "its \(name) is \(question.words(node))")
        }
        return question.children(node).first.map { cause(of: $0) } ?? ownCause(node)
    }

    private mutating func ratioCause(_ node: LayoutNodeID) -> Cause {
        if question.followsOffer(node) { return offerCause(node) }
        if question.follows(node, offerOn: question.axis.other) {
            let across = question.axis == .horizontal ? "height" : "width"
            let offered =
                question.tree.placedProposal(of: node)[question.axis.other].map { " of \(Points.text(Double($0)))" }
                ?? ""
            let reason = "the \(across)\(offered) that it is offered and its ratio give \(question.words(node))"
            return Cause(node: node, rule: "10.6", reason: reason)
        }
        return question.children(node).first.map { cause(of: $0) } ?? ownCause(node)
    }

    private mutating func choiceCause(_ node: LayoutNodeID, _ axes: Axis.Set) -> Cause {
        let candidates = question.children(node)
        guard let chosen = candidates.firstIndex(where: question.isShown) else { return ownCause(node) }
        if chosen == 0 { return cause(of: candidates[0]) }
        let needs = candidates[..<chosen].compactMap { question.excess(of: $0, in: node, on: axes) }
        let name = question.place(candidates[chosen]).words
        let reason = "the candidates before “\(name)” need \(needs.joined(separator: ", "))"
        return Cause(node: node, rule: "13.1", reason: reason)
    }

    /// A container of several children: the offer, one child that is as long, or all together.
    private mutating func containerCause(_ node: LayoutNodeID) -> Cause {
        if question.followsOffer(node) { return offerCause(node) }
        let children = question.children(node)
        if children.count == 1, question.isStack(node) { return cause(of: children[0]) }
        if question.addsUp(node) { return sumCause(node) }
        if question.offer(node) == nil { return idealContentCause(node) }
        let length = question.length(node)
        let longest = children.filter { question.isSame(question.length($0), length) && !answering.contains($0) }
        if let rigid = longest.first(where: { !question.followsOffer($0) }) ?? longest.first { return cause(of: rigid) }
        return ownCause(node)
    }

    /// Why a node has its length where nothing was offered: down to what has this ideal length. Its views may have been placed with
    /// that length since, so that their own lengths do not tell.
    func idealContentCause(_ node: LayoutNodeID) -> Cause {
        let ideal = question.length(node, offered: nil)
        switch question.role(node) {
        case .leaf, .taking: return question.leafCause(node)
        case .fixed: return frameCause(node)
        case .part: return containerRelativeCause(node)
        case .bounded(let bounds):
            for (name, limit) in [("ideal", bounds.ideal), ("minimum", bounds.minimum), ("maximum", bounds.maximum)]
            where limit.map({ question.isSame($0, ideal) }) ?? false {
                return Cause(node: node, rule: "9.2", reason: "its \(name) is \(Points.text(Double(ideal)))")
            }
            return question.children(node).first.map(idealContentCause) ?? ownCause(node)
        case .stack, .zStack, .lazyStack, .grid, .gridRow, .lazyGrid, .client:
            if question.addsUp(node) { return sumCause(node) }
            let widest = question.children(node).first { question.isSame(question.length($0, offered: nil), ideal) }
            return widest.map(idealContentCause) ?? ownCause(node)
        default: return question.children(node).first.map(idealContentCause) ?? ownCause(node)
        }
    }

    private func sumCause(_ node: LayoutNodeID) -> Cause {
        let own = ownCause(node)
        guard question.sharesAlongAxis(node) else { return own }
        let children = question.children(node)
        let sum = children.reduce(0) { $0 + question.length($1) }
        let gaps = question.length(node) - sum
        let names = children.sorted { question.length($0) > question.length($1) }.prefix(3)
            .map { "\(question.contentWords($0)) \(question.words($0))" }
        let more = children.count > 3 ? " and \(children.count - 3) more" : ""
        let reason = "its views take \(names.joined(separator: ", "))\(more), its gaps \(Points.text(Double(gaps)))"
        return Cause(node: own.node, rule: own.rule, reason: reason)
    }
}
