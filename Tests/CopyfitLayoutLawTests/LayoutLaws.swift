import CopyfitLayout
import Foundation
import LayoutTrees
import Testing

/// Layout rules 23.2 to 23.7 and 23.9, over random trees.
struct LayoutLaws {
    static let sides: [CGFloat?] = [nil, 0, 7, 100.5, 300, .infinity]
    static let proposals = sides.flatMap { width in sides.map { p(width, $0) } }

    static func trees(_ count: Int, seed: UInt64, depth: Int = 3) -> [Toy] {
        var dice = Dice(state: seed)
        return (0..<count).map { _ in dice.toy(depth: depth) }
    }

    @Test(
        "layout rule 23.2: a frame with a width reports it for every proposal; fixedSize ignores proposals on its axes"
    )
    func framesAndFixedSizes() {
        for toy in Self.trees(40, seed: 1) {
            for proposal in Self.proposals {
                #expect(LaidOut(toy.box.frame(width: 33), proposal).size.width == 33)
                let fixed = LaidOut(toy.box.fixedSize(), proposal).size
                #expect(fixed == LaidOut(toy.box, .unspecified).size)
            }
        }
    }

    @Test("layout rule 23.3: padding by e at p + 2e is the child at p, moved by e")
    func padding() {
        for toy in Self.trees(60, seed: 2) {
            for proposal in [p(100, 80), p(nil, 40), p(300, nil)] {
                let inner = LaidOut(toy.box, proposal)
                let outer = LaidOut(
                    toy.box.padding(8),
                    p(proposal.width.map { $0 + 16 }, proposal.height.map { $0 + 16 })
                )
                #expect(outer.frames == inner.frames.map { $0.offsetBy(dx: 8, dy: 8) })
            }
        }
    }

    @Test("layout rule 23.3: an overlay or background never changes the size")
    func overlays() {
        let toys = Self.trees(40, seed: 3)
        for (primary, secondary) in zip(toys, toys.reversed()) {
            for proposal in Self.proposals {
                let size = LaidOut(primary.box.layered(.center, secondary.box), proposal).size
                #expect(size == LaidOut(primary.box, proposal).size)
            }
        }
    }

    @Test("layout rule 23.4: exchanging x and y in tree and proposal exchanges them in the frames")
    func transposition() {
        for boxes in Self.transposable {
            for spacing in [nil, 5] as [CGFloat?] {
                let toy = Toy.stack(.horizontal, boxes, spacing: spacing, isLeading: false)
                for proposal in Self.proposals {
                    let frames = LaidOut(toy.box, proposal).frames
                    let turned = LaidOut(toy.transposed.box, p(proposal.height, proposal.width)).frames
                    #expect(frames.map { "\($0)" } == turned.map { "\($0.transposed)" })
                }
            }
        }
    }

    static var transposable: [[Toy]] {
        let toys: [Toy] = [
            .color, .fix(20, 10), .spacer, .frame(.color, width: 30, height: nil), .priority(.color, 1),
            .stack(.vertical, [.color, .fix(7, 9)], spacing: nil, isLeading: false),
        ]
        return toys.flatMap { a in toys.flatMap { b in toys.map { [a, b, $0] } } }
    }

    @Test("layout rule 23.5: n colours share a row's width equally", arguments: [1, 2, 3, 7, 100])
    func equalShares(count: Int) {
        let row = Box(
            .stack(StackBehaviour(alignment: VerticalAlignment.center, spacing: 0)),
            .init(repeating: color, count: count)
        )
        let widths = LaidOut(row, p(310, 10)).frames.map(\.width)
        #expect(widths.allSatisfy { abs($0 - 310 / CGFloat(count)) < 1e-9 * 310 })
        #expect(abs(widths.reduce(0, +) - 310) < 1e-9 * 310)
    }

    @Test("layout rules 16.4, 23.6: right-to-left frames are the mirror image of left-to-right frames")
    func mirror() {
        for toy in Self.trees(150, seed: 4) {
            let forward = LaidOut(toy.box, p(200, 150))
            let backward = LaidOut(toy.box.running(.rightToLeft), p(200, 150))
            let width = forward.size.width
            #expect(forward.size == backward.size)
            for (a, b) in zip(forward.frames, backward.frames) {
                #expect(abs(width - a.maxX - b.minX) < 1e-9 && a.minY == b.minY && a.size == b.size, "\(toy)")
            }
        }
    }

    @Test("layout rule 23.6: a second layout with warm answers changes no bit")
    func idempotence() {
        for toy in Self.trees(60, seed: 5) {
            let laidOut = LaidOut(toy.box, p(200, 150))
            let frames = laidOut.frames
            laidOut.tree.layOut(laidOut.root, p(90, nil))
            laidOut.tree.layOut(laidOut.root, p(200, 150))
            #expect(laidOut.frames == frames)
        }
    }

    @Test("layout rule 23.7: layout priority 0, a pass-through and a one-child stack change nothing")
    func neutralWrappers() {
        for toy in Self.trees(60, seed: 6) {
            let plain = LaidOut(hstack(.center, nil, toy.box, color), p(200, 150)).frames
            let wrapped = toy.box.wrapped(.passThrough)
            #expect(LaidOut(hstack(.center, nil, wrapped, color), p(200, 150)).frames == plain)
            let stacked = Box(.stack(StackBehaviour(alignment: VerticalAlignment.center)), [toy.box])
            #expect(LaidOut(hstack(.center, nil, stacked, color), p(200, 150)).frames == plain)
            let zero = LaidOut(hstack(.center, 0, color.priority(0), color), p(200, 150)).frames
            #expect(zero == LaidOut(hstack(.center, 0, color, color), p(200, 150)).frames)
        }
    }

    @Test("layout rule 23.9: no child of a custom layout sees a negative or NaN proposal")
    func soundProposals() {
        for toy in Self.trees(60, seed: 7) {
            let witness = Witness()
            let box = hstack(.center, 5, toy.box, Box(.measured(witness)).padding(30), toy.box)
            for proposal in Self.proposals { _ = LaidOut(box, proposal) }
            #expect(witness.seen.allSatisfy { ($0.width ?? 0) >= 0 && ($0.height ?? 0) >= 0 })
        }
    }
}

extension CGRect {
    fileprivate var transposed: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}

/// A leaf that remembers what it was proposed.
private final class Witness: MeasuredLeaf {
    var seen: [ProposedViewSize] = []

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        seen.append(proposal)
        return CGSize(width: proposal.width ?? 20, height: 10)
    }
}
