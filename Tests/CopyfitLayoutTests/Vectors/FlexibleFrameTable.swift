import CopyfitLayout
import Foundation
import LayoutTrees
import Testing

/// Layout rule 9.2: widths of a flexible frame, height proposal 20.
struct FlexibleFrameTable {
    struct Row: Sendable, CustomTestStringConvertible {
        let leaf: Leaf
        let proposal: CGFloat?

        /// For the parameter sets a to h.
        let widths: [CGFloat]

        var testDescription: String { "\(leaf) at \(proposal.map { "\($0)" } ?? "nil")" }
    }

    enum Leaf: Sendable {
        case fix50, fix150, color

        var box: Box {
            switch self {
            case .fix50: fix(50, 20)
            case .fix150: fix(150, 20)
            case .color: LayoutTrees.color
            }
        }
    }

    static let rows: [Row] = [
        Row(leaf: .fix50, proposal: nil, widths: [100, 50, 50, 50, 50, 60, 70, 80]),
        Row(leaf: .fix50, proposal: 0, widths: [100, 50, 50, 0, 0, 60, 50, 60]),
        Row(leaf: .fix50, proposal: 100, widths: [100, 100, 100, 50, 100, 100, 50, 100]),
        Row(leaf: .fix50, proposal: 300, widths: [100, 100, 300, 50, 300, 120, 50, 120]),
        Row(leaf: .fix50, proposal: .infinity, widths: [100, 100, .infinity, 50, .infinity, 120, 50, 120]),
        Row(leaf: .fix150, proposal: nil, widths: [150, 100, 150, 150, 150, 120, 70, 80]),
        Row(leaf: .fix150, proposal: 0, widths: [100, 100, 150, 0, 0, 60, 150, 60]),
        Row(leaf: .fix150, proposal: 100, widths: [100, 100, 150, 100, 100, 100, 150, 100]),
        Row(leaf: .fix150, proposal: 300, widths: [150, 100, 300, 150, 300, 120, 150, 120]),
        Row(leaf: .fix150, proposal: .infinity, widths: [150, 100, .infinity, 150, .infinity, 120, 150, 120]),
        Row(leaf: .color, proposal: nil, widths: [100, 10, 10, 10, 10, 60, 70, 80]),
        Row(leaf: .color, proposal: 0, widths: [100, 0, 0, 0, 0, 60, 0, 60]),
        Row(leaf: .color, proposal: 100, widths: [100, 100, 100, 100, 100, 100, 100, 100]),
        Row(leaf: .color, proposal: 300, widths: [300, 100, 300, 300, 300, 120, 300, 120]),
        Row(
            leaf: .color,
            proposal: .infinity,
            widths: [.infinity, 100, .infinity, .infinity, .infinity, 120, .infinity, 120]
        ),
    ]

    /// The parameter sets a to h.
    static func frames(of box: Box) -> [Box] {
        [
            box.frame(minWidth: 100),
            box.frame(maxWidth: 100),
            box.frame(maxWidth: .infinity),
            box.frame(minWidth: 0),
            box.frame(minWidth: 0, maxWidth: .infinity),
            box.frame(minWidth: 60, maxWidth: 120),
            box.frame(idealWidth: 70),
            box.frame(minWidth: 60, idealWidth: 80, maxWidth: 120),
        ]
    }

    @Test("A flexible frame is as wide as the table says", arguments: rows)
    func widths(row: Row) {
        let widths = Self.frames(of: row.leaf.box).map { LaidOut($0, p(row.proposal, 20)).size.width }
        #expect(widths == row.widths)
    }

    @Test("layout rule 9.2: bounds are put in order: min at least 0, ideal at least min, max at least ideal")
    func normalisation() {
        typealias Bounds = FlexibleFrame.Bounds
        #expect(Bounds(minimum: -10, ideal: nil, maximum: nil).minimum == 0)
        #expect(Bounds(minimum: 20, ideal: 10, maximum: nil).ideal == 20)
        #expect(Bounds(minimum: nil, ideal: 30, maximum: 20).maximum == 30)
    }

    @Test("layout rule 9.2: contradicting bounds are ignored and the child's length counts")
    func contradiction() {
        let frame = fix(70, 20).frame(minWidth: 100, maxWidth: 50)
        #expect(LaidOut(frame, p(300, 20)).size.width == 70)
    }
}
