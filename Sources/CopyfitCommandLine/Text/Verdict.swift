package import CopyfitText

/// Whether a measurement fits, and if not, by how much.
package struct Verdict {
    private let measurement: FittedText
    private let over: Over

    package init(_ measurement: FittedText) {
        self.measurement = measurement
        over = measurement.over
    }

    /// `yes`, or `no` with the amounts.
    package var text: String { amounts.map { "no: " + $0 } ?? "yes" }

    /// By how much the text does not fit, and how many of its characters no font has; nil if it fits.
    package var amounts: String? {
        let extent = measurement.isWhole ? [] : [lines, width]
        let parts = (extent + [missing]).compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    private var missing: String? {
        switch FontNotes(measurement.paragraph).missing.count {
        case 0: nil
        case 1: "1 character without a font"
        case let count: "\(count) characters without a font"
        }
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
