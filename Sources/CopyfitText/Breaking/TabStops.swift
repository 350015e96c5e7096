/// Where tabs end: at the next stop after the position of the pen, after the last stop at the next multiple of the
/// interval. All are counted from the edge of the text, before the line's indent.
struct TabStops: Hashable, Sendable {
    /// In text units. 0: tabs after the last stop have no width.
    private let interval: Int64
    /// A tab after the last stop is at least as wide; otherwise it leads to the multiple after the next.
    private let leastWidth: Int64
    /// By position.
    private let stops: [Stop]

    /// A stop, in text units.
    struct Stop: Hashable {
        let x: Int64
        let alignment: TabStop.Alignment
    }

    /// - Parameter space: the advance of a space in the first style, in text units.
    init(_ text: borrowing StyledText, _ rules: LineRules, space: Int64) {
        let unit = rules.unit
        switch text.tabInterval ?? rules.tabInterval {
        case .points(let points): interval = points > 0 ? max(1, unit.spacing(points)) : 0
        case .spaces(let count):
            let style = text.runs[0].style
            let spaced = unit.points(space) + style.letterSpacing + style.wordSpacing
            interval = count > 0 ? unit.spacing(count * spaced) : 0
        }
        leastWidth = rules.tabsAreSeen ? space / 2 : 0
        let stops = text.tabStops.filter { $0.position >= 0 && $0.position < .infinity }
        self.stops =
            stops.isEmpty
            ? []
            : stops.map { Stop(x: unit.spacing($0.position), alignment: $0.alignment) }.sorted { $0.x < $1.x }
    }

    /// The stop after a position. A position left of the edge counts as the edge. O(log stops).
    func next(after x: Int64) -> Stop {
        if !stops.isEmpty {
            let index = stops.partitioningIndex { $0.x > max(0, x) }
            if index < stops.count { return stops[index] }
        }
        guard interval > 0 else { return Stop(x: x, alignment: .leading) }
        let next = (max(0, x) / interval + 1) * interval
        return Stop(x: next - x < leastWidth ? next + interval : next, alignment: .leading)
    }
}

extension TabStops.Stop {
    /// How much of the distance to the stop, `slack`, text of a width takes back. `before` gives the width of the text before
    /// a character; nil if it has none.
    func taken(of slack: Int64, by width: Int64, before: (Character) -> Int64?) -> Int64 {
        switch alignment {
        case .leading: 0
        case .center: min(slack, max(0, width / 2))
        case .trailing: min(slack, max(0, width))
        case .decimal(let mark): min(slack, max(0, before(mark) ?? width))
        }
    }
}

/// The first place of a character in a text whose end is found later, looked for once.
struct MarkSearch {
    /// The UTF-8 offset of the character; nil as long as it was not found.
    private var found: Int?
    private var searchedEnd: Int

    init(from start: Int) { searchedEnd = start }

    /// The offset of the character before `end`; nil if it is not there. O(bytes that were not searched before).
    mutating func offset(of mark: Character, before end: Int, in utf8: Span<UInt8>) -> Int? {
        if let found { return found < end ? found : nil }
        let bytes = mark.utf8
        while searchedEnd + bytes.count <= end {
            var index = searchedEnd
            if bytes.allSatisfy({ byte in
                defer { index += 1 }
                return utf8[index] == byte
            }) {
                found = searchedEnd
                return found
            }
            searchedEnd += 1
        }
        return nil
    }
}
