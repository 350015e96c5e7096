import CopyfitLayout
import CopyfitText
import Foundation

/// A text as it was placed, for drawing: nothing has to be searched or shaped again.
final class PlacedText {
    /// Tightened or scaled down, if that kept it from being truncated.
    let paragraph: PreparedParagraph
    /// What its lines are broken for; nil if the text was given no room at all, so that it has no lines.
    let constraint: ParagraphConstraint?
    /// Broken when first asked for.
    private(set) lazy var lines: [ParagraphLine] = constraint.map { paragraph.lines($0, style) } ?? []

    /// How its lines are set.
    let style: LineStyle

    init(_ paragraph: PreparedParagraph, _ constraint: ParagraphConstraint?, _ style: LineStyle) {
        self.paragraph = paragraph
        self.constraint = constraint
        self.style = style
    }

    /// Where its top left corner is drawn, so that its first baseline is on a whole pixel.
    func origin(in frame: CGRect, scale: CGFloat) -> CGPoint {
        var origin = frame.roundedToPixels(scale: scale).origin
        let baseline = lines.first?.baseline ?? 0
        origin.y += (baseline * scale).rounded() / scale - baseline
        return origin
    }

    /// Whether a part of it is not shown: it has an ellipsis, or no room at all.
    var isTruncated: Bool { constraint == nil || lines.contains(where: \.isTruncated) }

    /// By how much a paragraph exceeds the size that the text was placed with, under its line limit. What it was offered
    /// may differ where the text is the same.
    func overflow(of paragraph: PreparedParagraph, in size: CGSize) -> ParagraphOverflow {
        let height = isTruncated ? size.height : .infinity
        let room = ParagraphConstraint(width: size.width, height: height, maxLines: constraint?.maxLines)
        return paragraph.overflow(room, style)
    }

    /// What does not fit, in words; nil if everything does. A line that is only higher than what was offered is whole, and
    /// containers often have more room than they offer first.
    func problem(in size: CGSize) -> String? {
        if constraint == nil { return "no room at all" }
        let hasCutWord = lines.contains(where: \.endsInsideWord)
        let missing = overflow(of: paragraph, in: size)
        var parts: [String] = []
        if isTruncated { parts.append("cut off") }
        if missing.lines > 0 { parts.append("\(missing.lines) \(missing.lines == 1 ? "line" : "lines") too many") }
        if let width = missing.width, width > 0 { parts.append("+\(shortDescription(of: width)) pt wide") }
        if hasCutWord { parts.append("a word is cut") }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}
