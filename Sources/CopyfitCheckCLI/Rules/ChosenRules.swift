import ArgumentParser
import CopyfitChecking
import CopyfitCommandLine
import CopyfitFonts
import CopyfitRecords
import Foundation

/// The rules of a run: those of the rules file, changed by the options.
struct ChosenRules {
    private(set) var rules = CheckRules()
    /// What is checked.
    private(set) var paths: [String]
    /// Where the rules are from; nil if there is no rules file.
    let rulesFile: String?
    /// Whether files that the rules are for are left out, so that nothing is known of rules that match no text.
    private var leavesOutFiles: Bool

    init(_ options: RuleOptions) throws {
        paths = options.paths
        leavesOutFiles = !paths.isEmpty
        rulesFile = Self.file(options)
        if let path = rulesFile {
            var leaving: String?
            do throws(RulesFileError) {
                let file = try RulesFile(path: path)
                rules = file.rules
                if paths.isEmpty {
                    paths = file.paths
                    leaving = options.followLinks ? nil : Self.leavingPath(of: file)
                }
                // Without paths the rules are for all that is below their own folder
                if paths.isEmpty { leavesOutFiles = RelativePath.shown(path).hasPrefix("../") }
            } catch {
                throw CommandFailure(error.description)
            }
            if let leaving {
                throw CommandFailure(
                    "\(path): The path “\(leaving)” leaves both the rules' folder and the current folder: name it on the "
                        + "command line, or give --follow-links."
                )
            }
        }
        if paths.isEmpty { paths = ["."] }
        try take(options.fonts)
        rules.fonts.lock = try options.chosenLock()
        take(options.room)
        try take(options)
    }

    /// The rules of a check.
    init(_ command: CheckCommand) throws {
        try self.init(command.choice)
        take(command)
    }

    /// The first path that leads out of the rules' folder and of the current one, from which somebody's change of the rules
    /// must not bring in texts; nil if there is none.
    private static func leavingPath(of file: RulesFile) -> String? {
        let folders = [".", URL(fileURLWithPath: file.path).deletingLastPathComponent().path].map(ReadFiles.place)
        return file.paths.first { path in
            let place = ReadFiles.place(path)
            return !folders.contains { place == $0 || place.hasPrefix($0 == "/" ? $0 : $0 + "/") }
        }
    }

    private static func file(_ options: RuleOptions) -> String? {
        if options.noRules { return nil }
        return options.rules ?? OwnProcess.nearestFile(named: RulesFile.usualName)
    }

    private mutating func take(_ fonts: FontOptions) throws {
        rules.fonts.folders = fonts.fontDirectory + rules.fonts.folders
        if fonts.systemFonts { rules.fonts.usesSystemFonts = true }
        if let font = fonts.font {
            let described = try FontDescription(font, in: fonts.catalogue())
            rules.type.font = .named(described.chain.askedName)
            rules.type.size = described.size ?? rules.type.size
        }
        if !fonts.fontFile.isEmpty { rules.type.font = .files(fonts.files.references) }
        if fonts.font != nil || !fonts.fontFile.isEmpty { rules.type.fontsByLanguage = [:] }
    }

    private mutating func take(_ room: RoomOptions) {
        if let size = room.size { rules.type.size = size }
        if !room.typeSize.isEmpty { rules.type.scales = room.typeSize }
        guard room.limitsSomething else { return }
        rules.rules = [CheckRule(name: "options", requirement: room.fit)]
    }

    private mutating func take(_ options: RuleOptions) throws {
        rules.selection.locales = try options.locale.map(Self.pattern)
        rules.selection.keys = try options.key.map(Self.pattern)
        if let language = options.sourceLanguage { rules.sourceLanguage = language }
        rules.pseudoLocales.formUnion(options.pseudo.compactMap { PseudoLocale(rawValue: $0.rawValue) })
    }

    private mutating func take(_ command: CheckCommand) {
        // Part of the texts tells nothing about rules for the others.
        rules.fallbacks += command.fallback
        if command.looksAtPart || leavesOutFiles { rules.severities[.unusedRule] = .some(nil) }
        if command.allowSubstitution { rules.severities[.substitutedFont] = .some(nil) }
        if command.requireRules { rules.severities[.keyWithoutRule] = .error }
        if command.output.warningsAsErrors {
            for kind in FindingKind.allCases where rules.severity(of: kind) == .warning {
                rules.severities[kind] = .error
            }
        }
    }

    private static func pattern(_ text: String) throws -> KeyPattern {
        do throws(KeyPatternError) {
            return try KeyPattern(text)
        } catch {
            throw ValidationError(error.description)
        }
    }
}

extension CheckCommand {
    /// Whether options leave out a part of the texts.
    var looksAtPart: Bool { !choice.locale.isEmpty || !choice.key.isEmpty || changedSince != nil }
}
