import CopyfitFit
import CopyfitText

/// A part of a text that stays together and is wider than its room: the last one that is in the way as the room grows.
struct WideWord {
    let text: String
    /// The width that it needs, in points.
    let width: Double

    /// - Parameter needed: The least greater width from which on the text fits; nil if there is none.
    init?(_ paragraph: PreparedParagraph, _ requirement: Fit, _ room: ParagraphConstraint, needed: Double?) {
        let allFits = !requirement.allowsTruncation && !requirement.allowsWordCuts
        guard room.width < paragraph.minContentWidth,
            let enough = allFits ? paragraph.minContentWidth : needed, enough > room.width
        else { return nil }
        width = enough
        var narrow = allFits ? ParagraphConstraint() : room
        narrow.width = (enough - WidthUnit.points(1)).nextDown
        let lines = paragraph.lines(narrow)
        if !requirement.allowsWordCuts, let cut = lines.first(where: \.endsInsideWord) {
            text = paragraph.piece(endingAfter: cut.range.upperBound)
        } else if let wide = lines.first(where: { $0.width > narrow.width }) {
            text = paragraph.characters(in: wide.visibleRange).trimmingSpaces
        } else {
            guard allFits else { return nil }
            text = paragraph.source.text
        }
    }
}

extension PreparedParagraph {
    /// The part that stays together in which a line ends.
    fileprivate func piece(endingAfter end: Int) -> String {
        let offsets = breakOffsets
        let upper = offsets.first { $0 >= end } ?? source.text.utf8.count
        let lower = offsets.last { $0 < end } ?? 0
        return characters(in: lower..<max(lower, upper)).trimmingSpaces
    }
}
