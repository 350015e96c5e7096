public import Foundation

/// The font of a ``StringLeaf``: the cells of a terminal, a bitmap font, a text engine of one's own.
///
/// All lengths are in the unit of the tree, be it points or cells. Answers depend on nothing but the argument. A line is
/// divided as if a longer text were never narrower; where one is, as with some ligatures, it may end earlier.
public protocol TextMeasurer {
    /// The width of a text in one line, white space at its end counted. It is never less than that of a shorter text with
    /// the same beginning.
    func width(of text: Substring) -> CGFloat

    /// The distance from the top of a line to the top of the next; more than 0.
    var lineHeight: CGFloat { get }

    /// The distance from the top of a line to its baseline.
    var ascent: CGFloat { get }

    /// Where a line may end in a paragraph, in order; places outside it do not count. By default after white space, no-break
    /// spaces excepted.
    func breakOpportunities(in paragraph: Substring) -> [String.Index]

    /// The sign for text that is cut off; `…` by default.
    var ellipsis: String { get }
}

extension TextMeasurer {
    public func breakOpportunities(in paragraph: Substring) -> [String.Index] {
        paragraph.indices.dropFirst().filter { index in
            paragraph[paragraph.index(before: index)].endsLine && !paragraph[index].endsLine
        }
    }

    public var ellipsis: String { "…" }
}

extension Character {
    /// Whether a line may end after it, so that nothing of it is seen there.
    var endsLine: Bool { isWhitespace && !["\u{A0}", "\u{2007}", "\u{202F}"].contains(self) }
}
