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

    @Test(
        "A text measured by a client tells the lengths that it answers, whatever is proposed across",
        arguments: strings
    )
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

    @Test(
        "A text measured by a client answers the same for what it answered, and shows what it was measured with",
        arguments: strings
    )
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

    @Test("A text measured by a client is sized in stacks as one that is measured each time", arguments: strings)
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

/// What a client's text may be asked, and what its measurer may answer.
@Suite("A text measured by a client, with numbers that make no sense")
struct StringLeafHostility {
    /// Counts the characters that it measures.
    private final class Counting: TextMeasurer {
        private(set) var measured = 0
        func width(of text: Substring) -> CGFloat {
            measured += text.count
            return CGFloat(text.count)
        }
        var lineHeight: CGFloat { 1 }
        var ascent: CGFloat { 1 }
    }

    private struct Senseless: TextMeasurer {
        var lineHeight: CGFloat = 10
        var width: CGFloat = 6
        var stops: (Substring) -> [String.Index] = { _ in [] }
        func width(of text: Substring) -> CGFloat { CGFloat(text.count) * width }
        var ascent: CGFloat { .nan }
        func breakOpportunities(in paragraph: Substring) -> [String.Index] { stops(paragraph) }
    }

    private static let sides: [CGFloat?] = [nil, 0, 30, inf, -inf, .nan, -5, 1e300, -1e300, .leastNonzeroMagnitude]

    @Test(
        "A text measured by a client, with numbers that make no sense answers every proposal: NaN counts as nil, a negative side as 0"
    )
    func proposals() {
        let leaf = StringLeaf("one two three", measurer: Senseless())
        for width in Self.sides {
            for height in Self.sides {
                let sound = ProposedViewSize(
                    width: width.flatMap { $0.isNaN ? nil : max($0, 0) },
                    height: height.flatMap { $0.isNaN ? nil : max($0, 0) }
                )
                #expect(leaf.lines(for: p(width, height)) == leaf.lines(for: sound))
                #expect(leaf.sizeThatFits(p(width, height)) == leaf.sizeThatFits(sound))
            }
        }
    }

    @Test(
        "A text measured by a client, with numbers that make no sense ends with measurers that answer NaN, infinity or nothing"
    )
    func measurers() {
        for number in [.nan, inf, -inf, 0, -1, 1e300] as [CGFloat] {
            for string in ["", "ab cd", "\n", " "] {
                for measurer in [Senseless(lineHeight: number), Senseless(width: number)] {
                    let leaf = StringLeaf(string, measurer: measurer)
                    for side in Self.sides {
                        let shown = leaf.lines(for: p(side, side)).joined().filter { $0 != "…" && $0 != " " }
                        #expect(string.filter { $0 != " " && $0 != "\n" }.hasPrefix(shown))
                    }
                }
            }
        }
    }

    @Test(
        "A text measured by a client, with numbers that make no sense does not count break opportunities outside the paragraph, or out of order"
    )
    func stops() {
        let whole = "one two\nthree four"
        let measurer = Senseless { paragraph in
            [
                whole.endIndex, paragraph.index(paragraph.startIndex, offsetBy: 4), whole.startIndex,
                paragraph.startIndex,
            ]
        }
        let lines = StringLeaf(whole, measurer: measurer).lines(for: p(30, nil))
        #expect(lines == ["one", "two", "thre", "e fou", "r"])
    }

    /// For a line of 600, texts of 1, 3, 7 … 511 are measured, 1,023 in vain, then nine between: about 13 × 600.
    @Test(
        "A text measured by a client, with numbers that make no sense measures each character a few times, however long lines and words are"
    )
    func cost() {
        let words = String(repeating: "abcde ", count: 2_000)
        let word = String(repeating: "a", count: 12_000)
        for (string, width, lines) in [
            (words, nil, 1), (words, inf, 1), (words, 600, 20), (word, 600, 20), (word, nil, 1),
        ] as [(String, CGFloat?, Int)] {
            let measurer = Counting()
            let leaf = StringLeaf(string, measurer: measurer)
            #expect(leaf.lines(for: p(width, nil)).count == lines)
            #expect(measurer.measured < 16 * 12_000, "\(string.prefix(8)) in \(String(describing: width))")
        }
        let measurer = Counting()
        #expect(StringLeaf(words + "\nend", measurer: measurer, lineLimit: 1).lines(for: p(nil, nil))[0].hasSuffix("…"))
        #expect(measurer.measured < 32 * 12_000)
    }
}

extension CGSize {
    fileprivate subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}
