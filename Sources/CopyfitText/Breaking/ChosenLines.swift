/// A paragraph's lines where they do not simply hold as much as fits, because the style chooses among line ends.
struct ChosenLines {
    private let paragraph: PreparedParagraph
    private let style: LineStyle
    private let width: Int64
    private let lineLimit: Int

    /// - Parameter lineLimit: a text of more lines is broken greedily.
    init(_ paragraph: PreparedParagraph, _ style: LineStyle, width: Int64, lineLimit: Int) {
        self.paragraph = paragraph
        self.style = style
        self.width = width
        self.lineLimit = lineLimit
    }

    /// The lines, in order.
    var lines: [BrokenLine] {
        let asked = style.hangingPunctuation
        let kinds = paragraph.rules.trimsPunctuation ? asked.intersection(.hyphens) : asked
        let hanging = HangingLines(paragraph, kinds, width: width)
        if style.wrapping == .greedy { return hanging.lines }
        let lines = found(paragraph.foundLines(width: width)).map { BrokenLine($0, of: paragraph) }
        return style.hangingPunctuation.isEmpty ? lines : lines.map { hanging.hung($0, room: width) }
    }

    private func found(_ greedy: [FoundLine]) -> [FoundLine] {
        if greedy.count > lineLimit || greedy.count == paragraph.segments.count { return greedy }
        switch style.wrapping {
        case .greedy: return greedy
        case .balanced: return balanced(greedy)
        case .optimal, .pretty: return bySegments(greedy).flatMap { best($0) ?? Array($0) }
        }
    }

    private func balanced(_ greedy: [FoundLine]) -> [FoundLine] {
        let used = greedy.reduce(0) { max($0, $1.width) }
        let isCut = greedy.contains { $0.isForced } || used < paragraph.columns.minContent
        guard !isCut, let least = NarrowestWidth(paragraph, lineLimit: greedy.count).units, least < width else {
            return greedy
        }
        let narrow = paragraph.foundLines(width: least)
        return narrow.count <= greedy.count ? narrow : greedy
    }

    private func bySegments(_ lines: [FoundLine]) -> [ArraySlice<FoundLine>] {
        var groups: [ArraySlice<FoundLine>] = []
        var rest = lines[...]
        while let first = rest.first {
            groups.append(rest.prefix { $0.segment == first.segment })
            rest = rest.dropFirst(groups[groups.count - 1].count)
        }
        return groups
    }

    /// The best lines of a segment; nil if the greedy ones stay.
    private func best(_ greedy: ArraySlice<FoundLine>) -> [FoundLine]? {
        guard greedy.count > 1, paragraph.columns.exactness.columnsAreExact, !greedy.contains(where: { $0.isForced }),
            let segment = greedy.first?.segment
        else { return nil }
        let ems = 2 * paragraph.source.runs[0].style.size * paragraph.unit.perPoint
        var demands = TotalFit.Demands(width: width, stretch: ems, leastLastWords: max(1, style.leastWordsOnLastLine))
        if style.wrapping == .pretty { demands.leastLastWidth = width / 3 }
        var fit = TotalFit(places(of: segment), demands)
        guard let ends = fit.lineEnds(), ends.count == greedy.count else { return nil }
        let starts = [Int(paragraph.segments[segment].firstOpportunity)] + ends
        return zip(starts, ends).map { line(from: $0, to: $1, segment) }
    }

    private func line(from start: Int, to end: Int, _ segment: Int) -> FoundLine {
        FoundLine(
            segment: segment,
            start: LineStart(entry: start),
            end: LineStart(entry: end),
            width: paragraph.columns.fitX(end) - paragraph.columns.startX(start),
            next: 0
        )
    }

    /// The entries at which a greedy line ends at some width: those after which a line becomes wider. Where letters are set
    /// back, only entries that rise.
    private func places(of segment: Int) -> [TotalFit.Place] {
        let columns = paragraph.columns
        let utf8 = paragraph.source.text.utf8Span.span
        let bounds = paragraph.segments[segment]
        let (first, last) = (Int(bounds.firstOpportunity), Int(bounds.lastOpportunity))
        var places: [TotalFit.Place] = []
        for entry in first...last {
            let isInside = entry > first && entry < last
            let (startX, endX) = (columns.startX(entry), columns.fitX(entry))
            if isInside, endX == columns.fitX(entry + 1) || startX <= places[places.count - 1].startX { continue }
            let isHyphenated =
                isInside && columns.hyphens.position(atLineEnd: columns.offset(entry), in: utf8) != nil
            places.append(TotalFit.Place(entry: entry, startX: startX, endX: endX, isHyphenated: isHyphenated))
        }
        return places
    }
}

extension PreparedParagraph {
    /// The lines that hold as much as fits. O(lines) expected.
    fileprivate func foundLines(width: Int64) -> [FoundLine] {
        switch columns.sums {
        case .narrow(let columns): foundLines(columns, width)
        case .wide(let columns): foundLines(columns, width)
        }
    }

    private func foundLines<Unit>(_ columns: Columns<Unit>, _ width: Int64) -> [FoundLine] {
        var lines: [FoundLine] = []
        LineBreaker(self, columns, width: width).forEach(self, columns) { lines.append($0) }
        return lines
    }
}
