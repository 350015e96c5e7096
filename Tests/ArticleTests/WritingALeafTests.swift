import CopyfitLayout
import Foundation
import Testing

struct Gauge: LayoutLeaf {
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: min(max(proposal.width ?? 100, 40), 200), height: 12)
    }
}

struct BitmapFont: TextMeasurer {
    let advances: [Character: CGFloat]
    func width(of text: Substring) -> CGFloat { text.reduce(0) { $0 + advances[$1, default: 4] } }
    var lineHeight: CGFloat { 10 }
    var ascent: CGFloat { 8 }
}

@Suite("The article “Writing a leaf”")
struct WritingALeafTests {
    @Test("The article “Writing a leaf” lays out cells and draws lines as it says")
    @MainActor func tree() async throws {
        try await sample {
            struct CellMeasurer: TextMeasurer {  // a terminal: every character is one cell wide and one high
                func width(of text: Substring) -> CGFloat { CGFloat(text.count) }
                var lineHeight: CGFloat { 1 }
                var ascent: CGFloat { 1 }
            }

            let tree = LayoutTree()
            let title = tree.add(.leaf(StringLeaf("Buy", measurer: CellMeasurer(), spacing: .zero)))
            let price = tree.add(.leaf(StringLeaf("12 €", measurer: CellMeasurer(), spacing: .zero)))
            let row = tree.add(.layout(HStackLayout(spacing: 1)), [title, tree.add(.spacer(minLength: 0)), price])

            tree.layOut(row, ProposedViewSize(width: 40, height: nil))
            print(tree.frame(of: price).minX)  // 36.0: 40 less the 4 cells of “12 €”

            let font = BitmapFont(advances: ["i": 2, "m": 6])
            let leaf = StringLeaf("mmm iii", measurer: font)
            let node = tree.add(.leaf(leaf))
            tree.layOut(node, ProposedViewSize(width: 20, height: nil))
            let frame = tree.globalFrame(of: node)
            for (number, line) in leaf.lines(for: tree.placedProposal(of: node)).enumerated() {
                print(line, frame.minX, frame.minY + CGFloat(number) * font.lineHeight)
            }
        }
    }

    /// 40 at the least, 200 at the most, 100 if nothing is proposed.
    @Test(
        "The article “Writing a leaf” has a gauge that keeps its limits",
        arguments: [(nil, 100), (0, 40), (120, 120), (.infinity, 200)]
    )
    func gauge(proposed: CGFloat?, width: CGFloat) {
        let size = Gauge().sizeThatFits(ProposedViewSize(width: proposed, height: nil))
        #expect(size == CGSize(width: width, height: 12))
    }
}
