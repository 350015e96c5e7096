import CopyfitTranslations

extension CheckContext {
    /// A finding about a text; nil if its kind is not looked for.
    func finding(
        _ kind: FindingKind,
        _ translation: Translation,
        _ file: CheckedFile,
        rule: String? = nil,
        _ message: () -> String
    ) -> Finding? {
        finding(kind, translation, path: file.path, rule: rule, message)
    }

    /// A finding about a text that is graver than others of its kind, unless the rules say how grave they are.
    func grave(_ kind: FindingKind, _ translation: Translation, _ file: CheckedFile, _ message: () -> String)
        -> Finding?
    {
        var finding = finding(kind, translation, file, message)
        if rules.severities[kind] == nil { finding?.severity = .error }
        return finding
    }

    /// A finding about a place in a file; nil if its kind is not looked for.
    func finding(
        _ kind: FindingKind,
        _ translation: Translation,
        path: String,
        rule: String? = nil,
        _ message: () -> String
    ) -> Finding? {
        guard let severity = rules.severity(of: kind), !translation.flags.contains(where: kind.isTurnedOff) else {
            return nil
        }
        return Finding(
            kind: kind,
            severity: severity,
            message: message(),
            file: path,
            line: translation.position.line,
            column: translation.position.column,
            key: translation.key,
            context: translation.context,
            locale: translation.locale.name,
            language: translation.locale.tag,
            variant: translation.variant.map(\.description),
            text: translation.text,
            rule: rule,
            usedFont: nil,
            fit: nil,
            repairs: [],
            count: 1
        )
    }

    /// A finding about texts of a file in one language; nil if there are none, or its kind is not looked for.
    ///
    /// - Parameters:
    ///   - total: How many texts or keys there are, with those that nothing is wrong with.
    ///   - message: The message of a finding about one of them alone.
    func finding(
        _ kind: FindingKind,
        _ texts: [Translation],
        _ subject: FindingGroup.Subject,
        of total: Int,
        _ file: CheckedFile,
        _ message: (Translation) -> String
    ) -> Finding? {
        guard let first = texts.first, var finding = finding(kind, first, file, { message(first) }) else { return nil }
        let members = texts.map { text in
            FindingGroup.Text(
                line: text.position.line,
                column: text.position.column,
                key: text.key,
                context: text.context,
                variant: text.variant.isEmpty ? nil : text.variant.map(\.description),
                text: text.text,
                message: message(text)
            )
        }
        finding.group = FindingGroup(subject: subject, total: total, texts: members)
        return finding
    }
}
