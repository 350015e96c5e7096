import CopyfitChecking
import CopyfitCommandLine
import CopyfitReporting

/// The last lines of the table: how much was found and looked at.
struct FindingSummary {
    private let compared: ComparedReport

    init(_ compared: ComparedReport) { self.compared = compared }

    var text: String {
        let report = compared.report
        return [report.findingCount, known, exempt, report.lookedAt].compactMap(\.self).joined(separator: "\n") + "\n"
    }

    private var exempt: String? { compared.report.summary.exemptSentence.map(VisibleText.of) }

    private var known: String? {
        if compared.knownCount == 0, compared.gone.isEmpty { return nil }
        let gone = compared.gone.isEmpty ? "" : " \(compared.gone.count) are gone: --update-baseline forgets them."
        return "\(PointsText.count(compared.knownCount, "known finding")) left out.\(gone)"
    }
}
