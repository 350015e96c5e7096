import CopyfitChecking
import CopyfitCommandLine
import CopyfitReporting
import CopyfitUnicode

/// The findings for people: file by file, then how many there are.
///
/// Everything that comes from files is made visible first, so that no text can move the cursor or change colours.
struct FindingTable {
    private let compared: ComparedReport
    private let usesColor: Bool
    private let isForTerminal: Bool
    private let columns: Int?

    /// With less room beside the keys, texts are on lines of their own, in cells.
    private static let (leastRoom, narrowIndent) = (40, 8)

    /// Keys that are longer are cut, in cells of the terminal.
    private static let longestKey = 40
    /// So are texts.
    private static let longestText = 60

    /// - Parameters:
    ///   - isForTerminal: Whether a heat map is before the counts.
    ///   - columns: How many cells a line has; nil: lines are as long as their texts.
    init(_ compared: ComparedReport, usesColor: Bool, isForTerminal: Bool, columns: Int?) {
        self.columns = columns
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
        let map = isForTerminal ? HeatBlocks(compared.report.findings, usesColor: usesColor, columns: columns).text : ""
        return text + gone + map + FindingSummary(compared, columns: columns).text
    }

    private func section(_ file: String, _ findings: [Finding]) -> String {
        let places = findings.map { "\($0.line):\($0.column)" }
        let names = findings.map(Self.name)
        let widths = (
            places.map(\.count).max() ?? 0, findings.map(\.severity.rawValue.count).max() ?? 0,
            names.map(TerminalWidth.cells).max() ?? 0
        )
        let indent = widths.0 + widths.1 + widths.2 + 8
        let isNarrow = columns.map { $0 - indent < Self.leastRoom } ?? false
        var text = wrapped(file, indent: 0).map { colored($0, .bold) + "\n" }.joined()
        for (index, finding) in findings.enumerated() {
            let place = TerminalWidth.padded(places[index], to: widths.0, .right)
            let severity = TerminalWidth.padded(finding.severity.rawValue, to: widths.1)
            text += "  \(colored(place, .dim))  \(colored(severity, finding.severity.color))"
            text +=
                isNarrow
                ? narrow(names[index], after: widths.0 + widths.1 + 6)
                : "  " + TerminalWidth.padded(names[index], to: widths.2) + "  "
            text += sentences(finding, indent: isNarrow ? Self.narrowIndent : indent)
        }
        return text + "\n"
    }

    /// A name beside the severity, or in lines of its own if there is no room for it, and the start of the next line.
    private func narrow(_ name: String, after indent: Int) -> String {
        let start = "\n" + String(repeating: " ", count: Self.narrowIndent)
        let room = columns ?? .max
        if TerminalWidth.cells(name) <= room - indent { return "  " + name + start }
        let lines = TerminalWidth.wrapped(name, to: max(Self.narrowIndent, room - Self.narrowIndent))
        return start + lines.joined(separator: start) + start
    }

    /// The message with the kind, and then what else there is to say, in lines that the terminal has room for.
    private func sentences(_ finding: Finding, indent: Int) -> String {
        let room = columns.map { max(Self.narrowIndent, $0 - indent) } ?? .max
        let start = "\n" + String(repeating: " ", count: indent)
        let message = TerminalWidth.wrapped(VisibleText.of(finding.message), to: room)
        let kind = Self.kind(finding)
        let hasRoom = TerminalWidth.cells(message.last ?? "") + 2 <= room - min(room, TerminalWidth.cells(kind))
        var text = message.joined(separator: start)
        text +=
            hasRoom
            ? "  " + colored(kind, .dim)
            : TerminalWidth.wrapped(kind, to: room).map { start + colored($0, .dim) }.joined()
        let shown = min(Self.longestText, max(Self.narrowIndent, (room - 7) / 2))
        let texts = finding.texts { TerminalWidth.shortened(VisibleText.of($0), to: shown) }
        for line in texts.isEmpty ? [] : TerminalWidth.wrapped(texts, to: room) { text += start + line }
        for sentence in finding.sentences.dropFirst() {
            for line in TerminalWidth.wrapped(VisibleText.of(sentence), to: room) {
                text += start + colored(line, .dim)
            }
        }
        return text + "\n"
    }

    private var gone: String {
        if compared.gone.isEmpty { return "" }
        let lines = compared.gone.flatMap { entry in
            wrapped("\(entry.file)  \(entry.kind.rawValue)  \(entry.key) (\(entry.locale))", indent: 2)
        }
        let title = wrapped("Resolved since the baseline", indent: 0).map { colored($0, .bold) + "\n" }
        return (title + lines.map { "  " + $0 + "\n" }).joined() + "\n"
    }

    /// A text made visible, in lines that the terminal has room for after an indent.
    private func wrapped(_ text: String, indent: Int) -> [String] {
        TerminalWidth.wrapped(VisibleText.of(text), to: columns.map { max(Self.narrowIndent, $0 - indent) } ?? .max)
    }

    /// The key, with the language and the variant.
    private static func name(_ finding: Finding) -> String {
        let conditions = [finding.locale].filter { !$0.isEmpty } + finding.variant
        let key = TerminalWidth.shortened(VisibleText.of(finding.key), to: longestKey)
        let suffix = conditions.isEmpty ? "" : "(\(VisibleText.of(conditions.joined(separator: ", "))))"
        return [key, suffix].filter { !$0.isEmpty }.joined(separator: " ")
    }

    private static func kind(_ finding: Finding) -> String {
        VisibleText.of(finding.kindAndRule { TerminalWidth.shortened($0, to: longestKey) })
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
