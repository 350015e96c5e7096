import CopyfitChecking
import CopyfitCommandLine
import Foundation

/// The files that decide how every text is checked: the rules, with their rooms, the lock and the fonts.
struct DecidingFiles {
    private let files: Set<String>
    private let folders: [String]

    /// The files of a run. Of the names that are looked for in the current folder and those that contain it, all count: the
    /// nearest may have been removed.
    init(_ chosen: ChosenRules, _ options: RuleOptions) {
        let rules = options.noRules ? [] : Self.places(options.rules, named: RulesFile.usualName)
        let lock = options.unlocked ? [] : Self.places(options.fonts.lockFile, named: FontLockFile.usualName)
        files = Set(rules + lock + (chosen.rules.fontFiles + chosen.rules.roomFiles).map(ReadFiles.place))
        folders = chosen.rules.fonts.folders.map { ReadFiles.place($0) + "/" }
    }

    /// The first that is among some files; nil if none is.
    func first(in changed: Set<String>) -> String? {
        changed.filter { place in files.contains(place) || folders.contains { place.hasPrefix($0) } }.min()
    }

    private static func places(_ given: String?, named name: String) -> [String] {
        if let given { return [ReadFiles.place(given)] }
        var places: [String] = []
        var folder = URL(filePath: ReadFiles.place("."))
        while true {
            places.append(folder.appending(path: name).path)
            if folder.pathComponents.count < 2 { return places }
            folder.deleteLastPathComponent()
        }
    }
}
