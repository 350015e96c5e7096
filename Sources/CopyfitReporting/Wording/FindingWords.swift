package import CopyfitChecking

extension Finding {
    /// The message, the failing widths if there are several, and the repairs.
    package var sentences: [String] { [message, failingRanges, RepairSentence.text(self)].filter { !$0.isEmpty } }

    /// What the text is translated from and the text, or the text alone: `“Buy” → “Kaufen”`; empty for findings that are not
    /// about one text.
    ///
    /// - Parameter shown: how a text is shown.
    package func texts(_ shown: (String) -> String) -> String {
        if text.isEmpty || group != nil { return "" }
        return [source, text].compactMap(\.self).map { "“\(shown($0))”" }.joined(separator: " → ")
    }

    /// The kind, with the name of the rule: `does-not-fit (buttons)`.
    ///
    /// - Parameter shown: how the name is shown.
    package func kindAndRule(_ shown: (String) -> String = { $0 }) -> String {
        guard let rule, !rule.isEmpty else { return kind.rawValue }
        return "\(kind.rawValue) (\(shown(rule)))"
    }

    /// `Fails from 60 pt to below 93.91 pt.`; empty if it fails at single widths only.
    var failingRanges: String {
        let ranges = (fit?.failingWidths ?? []).filter { $0.to > $0.from }
        if ranges.isEmpty { return "" }
        let shown = ranges.prefix(3).map { range in
            "from \(Points.text(range.from)) pt to \(range.includesEnd ? "" : "below ")\(Points.text(range.to)) pt"
        }
        return "Fails \(shown.joined(separator: ", "))\(ranges.count > 3 ? " and at other widths" : "")."
    }
}

extension CheckReport {
    /// How many findings there are, and how much could not be read, as a sentence.
    package var findingCount: String {
        let counts = [FindingSeverity.error, .warning, .note].compactMap { severity in
            let count = findings.count { $0.severity == severity }
            return count == 0 ? nil : Count.text(count, severity.rawValue)
        }
        let unread = problems.isEmpty ? "" : "\(Count.text(problems.count, "place")) could not be read"
        if counts.isEmpty { return unread.isEmpty ? "Nothing to fix." : "No findings in the rest; \(unread)." }
        let found = "\(counts.joined(separator: ", ")) in \(Count.text(Set(findings.map(\.file)).count, "file"))"
        return unread.isEmpty ? found + "." : "\(found); \(unread)."
    }

    /// A sentence with the totals.
    package var lookedAt: String {
        let read = "\(Count.text(summary.keys, "key")) in \(Count.text(summary.locales, "language"))"
        let files = Count.text(summary.files, "file")
        guard summary.checks > 0 else {
            return "Read \(read) from \(files); no rule limits the texts, so their fit was not checked."
        }
        return "Read \(read) from \(files); \(summary.fitting) of \(Count.text(summary.checks, "check")) fit."
    }
}

extension FindingSeverity {
    /// The severities that findings have, the gravest first.
    static let gravestFirst: [FindingSeverity] = [.error, .warning, .note]
}
