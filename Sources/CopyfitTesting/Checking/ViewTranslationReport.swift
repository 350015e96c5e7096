import CopyfitChecking

/// The result of checking a view in the languages of an app.
///
/// Its description has the failures, one on each line, so that `#expect(report.isEmpty)` shows them.
public struct ViewTranslationReport: Hashable, Sendable, CustomStringConvertible {
    /// The failures, one for each text in a language, in the order of the check and of the view. Of texts outside the room, only
    /// those are here that cause it.
    public internal(set) var failures: [ViewTranslationFailure] = []
    /// Possible faults: keys without a text in a language, and texts that are the same in all languages.
    public internal(set) var warnings: [ViewTranslationFailure] = []
    /// The settings in which the view was laid out.
    public internal(set) var settings: [ViewSetting] = []
    /// The number of texts checked, counted in each setting.
    public internal(set) var textCount = 0

    /// Keys that have been reported, so that each is once.
    var reportedKeys: Set<[String]> = []
    /// The failures of texts, by what tells texts apart.
    var indices: [[String]: Int] = [:]

    /// Whether nothing is wrong. Warnings do not count.
    public var isEmpty: Bool { failures.isEmpty }

    private static let listedCount = 50

    /// The failures; at most 50 are listed.
    public var description: String {
        let checked = [(textCount, "text"), (settings.count, "setting")].map(Count.text).joined(separator: " in ")
        if failures.isEmpty { return "Nothing is wrong with \(checked)." }
        let rest = failures.count - Self.listedCount
        let lines =
            ["\(Count.text(failures.count, "failure")), \(checked):"]
            + failures.prefix(Self.listedCount).map(\.description)
        return (lines + (rest > 0 ? ["… and \(rest) more."] : [])).joined(separator: "\n")
    }
}
