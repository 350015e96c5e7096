import CopyfitLayout
import Foundation
import Testing

@testable import TerminalCells

@Suite("Text in terminal cells")
struct CellMeasurerTests {
    private func leaf(_ string: String, lineLimit: Int? = nil) -> StringLeaf<CellMeasurer> {
        StringLeaf(string, measurer: CellMeasurer(), lineLimit: lineLimit)
    }

    private func lines(_ string: String, _ width: CGFloat?, _ height: CGFloat? = nil) -> [String] {
        leaf(string).lines(for: ProposedViewSize(width: width, height: height))
    }

    @Test(
        "Characters take the cells of EastAsianWidth.txt, emoji two",
        arguments: [
            ("a", 1), ("e\u{301}", 1), ("漢", 2), ("ｱ", 1), ("Ａ", 2), ("한", 2), ("👩‍👧", 2), ("❤️", 2), ("❤", 1), ("…", 1),
        ]
    )
    func cells(character: String, cells: CGFloat) {
        #expect(CellMeasurer().width(of: character[...]) == cells)
    }

    @Test("Words wrap where they do not fit; white space at a line's end takes no room")
    func wrapping() {
        #expect(lines("one two three", nil) == ["one two three"])
        #expect(lines("one two three", 13) == ["one two three"])
        #expect(lines("one two three", 12) == ["one two", "three"])
        #expect(lines("one two three", 7) == ["one two", "three"])
        #expect(lines("one two three", 6) == ["one", "two", "three"])
        let size = leaf("one two three").sizeThatFits(ProposedViewSize(width: 9, height: nil))
        #expect(size == CGSize(width: 7, height: 2))
    }

    @Test("A word that is longer than a line breaks inside, after one character at least")
    func longWord() {
        #expect(lines("ab defghij k", 3) == ["ab", "def", "ghi", "j k"])
        #expect(lines("abc", 0) == ["a", "b", "c"])
        #expect(lines("漢字", 1) == ["漢", "字"])
        #expect(leaf("漢字").sizeThatFits(ProposedViewSize(width: 1, height: nil)) == CGSize(width: 1, height: 2))
    }

    @Test("Lines may end between wide characters if the measurer says so")
    func wide() {
        #expect(lines("漢字かな", 5) == ["漢字", "かな"])
    }

    @Test("Newlines end lines; spaces before them are kept")
    func paragraphs() {
        #expect(lines("a\n\nName: \nb", nil) == ["a", "", "Name: ", "b"])
        #expect(leaf("").sizeThatFits(.unspecified) == CGSize(width: 0, height: 1))
    }

    @Test("As many lines as fit are kept, one at least; the last is cut off with an ellipsis (layout rule 17.3)")
    func heights() {
        #expect(lines("one two three", 7, 1) == ["one tw…"])
        #expect(lines("one two three", 7, 0) == ["one tw…"])
        #expect(lines("one two three", 4, 2.9) == ["one", "two…"])
        #expect(lines("one\ntwo", 10, 1) == ["one…"])
        #expect(lines("one two three", 7, 2) == ["one two", "three"])
        #expect(leaf("one two three", lineLimit: 1).lines(for: ProposedViewSize(width: 8, height: nil)) == ["one two…"])
        #expect(leaf("one two three", lineLimit: 0).lines(for: .unspecified) == ["one two three"])
    }

    @Test("No room at all is none (layout rule 17.4)")
    func zero() {
        #expect(leaf("one two").sizeThatFits(.zero) == .zero)
    }

    @Test("The example's table wraps its second column and keeps the first")
    func table() {
        #expect(
            TerminalCells.rows(columns: 34) == [
                "--width     The width in columns; ",
                "            the width of the      ",
                "            terminal if there is  ",
                "            none.                 ",
                "                                  ",
                "--language  The language of the   ",
                "            output, such as en,   ",
                "            de, 日本語 or 한국어. ",
                "                                  ",
                "-q          Prints nothing.       ",
            ]
        )
    }
}
