import CopyfitChecking
import CopyfitCommandLine
import CopyfitReporting
import CopyfitUnicode

/// The last lines of the table: how much was found and looked at.
struct FindingSummary {
    private let compared: ComparedReport
    private let columns: Int?

    /// - Parameter columns: How many cells a line has; nil: lines are as long as their texts.
    init(_ compared: ComparedReport, columns: Int?) { (self.compared, self.columns) = (compared, columns) }

    var text: String {
        let report = compared.report
        let sentences = [report.findingCount, known, exempt, report.lookedAt].compactMap(\.self) + sources
        let lines = columns.map { columns in sentences.flatMap { TerminalWidth.wrapped($0, to: columns) } } ?? sentences
        return lines.joined(separator: "\n") + "\n"
    }

    private var exempt: String? { compared.report.summary.exemptSentence.map { VisibleText.of($0) } }

    private var sources: [String] { compared.report.summary.sourceSentences.map { VisibleText.of($0) } }

    private var known: String? {
        if compared.knownCount == 0, compared.gone.isEmpty { return nil }
        let gone = compared.gone.isEmpty ? "" : " \(compared.gone.count) are resolved: --update-baseline removes them."
        return "\(Count.text(compared.knownCount, "known finding")) not shown.\(gone)"
    }
}
