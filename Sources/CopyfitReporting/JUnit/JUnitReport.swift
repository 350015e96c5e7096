public import CopyfitChecking

/// Findings as JUnit XML, as Jenkins's `junit-10.xsd` describes it.
public enum JUnitReport {
    /// More cases than these are left out, those that pass first: build servers read such files into memory.
    public static let caseLimit = 5_000

    /// What suites are called that are about no file.
    private static let program = "copyfit check"

    /// A suite for each file with findings or problems, a case for each text that has some, and a skipped case for each
    /// exemption.
    ///
    /// Errors are failures, what could not be read are errors; warnings and notes are in a case's output and do not fail
    /// it. If nothing was found, one suite with one case that passes says so, because readers of such files reject those
    /// without a case. Characters that XML forbids are replaced by visible ones.
    ///
    /// - Complexity: O(n log n) in the number of findings.
    public static func text(_ report: CheckReport) -> String {
        let suites = limited(suites(report))
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"\(program)\""
        text += " tests=\"\(suites.reduce(0) { $0 + $1.cases.count })\""
        text += " failures=\"\(suites.reduce(0) { $0 + $1.failureCount })\""
        text += " errors=\"\(suites.reduce(0) { $0 + $1.errorCount })\">\n"
        return text + suites.map(\.text).joined() + "</testsuites>\n"
    }

    /// The suites with at most ``caseLimit`` cases, and one case that says how many are left out. It is an error if some of
    /// these do not pass.
    private static func limited(_ suites: [JUnitSuite]) -> [JUnitSuite] {
        let count = suites.reduce(0) { $0 + $1.cases.count }
        if count <= caseLimit { return suites }
        var room: [JUnitCase.Outcome: Int] = [:]
        var free = caseLimit
        for outcome in [JUnitCase.Outcome.error, .failure, .skipped, .passed] {
            let number = suites.reduce(0) { $0 + $1.cases.count { $0.outcome == outcome } }
            room[outcome] = min(number, free)
            free -= min(number, free)
        }
        let kept = suites.map { suite in
            let cases = suite.cases.filter { found in
                room[found.outcome, default: 0] -= 1
                return room[found.outcome, default: 0] >= 0
            }
            return JUnitSuite(name: suite.name, cases: cases)
        }
        let failing = suites.reduce(0) { $0 + $1.cases.count(where: \.isFailing) } - caseLimit
        let rest = JUnitCase(leftOut: count - caseLimit, failing: max(0, failing))
        return kept.filter { !$0.cases.isEmpty } + [JUnitSuite(name: program, cases: [rest])]
    }

    private static func suites(_ report: CheckReport) -> [JUnitSuite] {
        let found = Dictionary(grouping: report.findings, by: \.file)
        let problems = Dictionary(grouping: report.problems, by: \.file)
        let exempt = Dictionary(grouping: report.summary.exemptions) { $0.file ?? program }
        let files = Set(found.keys).union(problems.keys).union(exempt.keys)
        let suites = files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { file in
            let cases = (problems[file] ?? []).map { JUnitCase($0) } + JUnitCase.cases(found[file] ?? [])
            return JUnitSuite(name: file, cases: cases + (exempt[file] ?? []).map { JUnitCase($0) })
        }
        if !found.isEmpty || !problems.isEmpty { return suites }
        return [JUnitSuite(name: program, cases: [JUnitCase(name: report.lookedAt)])] + suites
    }
}
