package import ArgumentParser
package import CopyfitFonts

/// The options for which texts are looked at and which rules they must meet: what `check` and `recommend` share.
package struct RuleOptions: ParsableArguments {
    @Argument(
        help: "Translation files, or folders with some; the current folder if there is none.",
        completion: .file()
    )
    package var paths: [String] = []

    @Option(
        help: ArgumentHelp("The rules file; without it the nearest copyfit.yml counts.", valueName: "path"),
        completion: .file()
    )
    package var rules: String?

    @Flag(help: "Use no rules file.")
    package var noRules = false

    @OptionGroup package var fonts: FontOptions
    @OptionGroup package var room: RoomOptions

    @Option(
        help: ArgumentHelp("Look only at languages that match, as in de or pt-*; repeatable.", valueName: "pattern")
    )
    package var locale: [String] = []

    @Option(
        help: ArgumentHelp("Look only at keys that match, as in home.* or /^tab/; repeatable.", valueName: "pattern")
    )
    package var key: [String] = []

    @Option(
        help: ArgumentHelp("The language that texts are translated from, where files do not say it.", valueName: "tag"),
        transform: SettingForms.languageOfTexts.argument
    )
    package var sourceLanguage: String?

    @Option(
        help: ArgumentHelp(
            "Look at made-up languages too, some of accented, long, rtl (right to left) and widest (of all languages).",
            valueName: "names"
        ),
        completion: .list(PseudoChoice.allCases.map(\.rawValue) + ["all"]),
        transform: PseudoChoice.choices
    )
    package var pseudo: Set<PseudoChoice> = []

    @Flag(help: "Do not compare fonts with fonts.lock, which is done otherwise where there is one.")
    package var unlocked = false

    @Flag(help: "Follow links that lead out of the paths, which are only named otherwise.")
    package var followLinks = false

    package init() {}

    package mutating func validate() throws {
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
