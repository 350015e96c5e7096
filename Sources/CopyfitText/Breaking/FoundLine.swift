/// Where a line begins: at an entry of the columns, or inside the piece after one.
struct LineStart {
    /// The last entry at or before it.
    let entry: Int
    /// UTF-8 offset, inside a piece; nil at the entry.
    var byte: Int?
    /// Its position, from which the columns tell how wide lines are; nil where they do not.
    var x: Int64?
}

/// A line as it is found: from where to where, and how wide.
struct FoundLine {
    let segment: Int
    let start: LineStart
    /// Whether it ends inside a word.
    var isForced = false
    /// Where the next line begins: at the segment's last entry when none follows.
    let end: LineStart
    /// Below 0 where letters are set back past where the line begins.
    let width: Int64
    /// Every width from the line's own up to here ends it at the same place; 0 where that is not known.
    let next: Int64
    /// The narrowest width that ends it at the same place, where that is more than its own.
    var least: Int64 = 0
    /// Where what is seen of it ends, if a cut tells: elsewhere before the hyphen or the white space at its end.
    var visibleEnd: Int?
}
