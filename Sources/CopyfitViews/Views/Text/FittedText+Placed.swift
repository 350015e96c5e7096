import CopyfitLayout
import CopyfitText
import Foundation

/// A text where it was placed.
extension FittedText {
    /// Where its top left corner is drawn, so that its first baseline is on a whole pixel.
    func origin(in frame: CGRect, scale: CGFloat) -> CGPoint {
        var origin = frame.roundedToPixels(scale: scale).origin
        let baseline = lines.first?.baseline ?? 0
        origin.y += (baseline * scale).rounded() / scale - baseline
        return origin
    }

    /// By how much a paragraph exceeds the size that the text was placed with, under its line limit. What it was offered
    /// may differ where the text is the same.
    func overflow(of paragraph: PreparedParagraph, in size: CGSize) -> ParagraphOverflow {
        let height = isTruncated ? size.height : .infinity
        let room = ParagraphConstraint(width: size.width, height: height, maxLines: constraint.maxLines)
        return paragraph.overflow(room, style)
    }

    /// What does not fit, in words; nil if everything does. A line that is only higher than what was offered is whole, and
    /// containers often have more room than they offer first.
    func problem(in size: CGSize) -> String? {
        if !hasRoom { return "no room at all" }
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
