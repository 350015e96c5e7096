import CopyfitFit
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

    /// What a paragraph that is shown as this text needs beyond the size that the text was placed with, under its line limit.
    /// What it was offered may differ where the text is the same. A line that is only higher than what was offered is whole,
    /// and containers often have more room than they offer first.
    func verdict(of own: PreparedParagraph, in size: CGSize) -> Verdict {
        if !isTruncated, !lines.contains(where: \.endsInsideWord) { return Verdict() }
        let room = room(size)
        let hasWideWord = isTruncated ? hasTooWideWord(own, size.width) : lines.contains(where: \.endsInsideWord)
        let missing = own.overflow(room, style).width
        var verdict = Verdict(on: own, in: room, style, missingWidth: missing, hasWideWord: hasWideWord)
        (verdict.hasRoom, verdict.isCutOff) = (hasRoom, isTruncated)
        return verdict
    }

    /// How many lines of a paragraph are left out in the size that the text was placed with.
    func linesLeftOut(of own: PreparedParagraph, in size: CGSize) -> Int { own.overflow(room(size), style).lines }

    /// Its height counts unless its line limit is what cuts the text off.
    private func room(_ size: CGSize) -> ParagraphConstraint {
        let isLow = isTruncated && lines.count < constraint.maxLines ?? .max
        let height = isLow ? size.height : .infinity
        return ParagraphConstraint(width: size.width, height: height, maxLines: constraint.maxLines)
    }

    /// Whether a word is wider than the offer. A text that is cut off is often a letter narrower than that.
    private func hasTooWideWord(_ own: PreparedParagraph, _ width: CGFloat) -> Bool {
        let offer = constraint.width.isFinite ? max(width, constraint.width) : width
        return own.widestPiece(in: style) > offer
    }
}
