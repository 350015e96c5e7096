/// Whether a word that is wider than a line is cut (CSS `overflow-wrap`).
public enum OverflowWrap: Hashable, Sendable, CaseIterable {
    /// Words stay whole: a line that holds a single word may be wider than its limit.
    case normal
    /// A word wider than a line is cut where the line ends.
    case breakWord
    /// The same, and the min-content width is that of the widest grapheme.
    case anywhere
}
