import CopyfitLayout
import Foundation
import LayoutTrees
import Testing

/// Layout rule 7.
struct AlignmentVectors {
    static let rows: [Vector] = [
        Vector(
            "G1",
            vstack(.leading, nil, fix(100, 100).guide(.leading) { _ in 30 }, fix(100, 100)),
            anyProposal,
            130,
            208,
            xy(0, 0),
            xy(30, 108)
        ),
        Vector(
            "G2",
            vstack(.leading, 0, steps(0), steps(1), steps(2), steps(3)),
            anyProposal,
            80,
            40,
            x(0),
            x(10),
            x(20),
            x(30)
        ),
        Vector(
            "G3",
            vstack(.leading, 0, fix(100, 10).guide(.leading) { _ in -50 }, fix(100, 10).guide(.leading) { _ in -50 }),
            anyProposal,
            150,
            20,
            x(50),
            x(50)
        ),
        Vector(
            "G5",
            hstack(.third, 1, fix(20, 60), fix(20, 120), fix(20, 90)),
            anyProposal,
            62,
            120,
            y(20),
            y(0),
            y(10)
        ),
        Vector(
            "G6",
            hstack(.third, 1, fix(20, 60), fix(20, 120), fix(20, 90).guide(.third) { $0.height * 2 / 3 }),
            anyProposal,
            62,
            140,
            y(40),
            y(20),
            y(0)
        ),
        Vector(
            "G7",
            zstack(Alignment(horizontal: .quarter, vertical: .center), fix(300, 150), fix(180, 80)),
            anyProposal,
            300,
            150,
            xy(0, 0),
            xy(30, 35)
        ),
        Vector(
            "G9",
            vstack(.leading, 0, hstack(.center, 0, fix(50, 20).guide(.leading) { _ in 20 }, fix(50, 20)), fix(30, 10)),
            anyProposal,
            100,
            30,
            x(0),
            x(50),
            x(0)
        ),
        Vector(
            "G10",
            vstack(.leading, 0, fix(50, 20).guide(.leading) { _ in 20 }.padding(5), fix(30, 10)),
            anyProposal,
            60,
            40,
            xy(5, 5),
            x(25)
        ),
        Vector(
            "G11",
            hstack(.average, 0, vstack(.center, 0, fix(10, 20).average(10), fix(10, 20).average(10)), fix(10, 10)),
            anyProposal,
            20,
            40,
            unstated,
            unstated,
            y(20)
        ),
        Vector(
            "G13",
            hstack(.firstTextBaseline, 0, firstBaseline.frame(width: 100, height: 100, .topLeading), firstBaseline),
            anyProposal,
            150,
            100,
            y(0),
            y(0)
        ),
        Vector(
            "G14",
            hstack(.bottom, 0, fix(10, 20).guide(.bottom) { _ in 10 }, fix(10, 20)),
            anyProposal,
            20,
            30,
            y(10),
            y(0)
        ),
    ]

    static func steps(_ index: Int) -> Box {
        fix(50, 10).guide(.leading) { _ in CGFloat(-10 * index) }
    }

    static var firstBaseline: Box {
        fix(50, 20).guide(.firstTextBaseline) { _ in 15 }
    }

    @Test("Guides align as the table says", arguments: rows)
    func guides(row: Vector) { row.check() }

    @Test("layout rule 7.3: of two guides on one view the outer one counts and may read the inner one")
    func nestedGuides() {
        let box = vstack(
            .leading,
            0,
            fix(50, 10).guide(.leading) { _ in 5 }.guide(.leading) { $0[.leading] + 10 },
            fix(50, 10)
        )
        #expect(LaidOut(box, p(nil, nil)).frames.map(\.minX) == [0, 15])
    }

    @Test(
        "layout rule 7.6: the lowest last baseline and the topmost first baseline of a column reach the row around it"
    )
    func baselinesMerge() {
        func line(_ first: CGFloat, _ last: CGFloat) -> Box {
            fix(10, 40).guide(.firstTextBaseline) { _ in first }.guide(.lastTextBaseline) { _ in last }
        }
        let column = vstack(.center, 0, line(10, 30), line(12, 32))
        let first = LaidOut(hstack(.firstTextBaseline, 0, column, fix(5, 5)), p(nil, nil))
        #expect(first.frames[2].minY == 5)
        let last = LaidOut(hstack(.lastTextBaseline, 0, column, fix(5, 5)), p(nil, nil))
        #expect(last.frames[2].minY == 67)
    }

    @Test("layout rule 7.6: a custom guide's values 1, 3, 5 and nil merge to their mean")
    func combineExplicit() {
        #expect(VerticalAlignment.average.combineExplicit([1, 3, 5, nil]) == 3)
        #expect(VerticalAlignment.firstTextBaseline.combineExplicit([4, nil, 2]) == 2)
        #expect(VerticalAlignment.lastTextBaseline.combineExplicit([4, nil, 2]) == 4)
        #expect(VerticalAlignment.center.combineExplicit([4, nil, 2]) == nil)
        #expect(HorizontalAlignment.leading.combineExplicit([4]) == nil)
    }

    @Test("layout rule 7.2: without text both baselines are the bottom edge")
    func baselinesWithoutText() {
        let box = hstack(.firstTextBaseline, 0, fix(10, 30), fix(10, 50))
        #expect(LaidOut(box, p(nil, nil)).frames.map(\.minY) == [20, 0])
    }

    @Test("layout rule 7.7: a custom guide set deep inside reaches the outer container, a default does not")
    func deepGuides() {
        let deep = vstack(.center, 0, fix(10, 10), hstack(.top, 0, fix(10, 20).average(8), fix(10, 10))).padding(3)
        let box = hstack(.average, 0, deep, fix(10, 10))
        #expect(LaidOut(box, p(nil, nil)).frames[3].minY == 21)
    }

    @Test("layout rule 7.8: a wrapper's default guide follows its own size")
    func wrapperDefaults() {
        let box = vstack(.center, 0, fix(10, 10).padding(.leading, 20), fix(30, 10))
        #expect(LaidOut(box, p(nil, nil)).frames.map(\.minX) == [20, 0])
    }
}

extension VerticalAlignment {
    fileprivate static let third = VerticalAlignment(Third.self)
    fileprivate static let average = VerticalAlignment(Average.self)
}

extension HorizontalAlignment {
    fileprivate static let quarter = HorizontalAlignment(Quarter.self)
}

extension Box {
    fileprivate func average(_ value: CGFloat) -> Box {
        guide(.average) { _ in value }
    }
}

private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}

private enum Average: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
