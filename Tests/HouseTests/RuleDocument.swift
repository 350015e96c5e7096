import Foundation

/// A document of numbered rules: each is a section whose heading begins with its mark, and says which tests hold it.
struct RuleDocument {
    struct Rule {
        let mark: String
        /// As in `StackVectors.S19`.
        let tests: [String]
    }

    let path: String
    let rules: [Rule]
    /// The marks of rules, and the numbers of sections of rules.
    let marks: Set<String>
    /// The marks in brackets that refer from one rule to another.
    let references: [String]

    static let layout = RuleDocument("Documentation/LayoutRules.md")
    static let runtime = RuleDocument("Documentation/RuntimeRules.md")

    init(_ path: String) {
        let text = Repository.text(of: path)
        let sections = text.components(separatedBy: "\n##").dropFirst()
        let numbered = sections.compactMap { section in
            section.prefixMatch(of: #/#? (R?\d+(?:\.\d+)?[a-d]?) /#).map { (mark: String($0.1), section: section) }
        }
        self.path = path
        marks = Set(numbered.map(\.mark))
        rules = numbered.filter { $0.section.hasPrefix("#") || $0.section.contains("Held by") }.map {
            Rule(mark: $0.mark, tests: Self.tests(in: $0.section))
        }
        references = text.matches(of: #/ \((R\d+[a-d]?|\d+\.\d+)\)/#).map { String($0.1) }
    }

    /// The names in backticks from "Held by" to the end of the paragraph.
    private static func tests(in section: String) -> [String] {
        guard let start = section.range(of: "Held by") else { return [] }
        let paragraph = section[start.upperBound...].components(separatedBy: "\n\n")[0]
        return paragraph.quotedNames
    }
}

/// The rules that a text cites, as in "layout rule 9.2", "layout rules 5.2–5.5" or "runtime rules R26, R32".
struct RuleCitations {
    /// The marks cited, without those between the ends of a range.
    let layout: [String]
    let runtime: [String]
    /// The text without its citations.
    let rest: String

    init(in lines: [String]) {
        let text = lines.joined(separator: "\n").replacing(#/\n */{2,3} /#, with: " ")
        let numbers = #/[Ll]ayout rules? (\d+(?:\.\d+)?(?:(?:, | and | to |–)\d+(?:\.\d+)?)*)/#
        let marks = #/[Rr]untime rules? (R\d+[a-d]?(?:(?:, | and | to |–)R\d+[a-d]?)*)/#
        layout = text.matches(of: numbers).flatMap { Self.split($0.1) }
        runtime = text.matches(of: marks).flatMap { Self.split($0.1) }
        rest = text.replacing(numbers, with: "").replacing(marks, with: "")
    }

    private static func split(_ list: Substring) -> [String] {
        list.matches(of: #/R?\d+(?:\.\d+)?[a-d]?/#).map { String($0.0) }
    }
}
