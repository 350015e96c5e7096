import CopyfitMarkup
import Foundation
import Synchronization

/// The page that shows every snapshot of a run that differs: reference, actual and difference beside each other.
///
/// Its folder is `.build/copyfit-snapshots` below the working folder, or what `COPYFIT_SNAPSHOT_REPORT` says. Each run begins a
/// new page with its first failure.
final class SnapshotReport: Sendable {
    static let shared = SnapshotReport(folder: folder())

    private let file: URL
    private let hasBegun = Mutex(false)

    init(folder: URL) { file = folder.appending(path: "report.html") }

    private static func folder() -> URL {
        let named = ProcessInfo.processInfo.environment["COPYFIT_SNAPSHOT_REPORT"].map { URL(filePath: $0) }
        return named
            ?? URL(filePath: FileManager.default.currentDirectoryPath).appending(path: ".build/copyfit-snapshots")
    }

    /// Adds a failure. Says where the page is, or why it could not be written.
    func add(_ difference: SnapshotDifference, of place: SnapshotPlace) -> String {
        let section = Data(Self.section(difference, of: place).utf8)
        return hasBegun.withLock { hasBegun in
            do {
                try hasBegun ? append(section) : begin(with: section)
                hasBegun = true
                return "See \(file.path)."
            } catch {
                return "The report \(file.path) could not be written: \(error)"
            }
        }
    }

    private func begin(with section: Data) throws {
        let folder = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try (Data(Self.head.utf8) + section).write(to: file)
    }

    private func append(_ section: Data) throws {
        let handle = try FileHandle(forWritingTo: file)
        try handle.seekToEnd()
        try handle.write(contentsOf: section)
        try handle.close()
    }

    /// HTML needs no end of the page, so that each failure is only added.
    private static let head = """
        <!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Snapshots that differ</title>
        <style>body{font:15px/1.4 sans-serif;margin:24px;background:#f2f2f2;color:#111}h2{font-size:16px;margin:32px 0 4px}
        p{margin:0 0 8px}img{max-width:100%;background:repeating-conic-gradient(#fff 0 25%,#ddd 0 50%) 0/16px 16px}
        pre{background:#fff;padding:8px;overflow:auto}</style>
        <h1>Snapshots that differ</h1><p>Reference, actual, and in red where they differ.</p>

        """

    private static func section(_ difference: SnapshotDifference, of place: SnapshotPlace) -> String {
        var section = "<h2>\(EscapedMarkup.of(place.shortPath))</h2><p>\(EscapedMarkup.of(difference.sentence))</p>\n"
        switch difference.exhibit {
        case .picture(let bytes):
            section += "<img alt=\"\" src=\"data:image/png;base64,\(Data(bytes).base64EncodedString())\">\n"
        case .lines(let lines): section += "<pre>\(EscapedMarkup.of(lines))</pre>\n"
        }
        return section
    }
}
