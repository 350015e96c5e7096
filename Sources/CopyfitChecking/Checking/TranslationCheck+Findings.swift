import CopyfitFit

extension TranslationCheck {
    /// All findings, in a stable order; empty if there are none.
    ///
    /// - Parameter severity: What is less grave is left out: `.error` leaves what fails the command `copyfit check`.
    /// - Throws: If a path is not there, if there is no text to look at, if a font of the rules is not available, or if
    ///   a file or a part of it cannot be read: ``report()`` has what was found in the rest.
    public func findings(atLeast severity: FindingSeverity = .note) throws(CheckError) -> [Finding] {
        let report = try report()
        if let problem = report.problems.first { throw .unreadable(problem, count: report.problems.count) }
        return report.findings.filter { $0.severity >= severity }
    }

    /// What is wrong if texts must fit a width. It replaces the check's rules, and what is given of the type replaces
    /// theirs.
    ///
    /// - Parameters:
    ///   - keys: Which texts; all if there is no pattern.
    ///   - font: A family with optional style words: `Inter SemiBold`.
    ///   - size: The size of the type, in points.
    ///   - width: The width, in points; NaN counts as 0.
    ///   - maxLines: How many lines a text may have; nil allows any number.
    ///   - severity: What is less grave is left out.
    /// - Throws: As ``findings(atLeast:)``.
    public func findings(
        keys: [KeyPattern] = [],
        font: String? = nil,
        size: Double? = nil,
        width: Double,
        maxLines: Int? = nil,
        atLeast severity: FindingSeverity = .note
    ) throws(CheckError) -> [Finding] {
        let width = width.isNaN ? 0 : width
        let widths = width...width
        return try findings(
            keys: keys,
            font: font,
            size: size,
            widths: widths,
            maxLines: maxLines,
            atLeast: severity
        )
    }

    /// All findings if texts must fit each width of a range; otherwise as with a single width.
    public func findings(
        keys: [KeyPattern] = [],
        font: String? = nil,
        size: Double? = nil,
        widths: ClosedRange<Double>,
        maxLines: Int? = nil,
        atLeast severity: FindingSeverity = .note
    ) throws(CheckError) -> [Finding] {
        var check = self
        if let font { check.rules.type = CheckedType(font: .named(font), size: size, scales: rules.type.scales) }
        check.rules.type.size = size ?? rules.type.size
        var selection = TextSelection()
        selection.keys = keys
        let requirement = Fit(widths: [widths], maxLines: maxLines)
        check.rules.rules = [CheckRule(name: "width", selection: selection, requirement: requirement)]
        return try check.findings(atLeast: severity)
    }
}
