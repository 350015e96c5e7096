import CopyfitLayout
import Foundation
import LayoutTrees
import Testing

/// Layout rule 8.
struct LayerVectors {
    static let rows: [Vector] = [
        Vector("Z1", zstack(.bottomLeading, fix(100, 50), fix(50, 100)), anyProposal, 100, 100, xy(0, 50), xy(0, 0)),
        Vector(
            "Z2",
            zstack(.center, color.frame(width: 50).listed, color.frame(height: 50).listed),
            [p(300, 200)],
            300,
            200,
            f(125, 0, 50, 200),
            f(0, 75, 300, 50)
        ),
        Vector("Z3", zstack(.center, fix(50, 50), fix(100, 20)), anyProposal, 100, 50, xy(25, 0), xy(0, 15)),
        Vector("Z5", zstack(.topTrailing, fix(150, 50), badge), anyProposal, 165, 65, xy(0, 15), xy(135, 0)),
        Vector("Z6", fix(150, 50).layered(.topTrailing, badge), anyProposal, 150, 50, xy(0, 0), xy(135, -15)),
        Vector(
            "Z7",
            zstack(.leading, fix(100, 100).priority(-0.1), fix(60, 60), fix(40, 40).priority(1)),
            anyProposal,
            40,
            40,
            xy(0, -30),
            xy(0, -10),
            xy(0, 0)
        ),
        Vector("Z9a", zstack(.center, color, fix(80, 40)), [p(200, 100)], 200, 100, f(0, 0, 200, 100), xy(60, 30)),
        Vector("Z9b", zstack(.center, color, fix(80, 40)), [p(0, 0)], 80, 40, f(0, 0, 80, 40), xy(0, 0)),
        Vector("Z10", zstack(.topTrailing, fix(120, 10), fix(30, 60)), [p(50, 50)], 120, 60, xy(0, 0), xy(90, 0)),
        Vector("Z11", guided.layered(.topTrailing, fix(20, 10)), anyProposal, 100, 100, unstated, xy(50, 30)),
        Vector("Z13", fix(100, 40).layered(.bottomTrailing, fix(10, 10)), anyProposal, 100, 40, unstated, xy(90, 30)),
        Vector(
            "Z14",
            hstack(.center, 0, fix(40, 20).layered(.center, color), color),
            [p(100, 50)],
            100,
            50,
            unstated,
            f(0, 15, 40, 20),
            f(40, 0, 60, 50)
        ),
        Vector(
            "Z15",
            fix(200, 200).layered(.topLeading, fix(100, 100)).layered(.bottomTrailing, fix(100, 100)),
            anyProposal,
            200,
            200,
            unstated,
            xy(0, 0),
            xy(100, 100)
        ),
    ]

    static var badge: Box {
        fix(30, 30).guide(.top) { $0.height / 2 }.guide(.trailing) { $0.width / 2 }
    }

    static var guided: Box {
        fix(100, 100).guide(.trailing) { $0[.trailing] - 30 }.guide(.top) { $0[.top] + 30 }
    }

    @Test("Layers size and place as the table says", arguments: rows)
    func layers(row: Vector) { row.check() }

    @Test("layout rule 8.3: an empty ZStack is 0×0")
    func emptyZStack() {
        #expect(LaidOut(vstack(.center, 0, zstack(), fix(10, 10)), p(nil, nil)).size == CGSize(width: 10, height: 10))
    }
}
