import CopyfitText

/// How much more text there is room for.
package struct TextSlack {
    /// How much wider the last line may become, in points; infinity without a limit.
    package let width: Double
    /// How many lines may follow; nil without a limit.
    package let lines: Int?
    /// What is left of the height, in points; infinity without a limit.
    package let height: Double

    private static let none = TextSlack(width: 0, lines: 0, height: 0)

    private init(width: Double, lines: Int?, height: Double) {
        (self.width, self.lines, self.height) = (width, lines, height)
    }

    /// The slack of a text with these lines: none if something does not fit.
    init(_ text: borrowing FittedText, _ lines: [ParagraphLine]) {
        guard text.isWhole, let last = lines.last else {
            self = .none
            return
        }
        let (constraint, tail) = (text.constraint, text.style.tailIndent)
        let height = max(0, constraint.height - text.measurement.height)
        let limits = [
            constraint.maxLines.map { $0 - lines.count },
            Self.lineCount(in: height, each: text.nextLineHeight),
        ]
        self.init(
            width: max(0, constraint.width - last.indent - last.width - tail),
            lines: limits.compactMap { $0 }.min(),
            height: height
        )
    }

    /// How many lines have room in a height; nil if that is no limit: lines take none of it, or a thousand million have room.
    private static func lineCount(in height: Double, each line: Double) -> Int? {
        let count = (height / line + 1e-9).rounded(.down)
        return line > 0 && count < 1e9 ? Int(count) : nil
    }
}

extension FittedText {
    /// By how much one more line as tall as the last makes the text taller.
    fileprivate var nextLineHeight: Double {
        var longer = style
        longer.reservedLines = measurement.lineCount + 1
        return paragraph.measure(constraint, longer).height - measurement.height
    }
}
