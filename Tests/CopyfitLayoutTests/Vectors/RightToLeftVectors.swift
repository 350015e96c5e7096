import CopyfitLayout
import Foundation
import LayoutTrees
import Testing

/// Layout rule 16.
struct RightToLeftVectors {
    static let rows: [Vector] = [
        Vector("R1", rtl(hstack(.center, 10, fix(30, 10), fix(50, 10))), anyProposal, 90, nil, x(60), x(0)),
        Vector("R2", rtl(fix(50, 20).frame(width: 200, height: 40, .leading)), anyProposal, 200, nil, x(150)),
        Vector("R3", rtl(fix(50, 20).padding(.leading, 20)), anyProposal, 70, nil, x(0)),
        Vector("R5", rtl(fix(100, 40).layered(.topTrailing, fix(10, 10))), anyProposal, 100, nil, unstated, x(0)),
        Vector(
            "R6",
            rtl(vstack(.leading, 0, fix(100, 10).guide(.leading) { _ in -20 }, fix(100, 10))),
            anyProposal,
            120,
            nil,
            x(0),
            x(20)
        ),
        Vector("R7", rtl(fix(20, 20).position(30, 50).frame(width: 100, height: 100)), anyProposal, 100, nil, x(60)),
    ]

    static func rtl(_ box: Box) -> Box { box.running(.rightToLeft) }

    @Test("Right-to-left mirrors as the table says", arguments: rows)
    func mirrored(row: Vector) { row.check() }

    @Test("layout rule 16.2: a left-to-right island keeps its own order")
    func island() {
        let island = hstack(.center, 0, fix(10, 10), fix(20, 10))
        var row = hstack(.center, 0, fix(5, 10), island)
        row.direction = .rightToLeft
        #expect(LaidOut(row, p(nil, nil)).frames.map(\.minX) == [30, 0, 10])
    }

    @Test("layout rule 16.3: a horizontal scroll view starts at its trailing end")
    func scrollView() {
        let box = Self.rtl(Box(.scrollView(.horizontal), [fix(300, 10)])).frame(width: 100, height: 10)
        #expect(LaidOut(box, p(nil, nil)).frames[0].minX == -200)
    }

    @Test("layout rule 16.1: a custom layout is mirrored without knowing it")
    func customLayout() {
        let box = Self.rtl(Box(LayoutBehaviour(LeadingCorner()), [fix(20, 20)]))
        #expect(LaidOut(box, p(100, 100)).frames[0].minX == 80)
    }

    @Test("layout rule 16.3: offset is mirrored")
    func offset() {
        #expect(LaidOut(Self.rtl(fix(20, 20).offset(30, 5)), p(nil, nil)).frames[0].origin == CGPoint(x: -30, y: 5))
    }
}

private struct LeadingCorner: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: .unspecified)
    }
}
