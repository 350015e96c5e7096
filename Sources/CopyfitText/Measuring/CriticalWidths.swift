/// The narrowest width of one of a paragraph's layouts.
public struct CriticalWidth: Hashable, Sendable {
    /// In points. At 1/1024 point less the lines break elsewhere, under the web profile at 1/64 point less.
    public let width: Double
    /// How many lines there are from here to the next critical width.
    public let lineCount: Int
}

extension PreparedParagraph {
    /// Every width at which the lines change while no word is cut, narrowest first: the whole of what there is to know of the
    /// paragraph's heights. The first is the narrowest at which no word is cut, the last is `maxContentWidth`. Where letters are
    /// set back on lines with tabs or overlapping edges, the text may have more lines at such a width than it is said to have.
    ///
    /// - Complexity: one measurement for each layout; a chat message has some dozens, a long paragraph thousands.
    public func criticalWidths() -> [CriticalWidth] {
        var widths: [CriticalWidth] = []
        var width = columns.naturalWidth
        while true {
            let found = summary(width: width)
            if found.isForced || found.used > width { break }
            widths.append(CriticalWidth(width: proposal(found.used), lineCount: found.lineCount))
            if found.used == 0 { break }
            width = unit.limit(below: found.used)
        }
        return widths.reversed()
    }
}
