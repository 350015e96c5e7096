import CopyfitChecking

/// The findings that a page describes one by one: errors, warnings, notes, otherwise in the order of the report. If
/// there are too many, those that are over by most.
struct ListedFindings {
    /// The findings, in the order of the page.
    let findings: [Finding]
    /// The number on the page, from 1, of those that are listed, by their index in the report.
    let number: [Int: Int]
    /// How many are left out.
    let hiddenCount: Int

    init(_ all: [Finding], limit: Int) {
        func isGraver(_ one: Int, _ two: Int) -> Bool? {
            all[one].severity == all[two].severity ? nil : all[one].severity > all[two].severity
        }
        var indices = Array(all.indices)
        if all.count > limit {
            indices.sort { isGraver($0, $1) ?? (Self.order(all[$0], $0) < Self.order(all[$1], $1)) }
            indices = Array(indices.prefix(limit))
        }
        indices.sort { isGraver($0, $1) ?? ($0 < $1) }
        findings = indices.map { all[$0] }
        number = Dictionary(uniqueKeysWithValues: indices.enumerated().map { ($1, $0 + 1) })
        hiddenCount = all.count - indices.count
    }

    /// The worst first: what fits at no width, and what is not about room; then the most points over.
    private static func order(_ finding: Finding, _ index: Int) -> (Double, Int) {
        (-(finding.fit?.over ?? .infinity), index)
    }
}
