import Foundation

/// Words that comments, messages and documents do not use, because there is a plainer one.
enum PlainEnglish {
    /// A form to avoid, as a regular expression, and what to write instead.
    struct Form: Sendable {
        let avoided: String
        let instead: String
    }

    /// The forms, in lower case.
    static let forms = [
        Form(avoided: #"\bbehind\b"#, instead: "after"),
        Form(avoided: #"\bstand(?:s|ing)?\b"#, instead: "is"),
        Form(avoided: #"\b(?:lies|lie|lying)\b"#, instead: "is"),
        Form(avoided: #"\bbut (?:for|where|that|when)\b"#, instead: "except"),
        Form(avoided: #"\bnobody\b"#, instead: "no …, or the passive"),
        Form(avoided: #"\ball the same\b"#, instead: "nevertheless"),
        Form(avoided: #"\bas it (?:stands|comes)\b"#, instead: "unchanged"),
        Form(avoided: #"\bunless told otherwise\b"#, instead: "by default"),
        Form(avoided: #"\bpass(?:ed|es) over\b"#, instead: "skip"),
        Form(avoided: #"\bcannot be meant\b"#, instead: "make no sense"),
        Form(avoided: #"\bmend(?:s|ed|ing)\b|\b(?:to|or|would|must) mend\b"#, instead: "fix, correct or repair"),
        Form(avoided: #"\banew\b"#, instead: "again"),
        Form(avoided: #"\b(?:is|are) said (?:of|about)\b"#, instead: "the message or note on"),
        Form(avoided: #"\b(?:inside one another|one inside the other)\b"#, instead: "nested"),
        Form(avoided: #"\bfrom \d+ on\b"#, instead: "of at least"),
        Form(avoided: #"\b(?:as in|in) the version before this one\b"#, instead: "formerly, or an old spelling"),
        Form(avoided: #"\bwith commas between them\b"#, instead: "separated by commas"),
        Form(avoided: #"^ */// Whose\b"#, instead: "the noun"),
    ]

    private static let expressions = forms.map { try! NSRegularExpression(pattern: $0.avoided) }

    /// Any of the forms, in either case: few lines have one.
    private static let anyForm = try! NSRegularExpression(
        pattern: forms.map { "(?:\($0.avoided))" }.joined(separator: "|"),
        options: .caseInsensitive
    )

    /// Phrases in which such a word means what it says.
    static let meant = [
        "behind its content", "behind the content", "a reader behind a text",  // of a background
        "nobody is going to fall down the stairs",  // an example's message
        "\"behind\"", "\"stands\"", "\"but for\"",  // as examples of what not to write
    ]

    /// The avoided forms in a text, each with what to write instead.
    static func faults(in text: some StringProtocol) -> [String] {
        var text = String(text)
        let whole = NSRange(text.startIndex..., in: text)
        guard anyForm.firstMatch(in: text, range: whole) != nil else { return [] }
        text = text.lowercased()
        for phrase in meant { text = text.replacing(phrase, with: "") }
        return zip(forms, expressions).flatMap { form, expression in
            matches(of: expression, in: text).map { "“\($0)”: write “\(form.instead)”" }
        }
    }

    private static func matches(of expression: NSRegularExpression, in text: String) -> [String] {
        expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).map {
            String(text[Range($0.range, in: text)!])
        }
    }

    /// The avoided forms in the comments and string literals of a Swift file.
    static func faults(in file: SourceFile) -> [String] {
        file.lines.indices.flatMap { index in
            let all = faults(in: file.lines[index])
            let inCode = all == [] ? [] : Set(faults(in: file.codeLines[index]))
            return all.filter { !inCode.contains($0) }
                .map { "\(file.location(ofLine: index)) \($0)" }
        }
    }
}
