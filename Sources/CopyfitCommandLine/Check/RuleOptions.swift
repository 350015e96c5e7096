package import ArgumentParser
package import CopyfitFonts
import CopyfitRecords

/// The options for which texts are looked at and which rules they must meet: what `check` and `recommend` share.
package struct RuleOptions: ParsableArguments {
    @Argument(
        help: "Translation files, or folders to search. Default: the current folder.",
        completion: .file()
    )
    package var paths: [String] = []

    @Option(
        help: ArgumentHelp("The rules file. Default: the nearest copyfit.yml.", valueName: "path"),
        completion: .file()
    )
    package var rules: String?

    @Flag(help: "Ignore all rules files.")
    package var noRules = false

    @OptionGroup package var fonts: FontOptions
    @OptionGroup package var room: RoomOptions

    @Option(
        help: ArgumentHelp("Check only matching languages, such as de or pt-*; repeatable.", valueName: "pattern")
    )
    package var locale: [String] = []

    @Option(
        help: ArgumentHelp("Check only matching keys, such as home.* or /^tab/; repeatable.", valueName: "pattern")
    )
    package var key: [String] = []

    @Option(
        help: ArgumentHelp("The source language, for files that do not state it.", valueName: "tag"),
        transform: SettingForms.languageOfTexts.argument
    )
    package var sourceLanguage: String?

    @Option(
        help: ArgumentHelp(
            "Also check pseudo-languages: any of accented, long, rtl (right to left) and widest (of all languages), "
                + "or all.",
            valueName: "names"
        ),
        completion: .list(PseudoChoice.allCases.map(\.rawValue) + ["all"]),
        transform: PseudoChoice.choices
    )
    package var pseudo: Set<PseudoChoice> = []

    @Flag(help: "Ignore fonts.lock (used by default if present).")
    package var unlocked = false

    @Flag(help: "Follow symbolic links that leave the given paths (by default they are only reported).")
    package var followLinks = false

    package init() {}

    package mutating func validate() throws {
        if noRules, rules != nil { throw ValidationError("Give either --rules or --no-rules, not both.") }
        if unlocked, fonts.locked || fonts.lockFile != nil {
            throw ValidationError("--unlocked ignores locks: leave out --locked and --lock-file.")
        }
    }

    /// The lock that options name, or the nearest if there is one.
    package func chosenLock() throws(CommandFailure) -> FontLock? {
        if unlocked { return nil }
        if let lock = try fonts.lock() { return lock }
        return try OwnProcess.nearestFile(named: FontLockFile.usualName).map(FontLockFile.read)
    }
}
