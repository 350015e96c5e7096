import CopyfitText

/// A text as it was placed, for drawing: nothing has to be searched or shaped again.
final class PlacedText {
    /// Tightened or scaled down, if that kept it from being truncated.
    let paragraph: PreparedParagraph
    /// What its lines were broken for.
    let constraint: ParagraphConstraint
    /// Empty if the text was given no room at all.
    let lines: [ParagraphLine]

    init(_ paragraph: PreparedParagraph, _ constraint: ParagraphConstraint, _ lines: [ParagraphLine]) {
        self.paragraph = paragraph
        self.constraint = constraint
        self.lines = lines
    }
}
