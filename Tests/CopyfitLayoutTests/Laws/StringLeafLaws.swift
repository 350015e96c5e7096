import CopyfitLayout
import Foundation
import LayoutTrees
import Testing

/// Laws of the text that is measured by a client.
@Suite("A text measured by a client")
struct StringLeafLaws {
    private struct Letters: TextMeasurer {
        func width(of text: Substring) -> CGFloat { CGFloat(text.count) * 6 }
        var lineHeight: CGFloat { 10 }
        var ascent: CGFloat { 8 }
    }

    private static let strings = ["", "a", "one two three four", "longestword in it", " b ", "one\ntwo words"]
    private static let sides: [CGFloat?] = [nil, 0, 5, 6, 29, 30, 31, 60, 1_000, inf]

    @Test("tells the lengths that it answers, whatever is proposed across", arguments: strings)
    func lengths(string: String) {
        let leaf = StringLeaf(string, measurer: Letters())
        for axis in [Axis.horizontal, .vertical] {
            guard let lengths = leaf.lengths(along: axis) else { continue }
            for across in Self.sides {
                let (least, greatest) =
                    axis == .horizontal ? (p(0, across), p(inf, across)) : (p(across, 0), p(across, inf))
                #expect(leaf.sizeThatFits(least)[axis] == lengths.lowerBound)
                #expect(leaf.sizeThatFits(greatest)[axis] == lengths.upperBound)
            }
        }
    }

    @Test("answers the same for what it answered, and shows what it was measured with", arguments: strings)
    func answers(string: String) {
        let leaf = StringLeaf(string, measurer: Letters())
        for width in Self.sides {
            for height in Self.sides where p(width, height) != .zero {
                let size = leaf.sizeThatFits(p(width, height))
                let lines = leaf.lines(for: p(width, height))
                #expect(size.width <= width ?? inf && size.height == CGFloat(lines.count) * 10)
                #expect(lines.allSatisfy { $0.count <= 1 || CGFloat($0.count) * 6 <= width ?? inf || $0.last == " " })
                // Below a letter's width the answer is narrower than its lines.
                if width ?? inf >= 6 { #expect(leaf.sizeThatFits(ProposedViewSize(size)) == size) }
            }
        }
    }

    @Test("is sized in stacks as one that is measured each time", arguments: strings)
    func inStacks(string: String) {
        let tree = LayoutTree()
        tree.verifiesMemo = true
        let texts = (0..<3).map { _ in tree.add(.leaf(StringLeaf(string, measurer: Letters()))) }
        let row = tree.add(.layout(HStackLayout(alignment: .lastTextBaseline)), Array(texts[1...]))
        let column = tree.add(.layout(VStackLayout()), [texts[0], row])
        for width in Self.sides {
            for height in Self.sides {
                tree.layOut(column, p(width, height))
                #expect(
                    texts.map { tree.frame(of: $0).size } == texts.map { tree.measure($0, tree.placedProposal(of: $0)) }
                )
            }
        }
        #expect(tree.takeComplaints() == [])
    }
}

extension CGSize {
    fileprivate subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}
