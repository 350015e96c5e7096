import CopyfitLayout
import Foundation
import LayoutTrees
import Testing

/// Layout rule 23.1: the engine against the oracle, over small worlds in full and large ones at random.
struct SmallWorldLaws {
    static let behaviours: [Toy] = [
        .color,
        .fix(20, 10),
        .spacer,
        .text,
        .flexible(.color, minWidth: 10, idealWidth: nil, maxWidth: 40),
        .priority(.flexible(.color, minWidth: 15, idealWidth: nil, maxWidth: nil), 1),
    ]

    static let proposals: [ProposedViewSize] = [
        p(nil, nil), p(0, 0), p(7, 100.5), p(100.5, nil), p(300, 7), p(.infinity, 300), p(nil, .infinity),
    ]

    @Test("Every stack of up to four of six behaviours is laid out as the oracle says", arguments: Axis.allCases)
    func stacks(axis: Axis) {
        var count = 0
        for boxes in Self.selections(upTo: 4) {
            for spacing in [nil, 3] as [CGFloat?] {
                let toy = Toy.stack(axis, boxes, spacing: spacing, isLeading: boxes.count % 2 == 0)
                count += 1
                if let difference = Difference.find(toy, Self.proposals) { Issue.record("\(difference)") }
            }
        }
        #expect(count == 2 * (1 + 6 + 36 + 216 + 1296))
    }

    @Test("Every ZStack of up to three of six behaviours is laid out as the oracle says")
    func zStacks() {
        for boxes in Self.selections(upTo: 3) {
            if let difference = Difference.find(.zstack(boxes), Self.proposals) { Issue.record("\(difference)") }
        }
    }

    @Test("Random trees are laid out as the oracle says", arguments: 0..<20)
    func randomTrees(seed: UInt64) {
        var random = Dice(state: seed)
        let sides: [CGFloat?] = [nil, 0, 7, 100.5, 300, .infinity]
        let proposals = sides.flatMap { width in sides.map { p(width, $0) } }
        for _ in 0..<100 {
            let toy = random.toy(depth: 4)
            if let difference = Difference.find(toy, proposals) { Issue.record("\(difference)") }
        }
    }

    /// Every list of up to `count` behaviours, repetition allowed.
    static func selections(upTo count: Int) -> [[Toy]] {
        var result: [[Toy]] = [[]]
        var longest: [[Toy]] = [[]]
        for _ in 0..<count {
            longest = longest.flatMap { list in behaviours.map { list + [$0] } }
            result += longest
        }
        return result
    }
}

/// A tree and proposal for which engine and oracle differ.
struct Difference: CustomStringConvertible {
    let description: String

    /// Lays the tree out for all proposals with one engine, so that remembered answers are put to use, and compares.
    static func find(_ toy: Toy, _ proposals: [ProposedViewSize]) -> Difference? {
        let laidOut = LaidOut(toy.box, proposals[0])
        for proposal in proposals {
            laidOut.tree.layOut(laidOut.root, proposal)
            let size = Oracle.size(toy, (proposal.width, proposal.height))
            if size != laidOut.size {
                return Difference(description: "\(toy) at \(proposal): \(laidOut.size), oracle \(size)")
            }
            guard size.width.isFinite, size.height.isFinite else { continue }
            let frames = Oracle.frames(toy, (proposal.width, proposal.height))
            if !zip(frames, laidOut.frames).allSatisfy(areClose) || frames.count != laidOut.frames.count {
                return Difference(description: "\(toy) at \(proposal): \(laidOut.frames), oracle \(frames)")
            }
        }
        return nil
    }

    private static func areClose(_ a: CGRect, _ b: CGRect) -> Bool {
        func close(_ a: CGFloat, _ b: CGFloat) -> Bool {
            a == b || (a.isNaN && b.isNaN) || abs(a - b) < 1e-9 * max(1, abs(a))
        }
        return close(a.minX, b.minX) && close(a.minY, b.minY) && close(a.width, b.width) && close(a.height, b.height)
    }
}
