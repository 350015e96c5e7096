import Foundation

/// Breaks a text into lines that are at most as wide as the room.
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
        var lines: [Line] = []
        var start = paragraph.startIndex
        var end = start
        func endLine(at place: String.Index) {
            lines.append(Line(text: withoutEnd(paragraph[start..<place]), rest: paragraph[start...]))
            start = place
        }
        for stop in measurer.breakOpportunities(in: paragraph) + [paragraph.endIndex] where stop > end {
            if !fits(paragraph[start..<stop]), end > start { endLine(at: end) }
            while !fits(paragraph[start..<stop]) {
                let place = emergencyBreak(in: paragraph[start..<stop])
                if place == stop { break }
                endLine(at: place)
            }
            end = stop
        }
        return lines + [Line(text: paragraph[start...], rest: paragraph[start...])]
    }

    /// Before the first character of a word that does not fit, but after the first of all and what white space follows.
    private func emergencyBreak(in word: Substring) -> String.Index {
        var place = word.index(after: word.startIndex)
        while place < word.endIndex, measurer.width(of: word[...place]) <= room { place = word.index(after: place) }
        return word[place...].firstIndex { !$0.endsLine } ?? word.endIndex
    }

    /// As much of the paragraph from the line's start on as fits with the ellipsis after it.
    func cutOff(_ line: Line) -> String {
        var shown = measurer.ellipsis
        for place in line.rest.indices {
            let longer = withoutEnd(line.rest[...place]) + measurer.ellipsis
            guard measurer.width(of: longer) <= room else { break }
            shown = String(longer)
        }
        return shown
    }

    private func fits(_ text: Substring) -> Bool { measurer.width(of: withoutEnd(text)) <= room }

    private func withoutEnd(_ text: Substring) -> Substring {
        text[..<(text.lastIndex { !$0.endsLine }.map(text.index(after:)) ?? text.startIndex)]
    }
}
