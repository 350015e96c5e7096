import Foundation

/// Compares files of text line by line.
enum LineComparison {
    /// The most lines that are shown.
    private static let limit = 40

    /// The lines that are only in the reference (−) and only in the actual file (+), with the numbers that they have there.
    static func difference(of actual: Data, from reference: Data) -> SnapshotDifference? {
        let (new, old) = (lines(actual), lines(reference))
        let difference = new.difference(from: old)
        let changes = difference.removals.map { ("-", $0) } + difference.insertions.map { ("+", $0) }
        let shown = changes.map { sign, change -> (Int, String) in
            switch change {
            case .insert(let offset, let line, _), .remove(let offset, let line, _):
                (offset, "\(sign) \(offset + 1): \(line.prefix(400))")
            }
        }
        let ordered = shown.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
        var text = ordered.prefix(limit).map(\.element.1).joined(separator: "\n")
        if ordered.count > limit { text += "\n… and \(ordered.count - limit) more" }
        let (removed, added) = (difference.removals.count, difference.insertions.count)
        return SnapshotDifference(sentence: "lines: \(removed) removed, \(added) added", exhibit: .lines(text))
    }

    private static func lines(_ file: Data) -> [Substring] {
        String(decoding: file, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }
}
