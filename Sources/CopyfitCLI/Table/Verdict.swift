import CopyfitText

/// Whether a measurement fits, and if not, by how much.
struct Verdict {
    private let measurement: Measurement
    private let over: Over

    init(_ measurement: Measurement) {
        self.measurement = measurement
        over = measurement.over
    }

    /// `yes`, or `no` with the amounts.
    var text: String {
        if measurement.fits { return "yes" }
        return "no: " + [lines, width].compactMap(\.self).joined(separator: ", ")
    }

    private var lines: String? {
        switch over.lines {
        case 0: measurement.room.isTruncated ? "cut off" : nil
        case 1: "1 line too many"
        case let count: "\(count) lines too many"
        }
    }

    private var width: String {
        if over.width.isFinite { return "too narrow by \(Points.text(over.width)) pt" }
        return over.height > 0 ? "too low by \(Points.text(over.height)) pt" : "no width is enough"
    }
}
