/// A part of a line: its bytes, and its edges in points from the line's left end.
package struct LinePlace: Hashable, Sendable {
    /// UTF-8 offsets; for an ellipsis, those of all the text it replaces.
    package var range: Range<Int>
    /// The left edge.
    package var left: Double
    /// The right edge.
    package var right: Double
}

extension PreparedParagraph {
    /// Whether the text's first paragraph runs from right to left: its lines then begin on the right.
    package var startsRightToLeft: Bool { segments.first.map { $0.baseLevel & 1 == 1 } ?? false }

    /// The graphemes of one of this paragraph's lines, from left to right, tabs and an ellipsis among them. O(glyphs).
    package func graphemePlaces(of line: ParagraphLine) -> [LinePlace] {
        LineGlyphs(self, line).graphemeSpans().map { span in
            LinePlace(range: span.range, left: unit.points(span.left), right: unit.points(span.right))
        }
    }

    /// The words of one of this paragraph's lines, from left to right: what is between white space and the places where a line
    /// may end. An ellipsis is a word. O(glyphs).
    package func wordPlaces(of line: ParagraphLine) -> [LinePlace] {
        func isApart(_ place: LinePlace) -> Bool { place.range == line.omittedRange || isSpace(place.range) }
        let words = graphemePlaces(of: line).joined { first, second in
            !isApart(first) && !isApart(second)
                && piece(at: first.range.lowerBound) == piece(at: second.range.lowerBound)
        }
        return words.filter { $0.range == line.omittedRange || !isSpace($0.range) }
    }

    private func isSpace(_ range: Range<Int>) -> Bool { characters(in: range).allSatisfy { $0.isWhitespace } }
}

extension PreparedParagraph {
    /// Where lines may begin or end without cutting a word: the UTF-8 offsets of the starts and ends of the segments and
    /// of the break opportunities between them, in ascending order. Between two neighbours is a piece of text that
    /// stays together. O(opportunities).
    package var breakOffsets: [Int] { columns.offsets.map { Int($0) } }

    /// Which of the pieces between the ``breakOffsets`` a byte is in. O(log opportunities).
    package func piece(at offset: Int) -> Int { columns.offsets.partitioningIndex { Int($0) > offset } }
}

extension [LinePlace] {
    /// The places with neighbours joined where a function says so of the two, the one that is first in the text first.
    package func joined(where belongTogether: (LinePlace, LinePlace) -> Bool) -> [LinePlace] {
        var joined: [LinePlace] = []
        var previous: LinePlace?
        for place in self {
            if let previous, previous.range.touches(place.range),
                belongTogether(
                    previous.range.lowerBound < place.range.lowerBound ? previous : place,
                    previous.range.lowerBound < place.range.lowerBound ? place : previous
                )
            {
                let last = joined[joined.count - 1]
                let start = Swift.min(last.range.lowerBound, place.range.lowerBound)
                let end = Swift.max(last.range.upperBound, place.range.upperBound)
                joined[joined.count - 1] = LinePlace(range: start..<end, left: last.left, right: place.right)
            } else {
                joined.append(place)
            }
            previous = place
        }
        return joined
    }
}

extension Range<Int> {
    fileprivate func touches(_ other: Range<Int>) -> Bool {
        upperBound == other.lowerBound || lowerBound == other.upperBound
    }
}
