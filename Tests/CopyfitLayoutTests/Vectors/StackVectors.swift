import CopyfitLayout
import Foundation
import LayoutTrees
import Testing

/// Layout rules 3 to 7.
struct StackVectors {
    static let rows: [Vector] = [
        Vector(
            "S1",
            hstack(.center, 0, color, color, color),
            [p(300, 100)],
            300,
            100,
            f(0, 0, 100, 100),
            f(100, 0, 100, 100),
            f(200, 0, 100, 100)
        ),
        Vector(
            "S2",
            hstack(.center, nil, color, color, color),
            [p(300, 100)],
            300,
            100,
            x(0, w: 94.667),
            x(102.667, w: 94.667),
            x(205.333, w: 94.667)
        ),
        Vector(
            "S3",
            hstack(.center, 0, flex(max: 100), flex(min: 100)),
            [p(150, 100)],
            175,
            100,
            x(0, w: 75),
            x(75, w: 100)
        ),
        Vector("S4", hstack(.center, 0, color, flex(min: 100)), [p(150, 100)], 150, 100, x(0, w: 50), x(50, w: 100)),
        Vector(
            "S5",
            hstack(.center, 10, color, fix(50, 20), color),
            [p(220, 40)],
            220,
            40,
            f(0, 0, 75, 40),
            f(85, 10, 50, 20),
            f(145, 0, 75, 40)
        ),
        Vector(
            "S6",
            vstack(.center, 20, color, fix(10, 10), color),
            [p(100, 250)],
            100,
            250,
            f(0, 0, 100, 100),
            f(45, 120, 10, 10),
            f(0, 150, 100, 100)
        ),
        Vector(
            "S8",
            hstack(.center, nil, fix(50, 50), spacer(50), fix(50, 50)),
            [p(120, 80)],
            150,
            50,
            x(0),
            x(50),
            x(100)
        ),
        Vector(
            "S9",
            hstack(.center, nil, fix(80, 50), spacer(0), fix(80, 50)),
            [p(160, 80)],
            160,
            50,
            x(0),
            w(0),
            x(80)
        ),
        Vector(
            "S9b",
            hstack(.center, nil, fix(80, 50), spacer(), fix(80, 50)).marked.frame(width: 160, height: 80),
            anyProposal,
            160,
            80,
            f(-4, 15, 168, 50),
            unstated,
            unstated,
            unstated
        ),
        Vector(
            "S11",
            hstack(.center, 10, fix(50, 50), spacer(), fix(50, 50)),
            [p(200, 80)],
            200,
            50,
            x(0),
            x(60, w: 80),
            x(150)
        ),
        Vector("S12", hstack(.center, nil, color, color), [p(nil, nil)], 28, 10, f(0, 0, 10, 10), f(18, 0, 10, 10)),
        Vector(
            "S13",
            hstack(.center, nil, fix(50, 50), spacer(), fix(50, 50)),
            [p(nil, nil)],
            108,
            50,
            x(0),
            unstated,
            x(58)
        ),
        Vector("S15", hstack(.center, nil, fix(50, 50), color), [p(inf, 100)], inf, 100),
        Vector(
            "S16",
            hstack(.center, nil, fix(50, 30), color.frame(width: 1), fix(50, 60)).fixedSize(),
            [p(300, 300)],
            117,
            60,
            xy(0, 15),
            f(58, 0, 1, 60),
            xy(67, 0)
        ),
        Vector("S17", vstack(.center, 0, color, fix(80, 20)), [p(nil, 100)], 80, 100, f(0, 0, 80, 80), xy(0, 80)),
        Vector(
            "S19",
            articleStack,
            [p(400, 200)],
            400,
            200,
            x(0, w: 50),
            x(50, w: 30),
            x(80, w: 50),
            x(130, w: 170),
            x(300, w: 100)
        ),
        Vector("S20", hstack(.center, 0, color, color.priority(1).padding(0)), [p(200, 10)], 200, 10, w(100), w(100)),
        Vector("S20b", hstack(.center, 0, color, color.padding(0).priority(1)), [p(200, 10)], 200, 10, w(0), w(200)),
        Vector(
            "S21b",
            vstack(.center, 0, color.frame(minHeight: 5, maxHeight: 100).listed, color.frame(minHeight: 80).listed),
            [p(100, 85)],
            100,
            122.5,
            h(42.5),
            h(80)
        ),
        Vector(
            "S22",
            hstack(.center, nil, fix(100, 20), fix(100, 20)).marked.frame(width: 120, height: 40),
            anyProposal,
            120,
            40,
            f(-44, 10, 208, 20),
            unstated,
            unstated
        ),
        Vector(
            "S22b",
            hstack(.center, nil, fix(100, 20), fix(100, 20)).marked.frame(width: 120, height: 40, .leading),
            anyProposal,
            120,
            40,
            x(0),
            unstated,
            unstated
        ),
        Vector(
            "S24",
            hstack(.center, 0, color, flex(min: 0, max: 100).priority(1), color),
            [p(180, 50)],
            180,
            50,
            w(40),
            w(100),
            w(40)
        ),
        Vector("S25", s25, [p(150, 150)], 88, 136, x(24), x(24), xy(0, 96), xy(48, 96)),
        Vector(
            "S25f",
            s25.marked.frame(width: 150, height: 150),
            anyProposal,
            150,
            150,
            xy(31, 7),
            unstated,
            unstated,
            unstated,
            unstated
        ),
        Vector(
            "S27",
            vstack(.center, nil, color, color.priority(1), hstack(.center, nil, color, color)),
            [p(200, 300)],
            200,
            300,
            h(0),
            h(284),
            h(0),
            h(0)
        ),
        Vector(
            "S28",
            vstack(.center, 20, fix(40, 40), fix(40, 40), hstack(.center, 30, fix(40, 40), fix(40, 40))),
            anyProposal,
            110,
            160,
            xy(35, 0),
            xy(35, 60),
            xy(0, 120),
            xy(70, 120)
        ),
        Vector(
            "S29",
            vstack(.leading, nil, fix(30, 30), fix(40, 40), hstack(.top, nil, fix(50, 50), fix(60, 60))),
            anyProposal,
            118,
            146,
            xy(0, 0),
            xy(0, 38),
            xy(0, 86),
            xy(58, 86)
        ),
        Vector(
            "S30b",
            vstack(.leading, nil, atMost(50, 50), atMost(40, 30), atMost(30, 30)),
            [p(300, 90)],
            50,
            90,
            h(24.667),
            h(24.667),
            h(24.667)
        ),
        Vector(
            "S31",
            hstack(.center, 0, fix(120, 10).priority(1), flex(min: 30, max: 60)),
            [p(100, 10)],
            150,
            10,
            w(120),
            w(30)
        ),
        Vector("S35", hstack(.center, nil, color, spacer(), color), [p(100, 20)], 100, 20, w(46), w(8), w(46)),
        Vector("S36", hstack(.center, -10, fix(50, 20), fix(50, 20)), [p(200, 20)], 90, 20, x(0), x(40)),
        Vector("S38", hstack(.center, 0, color, flex(min: 50)), [p(120, 20)], 120, 20, w(60), w(60)),
        Vector(
            "S39",
            hstack(.center, 0, flex(min: 0, max: 100), flex(min: 50, max: 150)),
            [p(80, 20)],
            90,
            20,
            w(40),
            w(50)
        ),
        Vector(
            "S40",
            hstack(.center, 0, flex(min: 50, max: 150), flex(min: 0, max: 100)),
            [p(80, 20)],
            80,
            20,
            w(50),
            w(30)
        ),
        Vector(
            "S42",
            hstack(.center, 0, color, vstack(.center, nil, color.priority(1))),
            [p(200, 20)],
            200,
            20,
            w(0),
            w(200)
        ),
        Vector("S43", hstack(.center, 0, color, flex(min: 20).priority(-1)), [p(200, 20)], 200, 20, w(180), w(20)),
        Vector("S44", vstack(.center, 0, color, fix(60, 20)), [p(nil, nil)], 60, 30, f(0, 0, 60, 10), unstated),
        Vector("S46", vstack(.center, nil, color, color), [p(0, 0)], 0, 8, y(0), y(8)),
        Vector("S47", hstack(.center, 4, fix(50, 30), fix(20, 40)), [p(inf, inf)], 74, 40),
        Vector("S48", vstack(.center, 0, fix(150, 20), color), [p(100, 60)], 150, 60, xy(0, 0), f(25, 20, 100, 40)),
        Vector(
            "S50",
            hstack(.center, 10, fix(40, 20).frame(maxWidth: inf).marked, fix(80, 20).frame(maxWidth: inf).marked),
            [p(210, 20)],
            210,
            20,
            w(100),
            x(30),
            w(100),
            x(120)
        ),
        Vector(
            "S51",
            hstack(.center, 0, fix(40, 20).frame(minWidth: 100).marked, color),
            [p(150, 20)],
            150,
            20,
            w(100),
            x(30),
            w(50)
        ),
        Vector("S52", vstack(.center, nil, spacer(1), fix(20, 20)), [p(100, 100)], 20, 100, unstated, y(80)),
        Vector(
            "S54",
            hstack(.center, 0, flex(max: 60).priority(1), color, color),
            [p(100, 10)],
            100,
            10,
            w(60),
            w(20),
            w(20)
        ),
        Vector("S55", hstack(.bottom, 0, fix(10, 30), fix(10, 50)), anyProposal, 20, 50, y(20), y(0)),
        Vector("S56", vstack(.trailing, 0, fix(30, 10), fix(50, 10)), anyProposal, 50, 20, x(20), x(0)),
    ]

    static var s25: Box {
        vstack(.center, nil, fix(40, 40), fix(40, 40), hstack(.center, nil, fix(40, 40), fix(40, 40)))
    }

    static var articleStack: Box {
        hstack(
            .center,
            0,
            flex(min: 50),
            color.frame(width: 30).listed.priority(2),
            flex(min: 50).priority(1),
            color.priority(2),
            flex(min: 100, max: 120)
        )
    }

    @Test("Stacks share out and place as the table says", arguments: rows)
    func stacks(row: Vector) { row.check() }

    @Test("layout rule 5.4: a relative width is half of what the stack offers, in its turn")
    func relativeWidths() {
        let plain = hstack(.center, 10, Box(LayoutBehaviour(HalfWidth()), [color]), color, color)
        #expect(LaidOut(plain, p(620, 80)).frames.map(\.width) == [100, 250, 250])
        let prior = hstack(.center, 10, color, Box(LayoutBehaviour(HalfWidth()), [color]).priority(1), color)
        #expect(LaidOut(prior, p(620, 80)).frames.map(\.width) == [150, 300, 150])
    }

    @Test("layout rule 3.5: an empty stack is 0×0, keeps its slot, asks for no gap and comes last")
    func emptyStack() {
        let row = hstack(.center, nil, fix(10, 10), hstack(), fix(10, 10))
        #expect(LaidOut(row, p(nil, nil)).size == CGSize(width: 20, height: 10))
        let spaced = hstack(.center, 5, fix(10, 10), hstack(), fix(10, 10))
        #expect(LaidOut(spaced, p(nil, nil)).size == CGSize(width: 30, height: 10))
    }
}

/// Proposes half the width and reports the child.
private struct HalfWidth: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].sizeThatFits(half(proposal))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: half(proposal))
    }

    private func half(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { $0 / 2 }, height: proposal.height)
    }
}
