import Foundation

/// Breaks a text into lines that are at most as wide as the room.
///
/// What fits is searched for in steps that double and then halve, so that each character is measured as often as the
/// logarithm of the length of its line says.
struct LineBreaking<Measurer: TextMeasurer> {
    /// A line as it is shown, and the paragraph from its start on.
    struct Line {
        let text: Substring
        let rest: Substring
    }

    let measurer: Measurer
    let room: CGFloat

    func lines(of string: String) -> [Line] {
        string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap(breakUp)
    }

    private func breakUp(_ paragraph: Substring) -> [Line] {
        var stops = stops(inside: paragraph)[...]
        var lines: [Line] = []
        var rest = paragraph
        while true {
            let end = endOfLine(rest, &stops)
            if end == paragraph.endIndex { return lines + [Line(text: rest, rest: rest)] }
            lines.append(Line(text: withoutEnd(rest[..<end]), rest: rest))
            rest = rest[end...]
        }
    }

    /// Where lines may end inside a paragraph, in order.
    private func stops(inside paragraph: Substring) -> [String.Index] {
        var last = paragraph.startIndex
        return measurer.breakOpportunities(in: paragraph).filter { stop in
            guard stop > last, stop < paragraph.endIndex else { return false }
            last = stop
            return true
        }
    }

    /// The last stop that fits, which is taken from the stops with those before it. If none does, as much as fits: the first
    /// character at least, and the white space after it.
    private func endOfLine(_ rest: Substring, _ stops: inout ArraySlice<String.Index>) -> String.Index {
        let count = greatest { prefix(of: rest, $0).map(fits) ?? false }
        let reach =
            count > 0
            ? rest.index(rest.startIndex, offsetBy: count)
            : rest.dropFirst().firstIndex { !$0.endsLine } ?? rest.endIndex
        if reach == rest.endIndex { return reach }
        let fitting = stops.prefix { $0 <= reach }
        stops.removeFirst(fitting.count)
        return fitting.last ?? reach
    }

    /// As much of the paragraph from the line's start on as fits with the ellipsis after it.
    func cutOff(_ line: Line) -> String {
        func cut(_ count: Int) -> String? { prefix(of: line.rest, count).map { withoutEnd($0) + measurer.ellipsis } }
        let count = greatest { cut($0).map { measurer.width(of: $0[...]) <= room } ?? false }
        return cut(count) ?? measurer.ellipsis
    }

    private func fits(_ text: Substring) -> Bool { measurer.width(of: withoutEnd(text)) <= room }

    private func withoutEnd(_ text: Substring) -> Substring {
        text[..<(text.lastIndex { !$0.endsLine }.map(text.index(after:)) ?? text.startIndex)]
    }

    /// So many characters from a text's start; nil if it has fewer.
    private func prefix(of text: Substring, _ count: Int) -> Substring? {
        text.index(text.startIndex, offsetBy: count, limitedBy: text.endIndex).map { text[..<$0] }
    }

    /// The greatest number that is allowed, if all below an allowed one are; 0 if none is. Asks for no number that is more
    /// than twice as large.
    private func greatest(_ isAllowed: (Int) -> Bool) -> Int {
        var (number, step) = (0, 1)
        while isAllowed(number + step) {
            number += step
            step *= 2
        }
        while step > 1 {
            step /= 2
            if isAllowed(number + step) { number += step }
        }
        return number
    }
}
