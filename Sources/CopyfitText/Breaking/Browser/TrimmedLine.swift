/// Lines whose last character gives up the empty half of its box if it does not fit otherwise.
extension LineSearch {
    /// The width of the line to an entry if it fits, trimmed at its end if need be; otherwise nil.
    func fittingWidth(toEntry entry: Int) -> Int64? {
        let whole = wholeWidth(toEntry: entry)
        if whole <= width { return whole }
        guard paragraph.columns.exactness.trimsEnds else { return nil }
        let trim = paragraph.columns.endTrims[entry]
        return trim > 0 && widthNeeded(toTrimmed: offset(entry), whole, trim) <= width ? whole - trim : nil
    }

    /// The line to an entry, which fits. `width` is its own width.
    func trimmedLine(to entry: Int, width own: Int64) -> FoundLine {
        let whole = wholeWidth(toEntry: entry)
        let needed = own < whole ? widthNeeded(toTrimmed: offset(entry), whole, whole - own) : own
        var line = line(to: LineStart(entry: entry), width: own, next: nextWidth(after: entry, whole, own))
        line.trimsEnd = own < whole
        line.least = needed > own ? needed : 0
        return line
    }

    /// The width from which on the line is another one; 0 if that is not known. A line that ends at the next entry may
    /// need up to 1/64 of a pixel less than the columns say.
    private func nextWidth(after entry: Int, _ whole: Int64, _ own: Int64) -> Int64 {
        guard start.byte == nil, paragraph.columns.exactness.sumsAreExact else { return 0 }
        let wider = own < whole ? whole : Int64.max
        guard entry < last else { return wider }
        let further = paragraph.columns.fitX(entry + 1) - paragraph.columns.startX(start.entry)
        return min(wider, further - paragraph.unit.box(1))
    }

    /// The width of the line to an entry with its last character whole.
    private func wholeWidth(toEntry entry: Int) -> Int64 {
        let columns = paragraph.columns
        guard start.byte == nil, columns.exactness.trimsEnds, columns.exactness.sumsAreExact,
            columns.endTrims[entry] == 0
        else { return exactWidth(to: offset(entry)) }
        return columns.fitX(entry) - columns.startX(start.entry)
    }

    /// The width that a line to a byte needs if it is trimmed: a browser adds the trimmed end to the position of the text
    /// before it, which it rounds up to 1/64 of a pixel.
    private func widthNeeded(toTrimmed end: Int, _ whole: Int64, _ trim: Int64) -> Int64 {
        let isRounded = !paragraph.columns.exactness.roundsBoxes && paragraph.segments[segment].baseLevel & 1 == 0
        guard isRounded, let safe = detail.safeCut(before: detail.graphemeStart(before: end), notBefore: byte),
            let x = start.byte == nil ? detail.safeX(byte) : nil
        else { return whole - trim }
        let unit = paragraph.unit
        let tail = whole - trim - (safe.x - x)
        return unit.box(safe.x) - unit.box(x) + tail
    }
}
