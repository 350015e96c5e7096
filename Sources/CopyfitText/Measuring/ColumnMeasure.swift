/// What the columns alone say of a width.
struct ColumnMeasurement: Hashable, Sendable {
    var lineCount = 0
    /// The widest line.
    var used: Int64 = 0
    /// The narrowest width at which some line would take one opportunity more.
    var next = Int64.max
}

extension PreparedParagraph {
    /// Counts the lines at a width by the columns: the fast path. nil when a word must be cut or a line be shaped.
    ///
    /// O(lines) expected, O(opportunities) at worst; allocates nothing.
    func measureColumns(width: Int64) -> ColumnMeasurement? {
        if hasContextualLines { return nil }
        switch columns {
        case .narrow(let columns):
            let limit = min(width, AnyColumns.narrowLimit)
            return columns.measure(segments, width: Int32(truncatingIfNeeded: limit), natural: naturalWidth)
        case .wide(let columns):
            return columns.measure(segments, width: width, natural: naturalWidth)
        }
    }
}

extension Columns {
    /// Guided probing: jump by the opportunities an average line holds, then walk to the exact one.
    func measure(_ segments: [HardSegment], width: Unit, natural: Int64) -> ColumnMeasurement? {
        var result = ColumnMeasurement()
        let stride = averageStride(width, natural)
        for segment in segments {
            var entry = Int(segment.firstOpportunity)
            let last = Int(segment.lastOpportunity)
            while entry < last {
                let start = startX[entry]
                let limit = start &+ width
                var end = min(entry &+ stride, last)
                while end > entry, fitX[end] > limit { end &-= 1 }
                while end < last, fitX[end &+ 1] <= limit { end &+= 1 }
                if end == entry { return nil }
                result.used = max(result.used, Int64(fitX[end] &- start))
                if end < last { result.next = min(result.next, Int64(fitX[end &+ 1]) &- Int64(start)) }
                result.lineCount &+= 1
                entry = end
            }
        }
        return result
    }

    private func averageStride(_ width: Unit, _ natural: Int64) -> Int {
        guard natural > 0, Int64(width) < natural else { return fitX.count }
        return max(1, Int(Double(width) * Double(fitX.count) / Double(natural)))
    }
}
