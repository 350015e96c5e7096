import ArgumentParser
import CopyfitChecking
import CopyfitCommandLine
import CopyfitFonts
import CopyfitTranslations
import Foundation

/// The files that a run reads, which it must not write.
struct ReadFiles {
    private var paths: [String] = []
    private var named: [(path: String, what: String)] = []

    /// What a check reads.
    init(_ chosen: ChosenRules, _ command: CheckCommand) {
        paths = chosen.paths
        add([chosen.rulesFile ?? OwnProcess.nearestFile(named: RulesFile.usualName)], "it is the rules file")
        add(
            [chosen.rules.fonts.lock?.path, OwnProcess.nearestFile(named: FontLockFile.usualName)],
            "it is the font lock"
        )
        add(chosen.rules.fontFiles, "it is a font")
        add(chosen.rules.roomFiles, "it is a file of rooms")
    }

    /// What merging reads.
    init(reports: [String]) { add(reports, "it is one of the reports being merged") }

    /// The same and a baseline.
    func with(baseline: String?) -> ReadFiles {
        var read = self
        read.add([baseline], "it is the baseline")
        return read
    }

    private mutating func add(_ paths: [String?], _ what: String) {
        named += paths.compactMap { path in path.map { (Self.place($0), what) } }
    }

    /// An error if something that is read would be written, or a link that somebody else may have made leads to what would
    /// be.
    ///
    /// - Parameter option: What names the file.
    func refuse(writing path: String, _ option: String) throws {
        if PathIdentity.leavesItsFolder(path) {
            throw ValidationError("\(option): this link leads elsewhere; give the target path.")
        }
        let place = Self.place(path)
        if let (_, what) = named.first(where: { $0.path == place }) {
            throw ValidationError("\(option): \(what); give another file.")
        }
        if Self.isFont(place) { throw ValidationError("\(option): it is a font; give another file.") }
        // Only what is there, and might be a translation file, is looked for among them
        guard FileManager.default.fileExists(atPath: place), !TranslationSearch(at: place).files.isEmpty else { return }
        let read = paths.flatMap { TranslationSearch(at: $0).files }
        if read.contains(where: { Self.place($0.path) == place }) {
            throw ValidationError("\(option): it is one of the files being checked; give another file.")
        }
    }

    /// Whether a file begins as OpenType fonts and collections of them do.
    private static func isFont(_ place: String) -> Bool {
        // A pipe would be waited for
        let attributes = try? FileManager.default.attributesOfItem(atPath: place)
        guard attributes?[.type] as? FileAttributeType == .typeRegular,
            let file = FileHandle(forReadingAtPath: place)
        else { return false }
        defer { try? file.close() }
        let start = (try? file.read(upToCount: 4)).map { [UInt8]($0) } ?? []
        return [[0, 1, 0, 0], Array("OTTO".utf8), Array("ttcf".utf8), Array("true".utf8)].contains(start)
    }

    /// What tells files apart: where a path leads.
    static func place(_ path: String) -> String { PathIdentity.of(path) }
}
