import ArgumentParser
import CopyfitFit

/// An option that a verb does not have.
struct UnknownOption {
    private let name: String
    private let names: [String]

    /// nil unless the parser's message is about an unknown option with a long name.
    init?(_ message: String, of verb: any ParsableCommand.Type) {
        guard let found = message.firstMatch(of: #/^Unknown option '--([^'=]+)/#) else { return nil }
        name = String(found.1)
        names = verb.helpMessage(columns: 200).matches(of: #/\n  (?:-\w, )?--([a-z-]+)/#).map { String($0.1) }
    }

    /// What is said instead of the parser's message.
    var fault: ValidationError {
        let question = nearest.map { " Did you mean '--\($0)'?" } ?? ""
        return ValidationError("Unknown option '--\(name)'.\(question)")
    }

    /// The first of the names with the most words in common, or else the one that is spelled nearly so.
    private var nearest: String? {
        let words = Set(name.split(separator: "-"))
        let common = names.map { words.intersection($0.split(separator: "-")).count }
        guard let most = common.max(), most > 0 else { return SpellingDistance.nearest(to: name, in: names) }
        return common.firstIndex(of: most).map { names[$0] }
    }
}
