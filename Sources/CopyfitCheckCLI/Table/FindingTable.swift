import CopyfitChecking
import CopyfitCommandLine
import CopyfitReporting

/// The findings for people: file by file, then how many there are.
///
/// Everything that comes from files is made visible first, so that no text can move the cursor or change colours.
struct FindingTable {
    private let compared: ComparedReport
    private let usesColor: Bool
    private let isForTerminal: Bool

    /// Keys that are longer are cut, in cells of the terminal.
    private static let longestKey = 40

    /// - Parameter isForTerminal: Whether a heat map is before the counts.
    init(_ compared: ComparedReport, usesColor: Bool, isForTerminal: Bool) {
        self.compared = compared
        self.usesColor = usesColor
        self.isForTerminal = isForTerminal
    }

    /// The whole table.
    var text: String {
        var text = ""
        var rest = compared.report.findings[...]
        while let file = rest.first?.file {
            let end = rest.firstIndex { $0.file != file } ?? rest.endIndex
            text += section(file, Array(rest[..<end]))
            rest = rest[end...]
        }
        let map = isForTerminal ? HeatBlocks(compared.report.findings, usesColor: usesColor).text : ""
        return text + gone + map + FindingSummary(compared).text
    }

    private func section(_ file: String, _ findings: [Finding]) -> String {
        let places = findings.map { "\($0.line):\($0.column)" }
        let names = findings.map(Self.name)
        let widths = (
            places.map(\.count).max() ?? 0, findings.map(\.severity.rawValue.count).max() ?? 0,
            names.map(TerminalWidth.cells).max() ?? 0
        )
        var text = colored(VisibleText.of(file), .bold) + "\n"
        for (index, finding) in findings.enumerated() {
            let place = String(repeating: " ", count: widths.0 - places[index].count) + places[index]
            let severity = padded(finding.severity.rawValue, to: widths.1)
            text += "  \(colored(place, .dim))  \(colored(severity, finding.severity.color))  "
            text += "\(padded(names[index], to: widths.2))  \(VisibleText.of(finding.message))"
            text += "  \(colored(Self.kind(finding), .dim))\n"
            let indent = String(repeating: " ", count: widths.0 + widths.1 + widths.2 + 8)
            for sentence in finding.sentences.dropFirst() {
                text += colored("\(indent)\(VisibleText.of(sentence))", .dim) + "\n"
            }
        }
        return text + "\n"
    }

    private var gone: String {
        if compared.gone.isEmpty { return "" }
        let lines = compared.gone.map { entry in
            VisibleText.of("  \(entry.file)  \(entry.kind.rawValue)  \(entry.key) (\(entry.locale))") + "\n"
        }
        return colored("Gone from the baseline", .bold) + "\n" + lines.joined() + "\n"
    }

    /// The key, with the language and the variant.
    private static func name(_ finding: Finding) -> String {
        let conditions = [finding.locale].filter { !$0.isEmpty } + finding.variant
        let key = TerminalWidth.shortened(VisibleText.of(finding.key), to: longestKey)
        let suffix = conditions.isEmpty ? "" : "(\(VisibleText.of(conditions.joined(separator: ", "))))"
        return [key, suffix].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The kind, with the name of the rule: `does-not-fit (buttons)`.
    private static func kind(_ finding: Finding) -> String {
        guard let rule = finding.rule, !rule.isEmpty else { return finding.kind.rawValue }
        return "\(finding.kind.rawValue) (\(TerminalWidth.shortened(VisibleText.of(rule), to: longestKey)))"
    }

    private func padded(_ cell: String, to width: Int) -> String {
        cell + String(repeating: " ", count: max(0, width - TerminalWidth.cells(cell)))
    }

    private func colored(_ text: String, _ color: TerminalColor) -> String {
        usesColor ? color.text(text) : text
    }
}

extension FindingSeverity {
    fileprivate var color: TerminalColor {
        switch self {
        case .error: .red
        case .warning: .yellow
        case .note: .blue
        }
    }
}
