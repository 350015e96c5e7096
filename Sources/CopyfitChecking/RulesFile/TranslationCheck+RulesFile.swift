extension TranslationCheck {
    /// A check by a rules file (`copyfit.yml`).
    ///
    /// - Parameters:
    ///   - paths: What is checked; if none is given, what the rules file names, or else everything below its folder. A
    ///     rule that matches nothing is reported only then.
    ///   - rulesFile: The file's path. Relative paths begin at the current folder, which `swift test` makes the
    ///     package's.
    /// - Throws: If the rules cannot be read.
    public init(_ paths: String..., rulesFile: String) throws(RulesFileError) {
        let file = try RulesFile(path: rulesFile)
        var rules = file.rules
        if !paths.isEmpty { rules.severities[.unusedRule] = .some(nil) }
        self.init(paths: paths.isEmpty ? file.checkedPaths : paths, rules: rules)
    }
}

extension RulesFile {
    /// What is checked where nothing else is named.
    fileprivate var checkedPaths: [String] {
        guard paths.isEmpty else { return paths }
        guard let slash = path.lastIndex(of: "/") else { return ["."] }
        return [String(path[...slash])]
    }
}
