/// By which choice among the places where lines may end a text wraps. Whatever is chosen, a text has as many lines as if
/// each held as much as fits, and each line fits that can.
///
/// A text that is cut off at a line limit is broken greedily.
public enum LineWrapping: Hashable, Sendable, CaseIterable {
    /// Each line holds as much as fits (CSS `text-wrap: wrap`).
    case greedy
    /// Of all ways to break a text between mandatory breaks into its fewest lines, the one with the least demerits, as
    /// TeX reckons them for a ragged margin: for a line (10 + b)², where b is 100 times the cube of the room beside the line
    /// in units of two ems of the first style, plus 2,500 if the line ends with a hyphen. The last line's room counts
    /// nothing. Lines end only where greedy ones do at some width: not at a hyphen that takes as much room as the text up
    /// to the next place. O(n log n) in the number of places.
    ///
    /// Text with tabs, text in which a word must be cut, text in a font that draws across spaces, and under the web profile
    /// text that changes direction is broken greedily.
    case optimal
    /// `optimal` with a last line of at least a third of the width, if that takes no more lines (CSS `text-wrap:
    /// pretty`).
    case pretty
    /// Greedily at the narrowest width that gives as many lines (CSS `text-wrap: balance`). The lines are placed within
    /// the widest of them; justified ones are stretched to the proposed width.
    case balanced
}
