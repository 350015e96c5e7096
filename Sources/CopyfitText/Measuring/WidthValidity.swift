/// The widths over which an answer holds, gathered line by line, in text units: from the widest line up to the cheapest
/// extension of one.
struct WidthValidity {
    private var lowest: Int64 = 0
    private var next = Int64.max
    private let width: Int64

    /// Every width, before the lines are known. `width` is the one that was asked for.
    init(width: Int64) { self.width = width }

    /// A line too wide for the width, being one grapheme, stays one; but once it fits, the answer says so.
    mutating func add(lineWidth: Int64, next lineNext: Int64) {
        lowest = max(lowest, min(lineWidth, width))
        bound(next: lineNext)
        if lineWidth > width { bound(next: lineWidth) }
    }

    mutating func add(_ line: BrokenLine) {
        add(lineWidth: line.width, next: line.next)
        lowest = max(lowest, line.least)
    }

    /// From this width on the answer is another.
    mutating func bound(next other: Int64) { next = min(next, other) }

    /// Nothing is known of other widths.
    mutating func forget() { next = 0 }

    /// The interval, nil where nothing is known; holds the width that was asked for.
    var interval: Range<Int64>? {
        lowest <= width && width < next ? lowest..<next : nil
    }
}

/// A measurement and the widths, in text units, that have the same.
struct ParagraphAnswer {
    let measurement: ParagraphMeasurement
    let widths: Range<Int64>?
}
