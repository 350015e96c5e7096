import CopyfitChecking

/// A text that does not fit, in its box: lines as they are set, each as wide as it was measured, what is too much
/// hatched, and the width that would be enough dashed.
///
/// The reader's fonts draw the text, stretched to the measured widths, so that the page needs no font.
struct FindingDrawing {
    private let fit: FitFailure
    private let finding: Finding
    private let lines: [FitFailure.SetLine]

    /// More lines are not drawn, nor longer ones.
    private static let (lineLimit, characterLimit) = (12, 300)
    /// What is drawn is at most as wide, in points, beyond the box.
    private static let overLimit = 600.0

    init(_ fit: FitFailure, _ finding: Finding) {
        self.fit = fit
        self.finding = finding
        lines = Array(fit.lines.prefix(Self.lineLimit))
    }

    var svg: String {
        let (width, height) = (extent + 96, max(boxHeight, textHeight) + 4)
        let label = "The text in its box: \(amount.isEmpty ? finding.message : amount)"
        return """
            <svg viewBox="-2 -2 \(Self.number(width)) \(Self.number(height))" width="\(Self.number(width * 4 / 3))" \
            height="\(Self.number(height * 4 / 3))" role="img" aria-label="\(MarkupText.of(label))">
            \(excess)\(wider)\(texts)<rect class="box" x="\(Self.number(x(0, boxWidth)))" y="0" \
            width="\(Self.number(boxWidth))" height="\(Self.number(boxHeight))"/>\(labels)</svg>
            """
    }

    // MARK: Sizes, in points

    /// How far apart lines are drawn; a report does not say how far they are set.
    private var pitch: Double { fit.size * 1.25 }

    private var textHeight: Double { Double(lines.count) * pitch + (isCutShort ? pitch : 0) }

    private var isCutShort: Bool { lines.count < fit.lines.count }

    private var boxWidth: Double { fit.width ?? max(1, lines.map(\.width).max() ?? 1) }

    private var boxHeight: Double {
        if let height = fit.height { return height }
        let kept = lines.prefix { !$0.isBeyondLimit }.count
        return Double(max(1, min(fit.maxLines ?? kept, lines.count))) * pitch
    }

    /// How far the drawing reaches from where lines begin.
    private var extent: Double {
        let widest = lines.map(\.width).max() ?? 0
        return min(max(boxWidth, neededWidth ?? 0, widest), boxWidth + Self.overLimit)
    }

    private var neededWidth: Double? { fit.over.map { boxWidth + $0 } }

    /// Whether lines begin on the right, decided as Unicode does: by the first letter that has a direction.
    private var isRightToLeft: Bool {
        for scalar in finding.text.unicodeScalars {
            switch scalar.value {
            case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
            default: if scalar.properties.isAlphabetic { return false }
            }
        }
        return false
    }

    /// The left edge of something that begins and ends so far from where lines begin.
    private func x(_ start: Double, _ end: Double) -> Double { isRightToLeft ? extent + 92 - end : start }

    // MARK: Parts

    private var texts: String {
        lines.enumerated().map { index, line in
            let y = Double(index) * pitch + fit.size
            let isWhole = line.text.unicodeScalars.count <= Self.characterLimit && line.width > 0
            let length = isWhole ? " textLength=\"\(Self.number(line.width))\" lengthAdjust=\"spacingAndGlyphs\"" : ""
            let text = MarkupText.of(String(line.text.prefix(Self.characterLimit)), keepsDirections: true)
            return "<text x=\"\(Self.number(isRightToLeft ? extent + 92 : 0))\" y=\"\(Self.number(y))\"\(length)"
                + " font-size=\"\(Self.number(fit.size))\" font-family=\"\(family)\"\(direction)"
                + "\(line.isBeyondLimit ? " class=\"beyond\"" : "")>\(text)</text>"
        }.joined()
    }

    private var direction: String { isRightToLeft ? " direction=\"rtl\"" : "" }

    private var family: String {
        let name = fit.font.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
        return "&#39;\(MarkupText.of(name))&#39;, sans-serif"
    }

    /// Hatched: lines beyond the box, and what of a line is.
    private var excess: String {
        var text = ""
        if textHeight > boxHeight, lines.contains(where: \.isBeyondLimit) {
            text += hatched(0, boxWidth, boxHeight, textHeight)
        }
        for (index, line) in lines.enumerated() where line.width > boxWidth + WidthUnit.points(1) {
            let y = Double(index) * pitch
            text += hatched(boxWidth, min(line.width, extent), y, y + pitch)
        }
        return text
    }

    private func hatched(_ start: Double, _ end: Double, _ top: Double, _ bottom: Double) -> String {
        "<rect class=\"over\" x=\"\(Self.number(x(start, end)))\" y=\"\(Self.number(top))\""
            + " width=\"\(Self.number(end - start))\" height=\"\(Self.number(bottom - top))\"/>"
    }

    /// Dashed: the box that would be wide enough.
    private var wider: String {
        guard let neededWidth, neededWidth <= extent else { return "" }
        return hatched(boxWidth, neededWidth, 0, boxHeight)
            + "<rect class=\"needed\" x=\"\(Self.number(x(0, neededWidth)))\" y=\"0\""
            + " width=\"\(Self.number(neededWidth))\" height=\"\(Self.number(boxHeight))\"/>"
    }

    /// How much is too much, beside the box.
    private var labels: String {
        let x = isRightToLeft ? 88.0 : extent + 4
        let anchor = isRightToLeft ? " text-anchor=\"end\"" : ""
        let end =
            "<text class=\"amount\" x=\"\(Self.number(x))\" y=\"\(Self.number(fit.size))\"\(anchor)>\(amount)</text>"
        if !isCutShort { return end }
        let y = Double(lines.count) * pitch + fit.size
        let rest = Count.text(fit.lines.count - lines.count, "more line")
        return end + "<text class=\"amount\" x=\"0\" y=\"\(Self.number(y))\">\(rest)</text>"
    }

    private var amount: String {
        if let over = fit.over { return "+\(Points.text(over)) pt" }
        if fit.extraLines > 0 { return "+\(Count.text(fit.extraLines, "line"))" }
        return fit.overHeight > 0 ? "+\(Points.text(fit.overHeight)) pt tall" : ""
    }

    /// A coordinate with at most two decimals.
    private static func number(_ value: Double) -> String { Points.text((value * 100).rounded() / 100) }
}
