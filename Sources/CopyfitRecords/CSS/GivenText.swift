/// A text as it was given, and as it is set: CSS may collapse its white space.
package struct GivenText: Sendable {
    /// What was given.
    package let given: String
    /// What is set.
    package let set: String
    /// Where what is set continues elsewhere in what was given; empty if both are the same.
    private let places: [Place]

    /// A UTF-8 offset in each text.
    fileprivate struct Place {
        let set: Int
        let given: Int
    }

    /// A text that is set as it is given.
    package init(asSet text: String) { (given, set, places) = (text, text, []) }

    /// A text to be measured under settings. O(n) if white space collapses, otherwise O(1).
    package init(_ text: String, _ settings: MeasureSettings) {
        given = text
        guard let rule = settings.css?.whiteSpace, !rule.keepsAll else {
            (set, places) = (text, [])
            return
        }
        var collapsing = Collapsing(keepsBreaks: rule == .preserveBreaks)
        for character in text.unicodeScalars { collapsing.take(character) }
        collapsing.finish()
        set = String(collapsing.result)
        places = collapsing.places
    }

    /// The bytes of what was given that a range of what is set comes from, without the white space that was removed around
    /// it. O(log places).
    package func seen(_ range: Range<Int>) -> Range<Int> {
        if places.isEmpty { return range }
        let start = offset(range.lowerBound, places.partitioningPlace { $0.set > range.lowerBound })
        if range.isEmpty { return start..<start }
        return start..<max(start, offset(range.upperBound, places.partitioningPlace { $0.set >= range.upperBound }))
    }

    /// The same with the white space that was removed after it and, at the text's start, before it: the ranges of lines
    /// adjoin. O(log places).
    package func whole(_ range: Range<Int>) -> Range<Int> {
        if places.isEmpty { return range }
        return edge(range.lowerBound)..<max(edge(range.lowerBound), edge(range.upperBound))
    }

    /// The bytes of what is set that come from a range of what was given. O(log places).
    package func setRange(_ range: Range<Int>) -> Range<Int> {
        if places.isEmpty { return range }
        let start = setOffset(range.lowerBound)
        return start..<max(start, setOffset(range.upperBound))
    }

    private func setOffset(_ given: Int) -> Int {
        let next = places.partitioningPlace { $0.given > given }
        let offset = next == 0 ? given : places[next - 1].set + given - places[next - 1].given
        return min(offset, next < places.count ? places[next].set : set.utf8.count)
    }

    private func edge(_ end: Int) -> Int {
        if end == 0 { return 0 }
        if end == set.utf8.count { return given.utf8.count }
        return offset(end, places.partitioningPlace { $0.set > end })
    }

    /// An offset after the place before an index.
    private func offset(_ offset: Int, _ next: Int) -> Int {
        next == 0 ? offset : places[next - 1].given + offset - places[next - 1].set
    }
}

extension [GivenText.Place] {
    /// The index of the first place that is beyond something; they are in order.
    fileprivate func partitioningPlace(where isBeyond: (GivenText.Place) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// Collapses white space as CSS Text 3, section 4.1, says: each stretch of spaces, tabs, carriage returns and line feeds is one
/// space; where line feeds are kept, each stretch without one. There is no space beside a line feed that is kept, and none
/// at the text's start and end.
private struct Collapsing {
    let keepsBreaks: Bool
    private(set) var result = String.UnicodeScalarView()
    private(set) var places: [GivenText.Place] = []
    /// The length of the result and of what was read, in bytes.
    private var length = 0
    private var read = 0
    /// The white space since the last other character: where it begins, and its line feeds.
    private var stretch: Int?
    private var breaks: [Int] = []

    init(keepsBreaks: Bool) { self.keepsBreaks = keepsBreaks }

    mutating func take(_ character: Unicode.Scalar) {
        if [" ", "\t", "\r", "\n"].contains(character) {
            stretch = stretch ?? read
            if character == "\n" { breaks.append(read) }
        } else {
            endStretch(before: character)
            append(character, from: read)
        }
        read += UTF8.width(character)
    }

    mutating func finish() { endStretch(before: nil) }

    /// Appends what is left of a stretch of white space. A line feed beside a zero width space leaves nothing.
    private mutating func endStretch(before next: Unicode.Scalar?) {
        if keepsBreaks, !breaks.isEmpty {
            for place in breaks { append("\n", from: place) }
        } else if let stretch, let next, let last = result.last, last != "\n" {
            let isBesideZeroWidth = !breaks.isEmpty && (last == "\u{200B}" || next == "\u{200B}")
            if !isBesideZeroWidth { append(" ", from: stretch) }
        }
        stretch = nil
        breaks.removeAll(keepingCapacity: true)
    }

    private mutating func append(_ character: Unicode.Scalar, from given: Int) {
        let shift = places.last.map { $0.given - $0.set } ?? 0
        if given - length != shift { places.append(GivenText.Place(set: length, given: given)) }
        result.append(character)
        length += UTF8.width(character)
    }
}
