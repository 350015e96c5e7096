import Foundation
import Yams

/// A `copyfit.yml`: the rules of a project.
///
/// `Documentation/Check.md` says what may be in it, `Schemas/check-rules.schema.json` says it to editors. What is not
/// known there is an error, so that a rule with a slip of the pen is not ignored.
public struct RulesFile: Sendable {
    /// The usual name.
    public static let usualName = "copyfit.yml"

    /// Where it is.
    public let path: String
    /// What it says.
    public let rules: CheckRules
    /// What is checked where nothing else is named; below the file's folder.
    public let paths: [String]

    /// No rules file is as long, in bytes.
    private static let longest = 4 << 20

    /// The nearest `copyfit.yml` in a folder or in those that contain it; nil if there is none.
    public static func nearest(to folder: String) -> String? {
        var folder = URL(filePath: folder).standardizedFileURL
        while true {
            let path = folder.appending(path: usualName).path
            if FileManager.default.fileExists(atPath: path) { return path }
            let parent = folder.deletingLastPathComponent().standardizedFileURL
            if parent.path == folder.path || parent.path.hasSuffix("..") { return nil }
            folder = parent
        }
    }

    /// Reads a rules file.
    public init(path: String) throws(RulesFileError) {
        guard let content = FileManager.default.contents(atPath: path), content.count <= Self.longest else {
            throw Self.fault(path, "The rules cannot be read: check that the file exists and may be read.")
        }
        guard let text = String(validating: content, as: UTF8.self) else {
            throw Self.fault(path, "The rules are not UTF-8: convert the file.")
        }
        try self.init(text, path: path)
    }

    /// Reads the text of a rules file. Paths in it begin at the folder of `path`.
    public init(_ text: String, path: String) throws(RulesFileError) {
        self.path = path
        let root = try Self.root(text, path)
        var reader = RulesReader(folder: Self.folder(of: path))
        try reader.read(root)
        (rules, paths) = (reader.rules, reader.paths)
    }

    private static func root(_ text: String, _ path: String) throws(RulesFileError) -> RulesValue {
        do {
            let node = try Yams.compose(yaml: text) ?? Node("")
            return RulesValue(node, file: path, name: "rules")
        } catch let error as YamlError {
            throw fault(error, path)
        } catch {
            throw fault(path, "The rules cannot be read as YAML.")
        }
    }

    private static func fault(_ error: YamlError, _ path: String) -> RulesFileError {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            RulesFileError(
                file: path,
                line: mark.line,
                column: mark.column,
                message: "This is not YAML: \(problem)."
            )
        default: fault(path, "This is not YAML.")
        }
    }

    private static func fault(_ path: String, _ message: String) -> RulesFileError {
        RulesFileError(file: path, line: nil, column: nil, message: message)
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return String(path[...slash])
    }
}
