import Foundation
import Yams

/// A `copyfit.yml`: the rules of a project.
///
/// `Documentation/Check.md` says what may be in it, `Schemas/check-rules.schema.json` says it to editors. What is not
/// known there is an error, so that a rule with a slip of the pen is not ignored.
public struct RulesFile: Sendable {
    /// The usual name.
    public static let usualName = "copyfit.yml"

    /// Its place.
    public let path: String
    /// Its content.
    public let rules: CheckRules
    /// The default paths to check, relative to the file's folder.
    public let paths: [String]

    /// No rules file is as long, in bytes.
    private static let longest = 4 << 20

    /// Reads a rules file.
    public init(path: String) throws(RulesFileError) {
        try self.init(try Self.text(path), path: path)
    }

    /// The text of a rules file, or of one that rules name.
    static func text(_ path: String) throws(RulesFileError) -> String {
        guard let content = FileManager.default.contents(atPath: path) else {
            throw Self.fault(path, "The rules cannot be read: check that the file exists and is readable.")
        }
        guard content.count <= Self.longest else {
            throw Self.fault(path, "The rules have more than 4 MiB: shorten the file.")
        }
        guard let text = String(validating: content, as: UTF8.self) else {
            throw Self.fault(path, "The rules are not UTF-8: convert the file.")
        }
        return text
    }

    /// Reads the text of a rules file. Paths in it begin at the folder of `path`.
    public init(_ text: String, path: String) throws(RulesFileError) {
        self.path = path
        let root = try Self.root(text, path)
        var reader = RulesReader(folder: Self.folder(of: path))
        try reader.read(root)
        (rules, paths) = (reader.rules, reader.paths)
    }

    static func root(_ text: String, _ path: String) throws(RulesFileError) -> RulesValue {
        do {
            let hasMark = text.unicodeScalars.first == "\u{FEFF}"
            let text = hasMark ? String(text.unicodeScalars.dropFirst()) : text
            let node = try Yams.compose(yaml: text) ?? Node("")
            return RulesValue(node, file: path, name: RulesNames.root)
        } catch let error as YamlError {
            throw fault(error, path)
        } catch {
            throw fault(path, "The rules cannot be read as YAML.")
        }
    }

    private static func fault(_ error: YamlError, _ path: String) -> RulesFileError {
        switch error {
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            let place = problem == "found unexpected end of stream" ? context?.mark ?? mark : mark
            return fault(path, place, "This is not YAML: \(Self.words(problem)).")
        case .duplicatedKeysInMapping(let names, let context):
            return fault(path, context.mark, "“\(names.first ?? "")” is given twice: remove one.")
        case .reader(let problem, _, _, _): return fault(path, "This is not YAML: \(problem).")
        default: return fault(path, "This is not YAML.")
        }
    }

    /// What the parser says, in words that say what to do.
    private static func words(_ problem: String) -> String {
        switch problem {
        case "found unexpected end of stream": "a quote is not closed"
        case "found character that cannot start any token":
            "a tab, or another character that must be in quotes, is where a value begins"
        case "but found another document", "did not find expected <document start>":
            "the rules must be one document, and something follows it"
        case _ where problem.hasPrefix("Maximum nesting level"): "lists and names nest too deeply"
        default: problem
        }
    }

    private static func fault(_ path: String, _ mark: Mark, _ message: String) -> RulesFileError {
        RulesFileError(file: path, line: mark.line, column: mark.column, message: message)
    }

    private static func fault(_ path: String, _ message: String) -> RulesFileError {
        RulesFileError(file: path, line: nil, column: nil, message: message)
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return String(path[...slash])
    }
}

/// A fault in a rules file, with its place.
public struct RulesFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file.
    public let file: String
    /// The line, from 1; nil if the whole file is concerned.
    public let line: Int?
    /// The column, from 1; nil if the whole file is concerned.
    public let column: Int?
    /// One sentence that says what to write.
    public let message: String

    public var description: String {
        guard let line, let column else { return "\(file): \(message)" }
        return "\(file):\(line):\(column): \(message)"
    }
}
