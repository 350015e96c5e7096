extension PreparedParagraph {
    /// Whether a wider line never holds less, so that a greater width never gives more lines. False for text with tabs
    /// and for text whose letters are set back at both edges of a line.
    package var widerLinesHoldMore: Bool { columns.exactness.columnsAreExact }

    /// Whether all lines are equally tall, whatever is on them.
    package var linesAreAlike: Bool {
        switch lineMetrics {
        case .uniform: true
        case .mixed: false
        }
    }
}
