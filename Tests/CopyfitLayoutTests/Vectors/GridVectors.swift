import CopyfitLayout
import Foundation
import LayoutTrees
import Testing

/// Layout rules 11.4 and 12.
struct GridVectors {
    static let rows: [Vector] = [
        Vector(
            "D1",
            grid(0, row(nil, fix(50, 20), fix(30, 10)), row(nil, fix(20, 30))),
            anyProposal,
            80,
            50,
            xy(0, 0),
            xy(50, 5),
            xy(15, 20)
        ),
        Vector(
            "D2",
            grid(.topLeading, 0, row(nil, fix(50, 20), fix(30, 10)), row(nil, fix(20, 30))),
            anyProposal,
            80,
            50,
            xy(0, 0),
            xy(50, 0),
            xy(0, 20)
        ),
        Vector(
            "D3",
            grid(10, row(nil, fix(50, 20), color), row(nil, fix(20, 30), color)),
            [p(200, 100)],
            200,
            100,
            f(0, 12.5, 50, 20),
            f(60, 0, 140, 45),
            f(15, 62.5, 20, 30),
            f(60, 55, 140, 45)
        ),
        Vector(
            "D5",
            grid(10, row(nil, fix(50, 20), color), row(nil, fix(20, 30), color)),
            [p(nil, nil)],
            70,
            60,
            unstated,
            x(60, w: 10),
            y(30),
            x(60, w: 10)
        ),
        Vector(
            "D6",
            grid(0, row(nil, fix(50, 20), fix(30, 20)), row(nil, fix(100, 10).spanning(2))),
            anyProposal,
            100,
            30,
            xy(5, 0),
            xy(65, 0),
            xy(0, 20)
        ),
        Vector(
            "D7",
            grid(0, row(nil, fix(50, 20), fix(30, 20)), divider, row(nil, fix(20, 20), fix(10, 20))),
            [p(300, 300)],
            300,
            41,
            unstated,
            unstated,
            w(300),
            unstated,
            unstated
        ),
        Vector(
            "D9",
            grid(
                1,
                row(nil, fix(60, 60), fix(60, 60)),
                row(nil, marker.anchored(UnitPoint(x: 0.25, y: 0.75)), fix(60, 60))
            ),
            anyProposal,
            121,
            121,
            unstated,
            unstated,
            xy(12.5, 98.5),
            unstated
        ),
        Vector(
            "D10",
            grid(
                1,
                row(nil, fix(60, 60), fix(60, 60)),
                row(nil, marker.anchored(.center).spanning(2)),
                row(nil, fix(60, 60))
            ),
            anyProposal,
            121,
            nil,
            unstated,
            unstated,
            x(55.5),
            unstated
        ),
        Vector("LG1", lazy(10, .flexible(minimum: 60), .flexible(minimum: 120)), [p(200, nil)], nil, 20, w(95), w(120)),
        Vector(
            "LG3",
            lazy(8, .flexible(), .flexible(), .flexible()),
            [p(320, nil)],
            320,
            20,
            x(0, w: 101.333),
            x(109.333, w: 101.333),
            x(218.667, w: 101.333)
        ),
        Vector(
            "LG4",
            lazy(8, cells: 3, .adaptive(minimum: 80)),
            [p(320, nil)],
            320,
            20,
            w(101.333),
            w(101.333),
            w(101.333)
        ),
        Vector(
            "LG5",
            lazy(8, cells: 3, .adaptive(minimum: 80, maximum: 90)),
            [p(320, nil)],
            320,
            20,
            x(17, w: 90),
            x(115, w: 90),
            x(213, w: 90)
        ),
        Vector("LG7", lazy(8, .fixed(100), .fixed(100)), [p(150, nil)], nil, 20, w(100), w(100)),
    ]

    static func grid(_ spacing: CGFloat?, _ rows: Box...) -> Box {
        Box(.grid(GridBehaviour(horizontalSpacing: spacing, verticalSpacing: spacing)), rows)
    }

    static func grid(_ alignment: Alignment, _ spacing: CGFloat?, _ rows: Box...) -> Box {
        Box(.grid(GridBehaviour(alignment: alignment, horizontalSpacing: spacing, verticalSpacing: spacing)), rows)
    }

    static func row(_ alignment: VerticalAlignment?, _ cells: Box...) -> Box { Box(.gridRow(alignment), cells) }

    static var marker: Box { fix(10, 10) }

    /// A lazy grid with a cell of height 20 per column.
    static func lazy(_ spacing: CGFloat, cells: Int? = nil, _ sizes: GridItem.Size...) -> Box {
        let columns = sizes.map { GridItem($0, spacing: spacing) }
        let cell = color.frame(height: 20).listed
        return Box(.lazyGrid(LazyGridBehaviour(columns: columns)), .init(repeating: cell, count: cells ?? sizes.count))
    }

    @Test("Grids size and place as the table says", arguments: rows)
    func grids(row: Vector) { row.check() }

    @Test("layout rule 12.5: gaps come from preferred spacing; a flexible child across all columns widens them equally")
    func preferredSpacing() {
        let laidOut = LaidOut(Self.grid(nil, Self.row(nil, fix(50, 20), fix(30, 20)), color), p(200, 60))
        #expect(laidOut.size == CGSize(width: 200, height: 60))
        #expect(laidOut.frames.map(\.minX) == [28, 142, 0])
        #expect(laidOut.frames[2] == CGRect(x: 0, y: 28, width: 200, height: 32))
    }

    @Test("layout rule 12.2: a cell unsized on an axis fills its track there and does not size it")
    func unsizedAxes() {
        var wide = color.listed
        wide.traits = LayoutTraits()
        wide.traits?[GridCellUnsizedAxes.self] = .horizontal
        let laidOut = LaidOut(Self.grid(0, Self.row(nil, fix(50, 20)), Self.row(nil, wide)), p(300, 40))
        #expect(laidOut.size == CGSize(width: 50, height: 40))
        #expect(laidOut.frames[1] == CGRect(x: 0, y: 20, width: 50, height: 20))
    }

    @Test("layout rule 12.3: one cell aligns its whole column, a spanning cell ignores that, a row aligns its cells")
    func alignments() {
        var trailing = fix(10, 10)
        trailing.traits = LayoutTraits()
        trailing.traits?[GridColumnAlignment.self] = .trailing
        let laidOut = LaidOut(
            Self.grid(
                0,
                Self.row(.bottom, trailing, fix(40, 30)),
                Self.row(nil, fix(50, 20), fix(40, 20)),
                Self.row(nil, fix(20, 10).spanning(2))
            ),
            p(nil, nil)
        )
        #expect(laidOut.frames[0].origin == CGPoint(x: 40, y: 20))
        #expect(laidOut.frames[4].minX == 35)
    }

    @Test("layout rule 12.4: cells of a row line up on their baselines")
    func baselines() {
        let box = Self.grid(
            0,
            Self.row(
                .firstTextBaseline,
                fix(10, 40).guide(.firstTextBaseline) { _ in 30 },
                fix(10, 20).guide(.firstTextBaseline) { _ in 5 }
            )
        )
        let laidOut = LaidOut(box, p(nil, nil))
        #expect(laidOut.frames.map(\.minY) == [0, 25])
        #expect(laidOut.size.height == 45)
    }

    @Test("layout rule 12.4: a cell's own top guide moves the cell and leaves its row as high as it was")
    func topGuide() {
        let box = Box(
            .grid(GridBehaviour(alignment: .topLeading, horizontalSpacing: 0)),
            [Self.row(nil, fix(20, 10).guide(.top) { _ in 15 }, fix(10, 30))]
        )
        let laidOut = LaidOut(box, p(nil, nil))
        #expect(laidOut.frames.map(\.minY) == [-15, 0])
        #expect(laidOut.size == CGSize(width: 30, height: 30))
    }

    @Test("A changed cell moves the other rows' cells with its column")
    func columnChange() {
        let laidOut = LaidOut(
            Self.grid(
                0,
                Self.row(nil, Box(.fixed(CGSize(width: 20, height: 10))), fix(30, 10)),
                Self.row(nil, fix(5, 10), fix(30, 10))
            ),
            p(200, 100)
        )
        laidOut.tree.setBehaviour(.fixed(CGSize(width: 60, height: 10)), of: laidOut.listed[0])
        laidOut.tree.layOut(laidOut.root, p(200, 100))
        #expect(laidOut.frames.map(\.minX) == [0, 60, 27.5, 60])
    }
}

extension Box {
    fileprivate func spanning(_ columns: Int) -> Box {
        var box = self
        box.traits = box.traits ?? LayoutTraits()
        box.traits?[GridCellColumns.self] = columns
        return box
    }

    fileprivate func anchored(_ anchor: UnitPoint) -> Box {
        var box = self
        box.traits = box.traits ?? LayoutTraits()
        box.traits?[GridCellAnchor.self] = anchor
        return box
    }
}
