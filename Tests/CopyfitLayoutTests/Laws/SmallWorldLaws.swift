import CopyfitLayout
import Foundation
import Testing

/// Layout semantics 23.12: the engine against the oracle, over small worlds in full and large ones at random.
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
        for _ in 0..<Self.treesPerSeed {
            let toy = random.toy(depth: 4)
            if let difference = Difference.find(toy, proposals) { Issue.record("\(difference)") }
        }
    }

    /// Deep trees take the oracle long; release builds try more.
    static var treesPerSeed: Int {
        #if DEBUG
            10
        #else
            100
        #endif
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

/// A generator of trees that repeats itself for equal seeds.
struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(sides))
    }

    mutating func length() -> CGFloat { [0, 5, 12.5, 40, 90][roll(5)] }
    mutating func optionalLength() -> CGFloat? { roll(2) == 0 ? nil : length() }

    mutating func toy(depth: Int) -> Toy {
        if depth == 0 { return leaf() }
        switch roll(16) {
        case 0: return leaf()
        case 1: return .frame(toy(depth: depth - 1), width: optionalLength(), height: optionalLength())
        case 2: return flexible(depth)
        case 3: return .padding(toy(depth: depth - 1), [0, 4, -3][roll(3)])
        case 4: return .fixedSize(toy(depth: depth - 1), horizontal: roll(2) == 0)
        case 5: return .aspect(toy(depth: depth - 1), [0.5, 1, 2][roll(3)])
        case 6: return .priority(toy(depth: depth - 1), [-1, 0, 1][roll(3)])
        case 7: return .leading(toy(depth: depth - 1), [-20, 10][roll(2)])
        case 8: return .overlay(toy(depth: depth - 1), toy(depth: depth - 1))
        case 9, 10: return .zstack((0..<roll(4)).map { _ in toy(depth: depth - 1) })
        default:
            return .stack(
                roll(2) == 0 ? .horizontal : .vertical,
                (0..<roll(5)).map { _ in toy(depth: depth - 1) },
                spacing: [nil, 0, 6][roll(3)],
                isLeading: roll(2) == 0
            )
        }
    }

    private mutating func leaf() -> Toy {
        switch roll(5) {
        case 0: .fix(length(), length())
        case 1: .spacer
        case 2: .text
        default: .color
        }
    }

    private mutating func flexible(_ depth: Int) -> Toy {
        let bounds = [optionalLength(), optionalLength(), optionalLength()].map { $0 ?? -1 }.sorted().map {
            $0 < 0 ? nil : $0
        }
        return .flexible(toy(depth: depth - 1), minWidth: bounds[0], idealWidth: bounds[1], maxWidth: bounds[2])
    }
}
