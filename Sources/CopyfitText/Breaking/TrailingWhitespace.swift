import CopyfitUnicode

/// White space that hangs at a line's end: it takes no width and never forces a break.
///
/// U+0020, tab and the other space separators that allow a break (CSS Text 3, "other space separators"): not the
/// no-break spaces U+00A0 and U+202F, nor the figure space U+2007.
struct TrailingWhitespace: Sendable {
    /// Whether all of these hang, or only U+0020, tab and U+3000.
    let hangsAllSeparators: Bool
    /// Whether it is shaped with the line that it hangs on.
    let isShaped: Bool
    /// Whether none of it hangs.
    var isKept = false

    static let standard = TrailingWhitespace(hangsAllSeparators: true, isShaped: false)

    /// The end of `range` without the white space it ends with. O(hanging bytes).
    func trimmedEnd(of range: Range<Int>, in utf8: Span<UInt8>) -> Int {
        var end = range.upperBound
        if isKept { return end }
        while end > range.lowerBound {
            let byte = utf8[end - 1]
            if byte == 0x20 || byte == 0x09 {
                end -= 1
            } else if byte >= 0x80, end - 3 >= range.lowerBound, hangs(utf8, at: end - 3) {
                end -= 3
            } else {
                break
            }
        }
        return end
    }

    /// The end of what is shaped of a line whose visible part ends at `end`. O(hanging bytes).
    func shapedEnd(after end: Int, in utf8: Span<UInt8>) -> Int {
        guard isShaped, !isKept else { return end }
        var end = end
        while end < utf8.count {
            if utf8[end] == 0x20 || utf8[end] == 0x09 {
                end += 1
            } else if end + 3 <= utf8.count, hangs(utf8, at: end) {
                end += 3
            } else {
                break
            }
        }
        return end
    }

    /// Whether a three-byte character that hangs starts at `index`.
    private func hangs(_ utf8: Span<UInt8>, at index: Int) -> Bool {
        guard utf8[index] & 0xF0 == 0xE0 else { return false }
        var next = index
        switch decodeUTF8(utf8, &next) {
        case 0x3000: return true
        case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F: return hangsAllSeparators
        default: return false
        }
    }
}
