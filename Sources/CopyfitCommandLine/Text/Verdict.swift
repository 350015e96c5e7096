import CopyfitText

/// Whether a measurement fits, and if not, by how much.
package struct Verdict {
    private let measurement: Measurement
    private let over: Over

    package init(_ measurement: Measurement) {
        self.measurement = measurement
        over = measurement.over
    }

    /// `yes`, or `no` with the amounts.
    package var text: String { amounts.map { "no: " + $0 } ?? "yes" }

    /// By how much the text does not fit; nil if it does.
    package var amounts: String? {
        measurement.fits ? nil : [lines, width].compactMap(\.self).joined(separator: ", ")
    }

    private var lines: String? {
        switch over.lines {
        case 0: measurement.isTruncated ? "cut off" : nil
        case 1: "1 line too many"
        case let count: "\(count) lines too many"
        }
    }

    private var width: String {
        if over.width.isFinite { return "too narrow by \(Points.text(over.width)) pt" }
        return over.height > 0 ? "too low by \(Points.text(over.height)) pt" : "no width is enough"
    }
}
