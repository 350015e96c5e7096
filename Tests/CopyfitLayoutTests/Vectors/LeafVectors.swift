import CopyfitLayout
import Foundation
import LayoutTrees
import Testing

/// Layout rules 1 and 4.
struct LeafVectors {
    static let rows: [Vector] = [
        Vector("L1", color, [p(nil, nil)], 10, 10),
        Vector("L2a", color, [p(0, 0)], 0, 0),
        Vector("L2b", color, [p(100, nil)], 100, 10),
        Vector("L2c", color, [p(inf, 40)], inf, 40),
        Vector("L3a", circle, [p(100, 40)], 40, 40),
        Vector("L3b", circle, [p(nil, nil)], 10, 10),
        Vector(
            "L5",
            Box(.geometryReader, [fix(20, 20)]).frame(width: 100, height: 60),
            anyProposal,
            100,
            60,
            f(0, 0, 20, 20)
        ),
        Vector("L6", Box(.fixed(CGSize(width: 100, height: 50))), [p(10, 10), p(inf, inf)], 100, 50),
        Vector("L7a", resizable, [p(60, nil)], 60, 50),
        Vector("L7b", resizable, [p(nil, nil)], 100, 50),
        Vector("L9a", inRow(spacer()), [p(100, 50)], 100, 0),
        Vector("L9b", inRow(spacer()), [p(3, 50)], 8, 0),
        Vector("L9c", inRow(spacer()), [p(nil, nil)], 8, 0),
        Vector("L10a", vstack(.center, nil, spacer(0)), [p(50, 0)], 0, 0),
        Vector("L10b", vstack(.center, nil, spacer(0)), [p(nil, nil)], 0, 0),
    ]

    static var resizable: Box {
        Box(.resizable(ideal: CGSize(width: 100, height: 50), minimum: .zero))
    }

    /// A one-child stack gives its child the orientation and nothing else.
    static func inRow(_ box: Box) -> Box { hstack(.center, nil, box) }

    @Test("Leaves answer as the table says", arguments: rows)
    func leaves(row: Vector) { row.check() }

    @Test("layout rule 1.3: nil sides are filled with 10")
    func replacingUnspecifiedDimensions() {
        #expect(p(100, nil).replacingUnspecifiedDimensions() == CGSize(width: 100, height: 10))
    }

    @Test("layout rule 1.3: infinite and zero sides stay when nil sides are filled")
    func replacingKeepsSpecifiedSides() {
        let filled = p(inf, 0).replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2))
        #expect(filled == CGSize(width: inf, height: 0))
    }

    @Test("layout rule 4.4: a resizable image is not smaller than its cap insets")
    func resizableMinimum() {
        let image = Box(.resizable(ideal: CGSize(width: 100, height: 50), minimum: CGSize(width: 12, height: 6)))
        #expect(LaidOut(image, p(0, 0)).size == CGSize(width: 12, height: 6))
    }

    @Test("layout rule 4.1: a spacer outside any stack grows both ways")
    func spacerWithoutStack() {
        #expect(LaidOut(spacer(), p(100, 3)).size == CGSize(width: 100, height: 8))
    }

    @Test("layout rule 4.1: the orientation passes through modifiers and is reset by a ZStack")
    func spacerOrientation() {
        #expect(LaidOut(hstack(.center, nil, spacer().padding(0)), p(100, 50)).size == CGSize(width: 100, height: 0))
        let layered = hstack(.center, nil, zstack(.center, spacer(), fix(1, 1)))
        #expect(LaidOut(layered, p(100, 50)).frames[0].size == CGSize(width: 8, height: 8))
    }

    @Test("layout rule 4.2: a divider is one point thick across its stack, and lies outside one")
    func divider() {
        #expect(
            LaidOut(hstack(.center, nil, LayoutTrees.divider), p(100, 50)).size == CGSize(width: 1, height: 50)
        )
        #expect(
            LaidOut(vstack(.center, nil, LayoutTrees.divider), p(100, 50)).size == CGSize(width: 100, height: 1)
        )
        #expect(LaidOut(LayoutTrees.divider, p(100, 50)).size == CGSize(width: 100, height: 1))
    }

    @Test("layout rule 4.2: a divider in a grid lies, whatever stack the grid is in")
    func dividerInGrids() {
        let lazy = Box(.lazyGrid(LazyGridBehaviour(columns: [GridItem(.fixed(40))])), [LayoutTrees.divider])
        let grid = Box(.grid(GridBehaviour()), [Box(.gridRow(nil), [LayoutTrees.divider.frame(width: 40)])])
        for box in [lazy, grid] {
            #expect(LaidOut(hstack(.center, nil, box), p(100, 50)).frames[0].size == CGSize(width: 40, height: 1))
        }
    }

    @Test("layout rule 1.6: negative and NaN proposals never reach a leaf")
    func proposalsAreSound() {
        #expect(LaidOut(color, p(-5, .nan)).size == CGSize(width: 0, height: 10))
    }
}
