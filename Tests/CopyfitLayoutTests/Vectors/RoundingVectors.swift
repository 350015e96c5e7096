import CopyfitLayout
import Foundation
import LayoutTrees
import Testing

/// Layout rule 21.2: the frames of row S2 of `StackVectors` on three pixel grids.
struct RoundingVectors {
    struct Row: Sendable {
        let scale: CGFloat
        let frames: [Expected]
    }

    static let rows = [
        Row(scale: 1, frames: [x(0, w: 95), x(103, w: 94), x(205, w: 95)]),
        Row(scale: 2, frames: [x(0, w: 94.5), x(102.5, w: 95), x(205.5, w: 94.5)]),
        Row(scale: 3, frames: [x(0, w: 94.667), x(102.667, w: 94.667), x(205.333, w: 94.667)]),
    ]

    @Test("The final frames of S2 round to whole pixels", arguments: rows)
    func rounding(row: Row) {
        let laidOut = LaidOut(hstack(.center, nil, color, color, color), p(300, 100))
        for (expected, frame) in zip(row.frames, laidOut.frames) {
            #expect(expected.matches(frame.roundedToPixels(scale: row.scale)))
        }
    }

    @Test(
        "layout rule 21.2: halves round up, also below zero",
        arguments: [(-0.5, 0), (0.5, 1), (1.5, 2), (-1.5, -1)] as [(CGFloat, CGFloat)]
    )
    func halves(from: CGFloat, to: CGFloat) {
        #expect(CGRect(x: from, y: 0, width: 5, height: 5).roundedToPixels(scale: 1).minX == to)
    }
}
