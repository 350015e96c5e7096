/// How strictly East Asian punctuation is kept off the ends of lines (CSS `line-break`).
public enum LineStrictness: Hashable, Sendable, CaseIterable {
    case strict, normal, loose
    /// A line may end after every grapheme, except before white space that hangs.
    case anywhere
}
