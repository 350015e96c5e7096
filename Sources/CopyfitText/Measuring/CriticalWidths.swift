/// The narrowest width that gives one of a paragraph's layouts.
public struct CriticalWidth: Hashable, Sendable {
    /// In points. At 1/1024 point less (1/64 under the web profile), the lines break elsewhere.
    public let width: Double
    /// The number of lines from this width up to the next critical width.
    public let lineCount: Int
}

extension PreparedParagraph {
    /// Every width at which the lines change without a word being cut, narrowest first: all there is to know about the
    /// paragraph's heights. The first is the narrowest at which no word is cut, the last is `maxContentWidth`. If
    /// letters are set back on lines with tabs or overlapping edges, the text may have more lines at such a width than
    /// `lineCount` says.
    ///
    /// - Parameter style: its indents count; lines are not evened.
    /// - Complexity: one measurement for each layout; a chat message has dozens, a long paragraph thousands.
    public func criticalWidths(in style: LineStyle = LineStyle()) -> [CriticalWidth] {
        let insets = LineInsets(style, unit)
        var widths: [CriticalWidth] = []
        var width = naturalWidth(insets)
        while true {
            let found = summary(width: width, insets)
            if found.isForced || found.used > width { break }
            widths.append(CriticalWidth(width: proposal(found.used), lineCount: found.lineCount))
            if found.used == 0 { break }
            width = unit.limit(below: found.used)
        }
        return widths.reversed()
    }
}
