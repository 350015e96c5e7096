/// A line before it has a place: bytes and width in text units.
struct BrokenLine: Hashable {
    let segment: Int
    let start: Int
    /// Behind the white space that hangs and the mandatory break.
    var end: Int
    /// Before the white space that hangs.
    var visibleEnd: Int
    var width: Int64
    /// Whether it ends inside a word.
    var isForced = false
    /// Whether it ends its segment with a mandatory break.
    var endsWithBreak = false
    var isHyphenated = false
    var isTruncated = false
}
