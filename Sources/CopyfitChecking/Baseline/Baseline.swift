public import Foundation

/// Findings that are known, so that only others count. They are compared by what they say, not by their lines: a text
/// that moves in its file stays known, a text that changes does not.
public struct Baseline: Hashable, Sendable {
    /// A known finding.
    public struct Entry: Hashable, Sendable, Codable {
        /// The kind of finding.
        public let kind: FindingKind
        /// The file, relative to the folder of the baseline.
        public let file: String
        /// The key.
        public let key: String
        /// The context that distinguishes equal keys; nil if there is none.
        public let context: String?
        /// The language as the file spells it.
        public let locale: String
        /// The conditions under which the text is shown.
        public let variant: [String]
        /// The text as its file has it.
        public let text: String
        /// The rule's name; nil if no rule is concerned.
        public let rule: String?
        /// The factor of a user's setting; nil for findings that are not about room.
        public let typeScale: Double?
        /// The least of the widths that failed, in points; nil for findings that are not about width.
        public let width: Double?
    }

    /// The known findings, in the order of findings.
    public let entries: [Entry]
    /// The folder of the baseline, absolute, without a slash at its end.
    private let folder: String

    /// The findings of a run, as known from now on.
    ///
    /// - Parameters:
    ///   - findings: All findings of the run.
    ///   - path: Where the baseline is kept; files are named relative to its folder.
    public init(_ findings: [Finding], path: String) {
        let folder = Self.folder(of: path)
        self.folder = folder
        entries = findings.flatMap(\.members).map { Entry($0, folder: folder) }
    }

    /// Reads a baseline that ``encoded()`` made.
    ///
    /// - Throws: If the content is not a baseline, or one of an earlier version, whose texts have samples.
    public init(json: Data, path: String) throws {
        folder = Self.folder(of: path)
        let content = try JSONDecoder().decode(Content.self, from: json)
        guard content.version == Self.version else {
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "version \(content.version)"))
        }
        entries = content.findings
    }

    /// The version of what is written.
    private static let version = 2

    /// The baseline as JSON, one finding a line, so that version control shows what changes.
    public func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let lines = try entries.map { "    " + String(decoding: try encoder.encode($0), as: UTF8.self) }
        let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
        return Data("{\n  \"version\": \(Self.version),\n  \"findings\": \(list)\n}\n".utf8)
    }

    /// Which findings are new, how many are known, and what is known and gone. An entry counts for one finding. Of a
    /// finding about many texts each text is compared, and counts.
    public func compared(with findings: [Finding]) -> (new: [Finding], knownCount: Int, gone: [Entry]) {
        var counts: [Entry: Int] = [:]
        for entry in entries { counts[entry, default: 0] += 1 }
        var knownCount = 0
        let new = findings.compactMap { finding in
            finding.keeping { member in
                let entry = Entry(member, folder: folder)
                guard let count = counts[entry], count > 0 else { return true }
                counts[entry] = count - 1
                knownCount += 1
                return false
            }
        }
        .flatMap(\.reported).sorted()
        let gone = entries.filter { entry in
            guard let count = counts[entry], count > 0 else { return false }
            counts[entry] = count - 1
            return true
        }
        return (new, knownCount, gone)
    }

    private struct Content: Codable {
        let version: Int
        let findings: [Entry]
    }

    private static func folder(of path: String) -> String {
        URL(filePath: path).standardizedFileURL.deletingLastPathComponent().path
    }
}

extension Baseline.Entry {
    /// A finding as it is remembered.
    fileprivate init(_ finding: Finding, folder: String) {
        kind = finding.kind
        file = Self.path(of: finding.file, from: folder)
        key = finding.key
        context = finding.context
        locale = finding.locale
        variant = finding.variant
        text = finding.ownText
        rule = finding.rule
        typeScale = finding.fit?.typeScale
        width = finding.fit?.width
    }

    private static func path(of file: String, from folder: String) -> String {
        let path = URL(filePath: file).standardizedFileURL.path
        return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : file
    }
}
