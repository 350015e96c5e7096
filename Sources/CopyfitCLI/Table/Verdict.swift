import CopyfitText

/// Whether a measurement fits, in words that say what would help.
struct Verdict {
    private let measurement: Measurement

    init(_ measurement: Measurement) {
        self.measurement = measurement
    }

    /// `yes`, or `no` with the amounts.
    var text: String {
        if measurement.fits { return "yes" }
        return "no: " + [lines, width].compactMap(\.self).joined(separator: ", ")
    }

    private var lines: String? {
        switch measurement.overLines {
        case 0: measurement.room.isTruncated ? "cut off" : nil
        case 1: "1 line too many"
        case let count: "\(count) lines too many"
        }
    }

    private var width: String {
        let width = measurement.overWidth
        return width.isFinite ? "too narrow by \(Points.text(width)) pt" : "no width is enough"
    }
}
