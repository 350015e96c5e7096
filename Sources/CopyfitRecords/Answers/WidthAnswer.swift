import CopyfitFit
package import CopyfitText

/// A measured text, and the widths of those asked for that it is the answer for.
package struct WidthAnswer {
    /// The text at the least of the widths.
    package let text: FittedText
    /// The widths in points, for people: `280`, or `280 to below 297.38`.
    package let widths: String

    /// The answer for one width.
    package init(_ text: FittedText) {
        self.text = text
        widths = Points.text(text.constraint.width)
    }

    fileprivate init(_ text: FittedText, upTo end: Double, includesEnd: Bool) {
        self.text = text
        let start = Points.text(text.constraint.width)
        let last = Points.text(end)
        widths = start == last ? start : "\(start) to \(includesEnd ? "" : "below ")\(last)"
    }
}

extension FittedText {
    /// The answers at some widths: one for each single width, and for every width of a range those that differ.
    ///
    /// - Complexity: a measurement for each width, and a few for each answer about a range.
    /// - Throws: If a range has too many answers, or the fonts of a tail that is shown are not what is required.
    package func answers(at widths: Widths, _ requirements: FontRequirements) throws(RecordError) -> [WidthAnswer] {
        var answers: [WidthAnswer] = []
        for range in widths.all {
            if range.isSingle {
                answers.append(WidthAnswer(inWidth(range.from)))
            } else {
                answers += try self.answers(over: range.points(size: size))
            }
        }
        for answer in answers { try FontNotes(answer.text).check(requirements) }
        return answers
    }

    private func answers(over range: ClosedRange<Double>) throws(RecordError) -> [WidthAnswer] {
        var answers: [WidthAnswer] = []
        var current = inWidth(range.lowerBound)
        for _ in 0..<WidthRange.limit {
            let end = current.validWidths.upperBound
            let width = current.constraint.width
            let next = end > width ? end : WidthUnit.next(after: width)
            if next > range.upperBound {
                return answers + [WidthAnswer(current, upTo: range.upperBound, includesEnd: true)]
            }
            answers.append(WidthAnswer(current, upTo: next, includesEnd: false))
            current = inWidth(next)
        }
        throw .tooManyAnswers
    }
}

extension RecordError {
    /// Lines differ at too many widths of a range.
    fileprivate static let tooManyAnswers = RecordError(
        code: "too-many-widths",
        message:
            "The text has more than \(WidthRange.limit) different answers over these widths: give a range with a step, "
            + "such as 280...430:10."
    )
}
