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

    @Test("every proposal that an answer holds for has the same frames", arguments: 0..<8)
    func sharedAnswers(seed: Int) {
        var dice = Dice(state: UInt64(1000 + seed))
        var counts = Counts()
        for _ in 0..<200 {
            let toy = dice.toy(depth: 1 + dice.roll(4))
            let proposal = p(Self.side(&dice), Self.side(&dice))
            check(toy, proposal, &dice, &counts)
        }
        #expect(counts.shared > counts.pairs / 50)
    }

    @Test("a length known at an end is the one answered there, whatever is proposed across", arguments: 0..<8)
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
                    for across in [nil, 0, .infinity, Self.side(&dice), Self.side(&dice)] as [CGFloat?] {
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
        func places(below node: LayoutNodeID) -> [String] {
            laidOut.tree.children(of: node).flatMap { ["\(laidOut.tree.frame(of: $0))"] + places(below: $0) }
        }
        return places(below: laidOut.root)
    }

    private static func side(_ dice: inout Dice) -> CGFloat? {
        switch dice.roll(8) {
        case 0: nil
        case 1: 0
        case 2: .infinity
        default: CGFloat(dice.roll(4000)) / 13
        }
    }

    /// The ends of a range, what lies beyond them, something in it, nil.
    private static func candidates(_ range: LengthRange, _ proposed: CGFloat?, _ dice: inout Dice) -> [CGFloat?] {
        let inside = range.lower + (min(range.upper, range.lower + 500) - range.lower) * CGFloat(dice.roll(100)) / 100
        let ends = [range.lower, range.upper, range.upper.nextUp, inside, side(&dice) ?? 0]
        return [proposed, nil] + ends.filter { $0 >= 0 }
    }
}
