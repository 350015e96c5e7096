@testable import CopyfitLayout
import Foundation
import LayoutTrees
import Testing

/// An answer holds for a range of proposals: each of them gets the same size and places the same descendants, bit for bit.
struct ValidityLaws {
    /// What a tree answers to a proposal, and how often it holds for another one.
    private struct Counts {
        var pairs = 0
        var shared = 0
    }

    @Test("Every proposal that an answer holds for has the same frames", arguments: 0..<8)
    func sharedAnswers(seed: Int) {
        var dice = Dice(state: UInt64(1000 + seed))
        var counts = Counts()
        for _ in 0..<200 {
            let toy = dice.toy(depth: 1 + dice.roll(4))
            let proposal = p(dice.side(), dice.side())
            check(toy, proposal, &dice, &counts)
        }
        #expect(counts.shared > counts.pairs / 50)
    }

    /// Proposes a size of the test's own to the only child, in the corner of a root that never changes its size.
    private struct Proposer: Layout {
        let proposal: ProposedViewSize

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 300, height: 200)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews[0].place(at: bounds.origin, proposal: self.proposal)
        }
    }

    /// A tree of `box(depth:)` that is proposed a size, and lays out again for others.
    private final class Proposed {
        let tree = LayoutTree()
        let root: LayoutNodeID
        let node: LayoutNodeID

        init(_ box: Box, _ proposal: ProposedViewSize) {
            var listed: [LayoutNodeID] = []
            node = LaidOut.build(box, tree, &listed)
            root = tree.makeNode(LayoutBehaviour(Proposer(proposal: proposal)))
            tree.setChildren([node], of: root)
            layOut()
        }

        func propose(_ proposal: ProposedViewSize) {
            tree.setBehaviour(LayoutBehaviour(Proposer(proposal: proposal)), of: root)
            layOut()
        }

        private func layOut() {
            tree.layOut(root, p(300, 200), safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
        }

        var places: [String] { ["\(tree.frame(of: node))"] + ValidityLaws.places(below: node, in: tree) }
    }

    @Test("Answers hold and kept trees agree in trees of everything there is", arguments: 0..<16)
    func everything(seed: Int) {
        var dice = Dice(state: UInt64(5000 + seed))
        var counts = Counts()
        for _ in 0..<150 {
            let (state, depth, proposal) = (UInt64(dice.roll(1 << 30)), 1 + dice.roll(4), p(dice.side(), dice.side()))
            func box() -> Box {
                var dice = Dice(state: state)
                return dice.box(depth: depth)
            }
            let kept = Proposed(box(), proposal)
            let places = kept.places
            let validity = kept.tree.ask(kept.tree.index(of: kept.node), Proposal(proposal)).validity
            #expect(validity.contains(Proposal(proposal)), "\(state) \(depth) at \(proposal)")
            let heights = Self.candidates(validity.height, proposal.height, &dice)
            for width in Self.candidates(validity.width, proposal.width, &dice) {
                let other = p(width, heights[dice.roll(heights.count)])
                let fresh = Proposed(box(), other).places
                let isShared = validity.contains(Proposal(other)) && other != proposal
                counts.pairs += 1
                counts.shared += isShared ? 1 : 0
                kept.propose(other)
                #expect(!isShared || fresh == places, "tree \(state), depth \(depth) at \(proposal) and \(other)")
                #expect(kept.places == fresh, "tree \(state), depth \(depth) from \(proposal) to \(other)")
            }
        }
        #expect(counts.shared > counts.pairs / 50)
    }

    @Test("A length known at an end is the one answered, in trees of everything there is", arguments: 0..<8)
    func endsOfEverything(seed: Int) {
        var dice = Dice(state: UInt64(6000 + seed))
        var known = 0
        for _ in 0..<400 {
            let (state, depth) = (UInt64(dice.roll(1 << 30)), 1 + dice.roll(4))
            func box() -> Box {
                var dice = Dice(state: state)
                return dice.box(depth: depth)
            }
            for (axis, end) in Axis.allCases.flatMap({ axis in [LengthEnd.least, .greatest].map { (axis, $0) } }) {
                let untouched = Proposed(box(), .zero)
                guard let length = untouched.tree.length(untouched.node.index, at: end, along: axis) else { continue }
                known += 1
                for across in [nil, 0, .infinity, dice.side()] as [CGFloat?] {
                    let proposal = Proposal(end.offer, along: axis, across: across ?? .nan)
                    let answer = Proposed(box(), proposal.publicValue)
                    #expect(
                        answer.tree.ask(answer.node.index, proposal)[axis] == length,
                        "\(state) \(depth) \(axis) \(end) \(proposal)"
                    )
                }
            }
        }
        #expect(known > 400)
    }

    @Test("A length known at an end is the one answered there, whatever is proposed across", arguments: 0..<8)
    func ends(seed: Int) {
        var dice = Dice(state: UInt64(2000 + seed))
        var known = 0
        for _ in 0..<400 {
            let toy = dice.toy(depth: 1 + dice.roll(4))
            for axis in Axis.allCases {
                for end in [LengthEnd.least, .greatest] {
                    let laidOut = LaidOut(toy.box, .zero)
                    guard let length = laidOut.tree.length(laidOut.root.index, at: end, along: axis) else { continue }
                    known += 1
                    for across in [nil, 0, .infinity, dice.side(), dice.side()] as [CGFloat?] {
                        let proposal = Proposal(end.offer, along: axis, across: across ?? .nan)
                        let answer = LaidOut(toy.box, proposal.publicValue).tree
                        #expect(
                            answer.ask(laidOut.root.index, proposal)[axis] == length,
                            "\(toy) \(axis) \(end) \(proposal)"
                        )
                    }
                }
            }
        }
        #expect(known > 400)
    }

    @Test(
        "A width told alone is that of the answer, and of those it holds for, in trees of everything there is",
        arguments: 0..<8
    )
    func widthsAlone(seed: Int) {
        var dice = Dice(state: UInt64(7000 + seed))
        var shared = 0
        for _ in 0..<300 {
            let (state, depth) = (UInt64(dice.roll(1 << 30)), 1 + dice.roll(5))
            func proposed() -> Proposed {
                var dice = Dice(state: state)
                return Proposed(dice.box(depth: depth), .zero)
            }
            for width in [nil, 0, .infinity, dice.side(), dice.side()] as [CGFloat?] {
                let height = dice.roll(2) == 0 ? nil : dice.side()
                func proposal(_ width: CGFloat?) -> Proposal { Proposal(width: width ?? .nan, height: height ?? .nan) }
                let fresh = proposed()
                let told = fresh.tree.askWidth(fresh.node.index, proposal(width))
                #expect(told.offers.contains(width ?? .nan), "\(state) \(depth) at \(proposal(width))")
                for other in Self.candidates(told.offers, width, &dice) where told.offers.contains(other ?? .nan) {
                    shared += other == width ? 0 : 1
                    let whole = proposed()
                    #expect(
                        whole.tree.ask(whole.node.index, proposal(other)).width == told.length,
                        "\(state) \(depth) at \(proposal(width)) and \(proposal(other))"
                    )
                }
            }
        }
        #expect(shared > 300)
    }

    private func check(_ toy: Toy, _ proposal: ProposedViewSize, _ dice: inout Dice, _ counts: inout Counts) {
        let one = LaidOut(toy.box, proposal)
        let validity = one.tree.ask(one.root.index, Proposal(proposal)).validity
        #expect(validity.contains(Proposal(proposal)), "\(toy) at \(proposal)")
        for width in Self.candidates(validity.width, proposal.width, &dice) {
            for height in Self.candidates(validity.height, proposal.height, &dice) {
                counts.pairs += 1
                let other = p(width, height)
                guard validity.contains(Proposal(other)) else { continue }
                counts.shared += other == proposal ? 0 : 1
                let two = LaidOut(toy.box, other)
                #expect(one.size == two.size, "\(toy) at \(proposal) and \(other)")
                #expect(Self.places(in: one) == Self.places(in: two), "\(toy) at \(proposal) and \(other)")
            }
        }
    }

    /// The frames of all nodes below the root, each in its parent's space; as text, so that NaN equals NaN.
    private static func places(in laidOut: LaidOut) -> [String] {
        places(below: laidOut.root, in: laidOut.tree)
    }

    /// Of the children among which one is chosen, the others have no place.
    private static func places(below node: LayoutNodeID, in tree: LayoutTree) -> [String] {
        let children: [LayoutNodeID] =
            if case .viewThatFits = tree.behaviour(of: node) {
                tree.chosenChild(of: node).map { [$0] } ?? []
            } else {
                tree.children(of: node)
            }
        return children.flatMap { ["\(tree.frame(of: $0))"] + places(below: $0, in: tree) }
    }

    /// The ends of a range, what lies beyond them, something in it, nil.
    private static func candidates(_ range: LengthRange, _ proposed: CGFloat?, _ dice: inout Dice) -> [CGFloat?] {
        let inside = range.lower + (min(range.upper, range.lower + 500) - range.lower) * CGFloat(dice.roll(100)) / 100
        let ends = [range.lower, range.upper, range.upper.nextUp, inside, dice.side() ?? 0]
        return [proposed, nil] + ends.filter { $0 >= 0 }
    }
}
