import CopyfitFit
import CopyfitLayout
import CopyfitViews
import Foundation

/// A layout tree that was laid out and is asked why: proposals, answers, shares and names on one axis.
struct LayoutQuestion {
    let tree: LayoutTree
    let root: LayoutNodeID
    let axis: Axis
    private let names: ElementNames
    private let shares: [LayoutNodeID: [Share]]

    /// What a stack offered to a child.
    struct Share {
        let stack: LayoutNodeID
        let remaining: CGFloat
        let length: CGFloat
        let taken: CGFloat
    }

    /// Lengths that differ by less are the same.
    static let tolerance: CGFloat = 1e-6
    /// Longer than anything that does not follow its offer.
    private static let longOffer: CGFloat = 1e9

    init(_ tree: LayoutTree, _ root: LayoutNodeID, _ axis: Axis, _ names: ElementNames, _ events: [LayoutEvent]) {
        (self.tree, self.root, self.axis, self.names) = (tree, root, axis, names)
        var shares: [LayoutNodeID: [Share]] = [:]
        for case .shared(let stack, let child, let remaining, let length, let taken, _) in events {
            let share = Share(stack: stack, remaining: remaining, length: length, taken: taken)
            shares[child, default: []].append(share)
        }
        self.shares = shares
    }

    // MARK: Nodes

    func parent(_ node: LayoutNodeID) -> LayoutNodeID? { node == root ? nil : tree.parent(of: node) }
    func children(_ node: LayoutNodeID) -> [LayoutNodeID] { tree.children(of: node) }
    func place(_ node: LayoutNodeID) -> Explanation.Place {
        names.place(node, otherwise: tree.words(for: node).description)
    }
    func text(_ node: LayoutNodeID) -> LaidOutElement? { names.text(node) }
    func isShown(_ node: LayoutNodeID) -> Bool { names.contains(node) }

    /// The number of the rule by which a node answers.
    func rule(_ node: LayoutNodeID) -> String {
        let proposal = tree.placedProposal(of: node)
        if text(node) != nil { return proposal.width == nil ? "17.1" : "17.2" }
        return String(tree.answerRule(of: node, proposal).number)
    }

    // MARK: Lengths

    /// What a node was placed with; nil if its ideal length was asked for.
    func offer(_ node: LayoutNodeID) -> CGFloat? { tree.placedProposal(of: node)[axis] }

    /// The length that a node has.
    func length(_ node: LayoutNodeID) -> CGFloat { tree.frame(of: node).size[axis] }

    /// The length that a node answers if it is offered another one.
    func length(_ node: LayoutNodeID, offered: CGFloat?) -> CGFloat {
        var proposal = tree.placedProposal(of: node)
        proposal[axis] = offered
        return tree.measure(node, proposal)[axis]
    }

    /// Whether a slightly different offer on an axis gives another length on the question's axis; in place of an endless offer, one
    /// that ends.
    func follows(_ node: LayoutNodeID, offerOn other: Axis) -> Bool {
        let proposal = tree.placedProposal(of: node)
        guard let offered = proposal[other] else { return false }
        let size = tree.measure(node, proposal)[axis]
        let others = offered.isFinite ? [max(0, offered - 0.5), offered + 0.5] : [Self.longOffer]
        return others.contains { offer in
            var changed = proposal
            changed[other] = offer
            return !isSame(tree.measure(node, changed)[axis], size)
        }
    }

    /// Whether a slightly different offer gives another length.
    func followsOffer(_ node: LayoutNodeID) -> Bool { follows(node, offerOn: axis) }

    /// By how much a candidate does not fit where the first that fits is chosen: 226 of 60 wide; nil if it fits.
    func excess(of candidate: LayoutNodeID, in choice: LayoutNodeID, on axes: Axis.Set) -> String? {
        let offered = tree.placedProposal(of: choice)
        let constrained = [Axis.horizontal, .vertical].filter { axes.contains(Axis.Set($0)) }
        var ideal = offered
        for axis in constrained { ideal[axis] = nil }
        let needed = tree.measure(candidate, ideal)
        for axis in constrained {
            guard let room = offered[axis], needed[axis] > room + 0.001 else { continue }
            let side = axis == .horizontal ? "wide" : "high"
            return "\(Points.text(Double(needed[axis]))) of \(Points.text(Double(room))) \(side)"
        }
        return nil
    }

    func isSame(_ first: CGFloat, _ second: CGFloat) -> Bool {
        first == second || abs(first - second) < Self.tolerance
    }

    /// What a stack offered to a child when it shared out the length that it has.
    func share(_ child: LayoutNodeID, of stack: LayoutNodeID) -> Share? {
        let offered = offer(child) ?? .nan
        return shares[child]?.last { $0.stack == stack && isSame($0.length, offered) }
    }
}

extension CGSize {
    subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension ProposedViewSize {
    subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension Axis {
    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
