package import ArgumentParser
package import CopyfitFonts

/// A verb that reads translation files and rules for them: what `check` and `recommend` share.
package protocol RuleChoosing: ParsableCommand {
    /// Translation files, or folders with some.
    var paths: [String] { get }
    /// The rules file; nil is the nearest.
    var rules: String? { get }
    /// Whether no rules file counts.
    var noRules: Bool { get }
    var fonts: FontOptions { get }
    var room: RoomOptions { get }
    /// Patterns for languages.
    var locale: [String] { get }
    /// Patterns for keys.
    var key: [String] { get }
    /// The language that texts are translated from.
    var sourceLanguage: String? { get }
    /// Fonts for characters that the font lacks.
    var fallback: [String] { get }
    /// Pseudo-locales to check as well.
    var pseudo: Set<PseudoChoice> { get }
    /// Whether a `fonts.lock` that is there does not count.
    var unlocked: Bool { get }
}

extension RuleChoosing {
    /// Checks that the options about rules and locks do not contradict one another.
    package func validateRules() throws {
        if noRules, rules != nil { throw ValidationError("Give either --rules or --no-rules, not both.") }
        if unlocked, fonts.locked || fonts.lockFile != nil {
            throw ValidationError("--unlocked compares fonts with no lock: leave out --locked and --lock-file.")
        }
    }

    /// The lock that options name, or the nearest if there is one.
    package func chosenLock() throws(CommandFailure) -> FontLock? {
        if unlocked { return nil }
        if let lock = try fonts.lock() { return lock }
        return try OwnProcess.nearestFile(named: FontLockFile.usualName).map(FontLockFile.read)
    }
}
