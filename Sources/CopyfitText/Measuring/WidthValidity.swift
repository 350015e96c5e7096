/// The widths for which an answer holds, in text units, collected line by line: from the widest line up to the cheapest
/// extension of a line.
struct WidthValidity {
    private var lowest: Int64 = 0
    private var next = Int64.max
    private let width: Int64

    /// All widths, before the lines are known. `width` is the requested one.
    init(width: Int64) { self.width = width }

    /// Adds a line. A line that is too wide is a single grapheme or a word that stays whole, and stays the same at greater
    /// widths; but once it fits, the answer says so.
    mutating func add(lineWidth: Int64, next lineNext: Int64) {
        lowest = max(lowest, min(lineWidth, width))
        bound(next: lineNext)
        if lineWidth > width { bound(next: lineWidth) }
    }

    /// Adds a line beside which some room is left free.
    mutating func add(_ line: BrokenLine, inset: Int64) {
        let next = line.next == 0 || line.next == .max ? line.next : line.next + inset
        guard let floor = line.floor else {
            add(lineWidth: line.width + inset, next: next)
            if line.least > 0 { lowest = max(lowest, line.least + inset) }
            return
        }
        lowest = max(lowest, floor + inset)
        bound(next: next)
    }

    /// Ends the lines. Once the widest of them fits, if it is too wide, the answer says so, unless it does not fit for
    /// another reason.
    mutating func finish(widest: Int64, isForced: Bool) {
        if widest > width, !isForced { bound(next: widest) }
    }

    /// The answer changes at this width.
    mutating func bound(next other: Int64) { next = min(next, other) }

    /// Nothing is known about other widths.
    mutating func forget() { next = 0 }

    /// The interval, which contains the requested width; nil if nothing is known.
    var interval: Range<Int64>? {
        lowest <= width && width < next ? lowest..<next : nil
    }
}

/// A measurement and the widths, in text units, that give the same one; nil if no other width is known to.
struct ParagraphAnswer {
    let measurement: ParagraphMeasurement
    let widths: Range<Int64>?
}
