/// Where a line begins: at an entry of the columns, or inside the piece after one.
struct LineStart {
    /// The last entry at or before it.
    let entry: Int
    /// UTF-8 offset, inside a piece; nil at the entry.
    var byte: Int?
    /// Its position, from which the columns give the widths of lines; nil if they do not.
    var x: Int64?
}

/// A line as it is found: its start, its end and its width.
struct FoundLine {
    let segment: Int
    let start: LineStart
    /// Whether it ends inside a word.
    var isForced = false
    /// Where the next line begins; the segment's last entry if there is none.
    let end: LineStart
    /// Below 0 if letters are set back past the line's start.
    let width: Int64
    /// The line ends at the same place at every width from its own up to this one, exclusive; 0 if that is not known.
    let next: Int64
    /// The narrowest width at which it ends at the same place, if that is more than its own.
    var least: Int64 = 0
    /// Whether its last character is trimmed.
    var trimsEnd = false
    /// Where its visible part ends, if a cut decides that; nil if it ends before the hyphen or the white space at the
    /// line's end.
    var visibleEnd: Int?
}
