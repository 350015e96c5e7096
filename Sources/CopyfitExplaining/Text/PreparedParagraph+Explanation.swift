public import CopyfitText

extension PreparedParagraph {
    /// Why the text is set as it is at a width in points.
    ///
    /// - Complexity: that of `explanation(_:_:)`.
    public func explanation(fitting width: Double) -> TextExplanation {
        explanation(ParagraphConstraint(width: width))
    }

    /// Why the text is set as it is under a constraint.
    ///
    /// - Complexity: about forty searches for a line for each line; if the text does not fit, also that of finding a size and a
    ///   width that fit.
    /// - Parameters:
    ///   - constraint: width, height and number of lines.
    ///   - style: how lines are set.
    public func explanation(_ constraint: ParagraphConstraint, _ style: LineStyle = LineStyle()) -> TextExplanation {
        TextExplanation(FittedText(self, constraint, style))
    }
}
