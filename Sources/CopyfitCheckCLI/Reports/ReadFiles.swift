import ArgumentParser
import CopyfitCommandLine
import CopyfitTranslations
import Foundation

/// The files that a run reads, which it must not write.
struct ReadFiles {
    private let paths: [String]
    private let named: [(path: String, what: String)]

    /// - Parameters:
    ///   - rulesFile: nil if there is none.
    ///   - baseline: nil if there is none, or if it is what is written.
    ///   - reports: those that are merged.
    init(paths: [String], rulesFile: String?, baseline: String?, reports: [String] = []) {
        self.paths = paths
        let files = [(rulesFile, "the rules are in it"), (baseline, "the baseline is in it")]
        named = (files + reports.map { ($0, "it is one of the reports that are merged") }).compactMap { path, what in
            path.map { (Self.place($0), what) }
        }
    }

    /// An error if something that is read would be written.
    ///
    /// - Parameter option: What names the file.
    func refuse(writing path: String, _ option: String) throws {
        let place = Self.place(path)
        if let (_, what) = named.first(where: { $0.path == place }) {
            throw ValidationError("\(option): \(what); give another file.")
        }
        // Only what is there, and might be a translation file, is looked for among them
        guard FileManager.default.fileExists(atPath: place), !TranslationSearch(at: place).files.isEmpty else { return }
        let read = paths.flatMap { TranslationSearch(at: $0).files }
        if read.contains(where: { Self.place($0.path) == place }) {
            throw ValidationError("\(option): this is one of the files that are checked; give another file.")
        }
    }

    /// What tells files apart: where a path leads.
    static func place(_ path: String) -> String { PathIdentity.of(path) }
}
