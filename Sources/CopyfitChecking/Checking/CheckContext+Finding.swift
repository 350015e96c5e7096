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

    /// A finding about a place in a file; nil if its kind is not looked for.
    func finding(
        _ kind: FindingKind,
        _ translation: Translation,
        path: String,
        rule: String? = nil,
        _ message: () -> String
    ) -> Finding? {
        guard let severity = rules.severity(of: kind) else { return nil }
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
}
