import CopyfitFit
public import CopyfitFonts

/// Why nothing could be checked.
public enum CheckError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no such file or folder.
    case noSuchPath(String)
    /// No translation file is at the paths or below them, or none with a text that is looked at.
    case nothingToCheck(paths: [String])
    /// A file, or a part of one, cannot be read; the first of them, and how many there are.
    case unreadable(CheckProblem, count: Int)
    /// A font is not available.
    case font(FontError)
    /// Nothing says which font the texts of a rule are set in.
    case noFont(rule: String)
    /// Nothing says how large the type of a rule is.
    case noSize(rule: String)
    /// The type of a rule is too small for ``TranslationCheck/recommendations(_:percents:)`` to look for sizes.
    case tooSmallForSizes(rule: String)

    /// A regular expression takes too long; the rule's name, nil if it is in no rule.
    case slowPattern(KeyPattern, rule: String?)

    public var description: String {
        switch self {
        case .noSuchPath(let path): "There is no file or folder “\(path)”: check its path."
        case .nothingToCheck(let paths):
            "There is nothing to check in \(paths.map { "“\($0)”" }.joined(separator: ", ")): name a folder with translation "
                + "files, and languages (--locale) and keys (--key) that they have."
        case .unreadable(let problem, let count):
            count == 1 ? problem.description : "\(problem) \(Count.text(count - 1, "more problem"))."
        case .font(let error): error.description
        case .noFont(let rule):
            "The rule “\(rule)” has no font: give one, for example Inter (--font Inter)."
        case .noSize(let rule):
            "The rule “\(rule)” has no font size: give one in points, for example 16 (--size 16)."
        case .tooSmallForSizes(let rule):
            "The rule “\(rule)” has a font size below 1/16 pt, too small for a search in quarter points up to four times "
                + "that size: give it a larger size."
        case .slowPattern(let pattern, let rule):
            "\(pattern)\(rule.map { " in the rule “\($0)”" } ?? "") takes more than 20 million steps: write the regular "
                + "expression without repetitions inside repetitions, or a glob."
        }
    }

    public static func == (one: CheckError, two: CheckError) -> Bool { one.description == two.description }
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
