import CopyfitChecking

/// The cases of a file.
struct JUnitSuite {
    let name: String
    let cases: [JUnitCase]

    /// How many cases fail; one that has errors too counts once, as an error.
    var failureCount: Int { cases.count { $0.outcome == .failure } }
    /// How many cases could not be read.
    var errorCount: Int { cases.count { $0.outcome == .error } }
    /// How many cases are exemptions.
    private var skippedCount: Int { cases.count { $0.outcome == .skipped } }

    var text: String {
        let name = MarkupText.of(name)
        var text = "  <testsuite name=\"\(name)\" tests=\"\(cases.count)\" failures=\"\(failureCount)\""
        text += " errors=\"\(errorCount)\" skipped=\"\(skippedCount)\">\n"
        return text + cases.map { $0.text(className: name) }.joined() + "  </testsuite>\n"
    }
}

/// A text with its findings, or a place that could not be read.
struct JUnitCase {
    /// What became of it.
    enum Outcome: String {
        case error, failure, skipped
        case passed = "system-out"
    }

    let name: String
    private var entries: [(outcome: Outcome, kind: String, message: String, details: [String])] = []

    /// A case that passes.
    init(name: String) { self.name = name }

    /// What says that cases are left out: an error if some of them do not pass.
    init(leftOut count: Int, failing: Int) {
        name = "\(count) more cases are left out; the other reports list them all"
        if failing > 0 {
            let message = "\(failing) of them fail: see another report, or check fewer files at a time."
            entries = [(.error, "left-out", message, [])]
        }
    }

    /// A place that could not be read.
    init(_ problem: CheckProblem) {
        name = problem.line.map { "line \($0) can be read" } ?? "the file can be read"
        entries = [(.error, "could-not-read", problem.message, [problem.place])]
    }

    /// An exemption, with what it took away.
    init(_ exemption: CheckedExemption) {
        name = exemption.line.map { "line \($0): exempt, \(exemption.reason)" } ?? "exempt, \(exemption.reason)"
        let counts = [Count.text(exemption.texts, "text"), Count.text(exemption.findings, "finding")]
        entries = [(.skipped, "exempt", counts.joined(separator: ", "), [])]
    }

    /// The cases of findings that are in order, one for each text.
    static func cases(_ findings: [Finding]) -> [JUnitCase] {
        var cases: [JUnitCase] = []
        var indices: [String: Int] = [:]
        for finding in findings {
            let name = finding.name.isEmpty ? finding.kind.rawValue : finding.name
            let full = finding.context.map { "\(name) [\($0)]" } ?? name
            let index = indices[full, default: cases.count]
            if index == cases.count {
                indices[full] = index
                cases.append(JUnitCase(name: full))
            }
            cases[index].add(finding)
        }
        return cases
    }

    private mutating func add(_ finding: Finding) {
        let outcome: Outcome = finding.severity == .error ? .failure : .passed
        let details = [finding.place] + finding.sentences.dropFirst()
        entries.append((outcome, finding.kind.rawValue, finding.message, details))
    }

    /// The gravest outcome.
    var outcome: Outcome {
        let outcomes = entries.map(\.outcome)
        return [.error, .failure, .skipped].first(where: outcomes.contains) ?? .passed
    }

    /// Whether a build server calls it so.
    var isFailing: Bool { outcome == .error || outcome == .failure }

    func text(className: String) -> String {
        let start = "    <testcase classname=\"\(className)\" name=\"\(MarkupText.of(name))\""
        if entries.isEmpty { return start + "/>\n" }
        let lines = entries.map { entry in
            let (tag, message) = (entry.outcome.rawValue, MarkupText.of(entry.message))
            let details = entry.details.map { MarkupText.of($0) }.joined(separator: "\n")
            return switch entry.outcome {
            case .passed: "      <\(tag)>\(entry.kind): \(message)\n\(details)</\(tag)>\n"
            case .skipped: "      <\(tag) message=\"\(message)\"/>\n"
            case .error, .failure: "      <\(tag) type=\"\(entry.kind)\" message=\"\(message)\">\(details)</\(tag)>\n"
            }
        }
        return start + ">\n" + lines.joined() + "    </testcase>\n"
    }
}
