import CopyfitChecking
import CopyfitCommandLine
import CopyfitTranslations
import Foundation

/// The files that differ from a commit, or that git does not know yet and does not ignore.
///
/// A submodule that differs and a repository inside another are folders to git: their translation files all count.
struct ChangedFiles {
    /// Absolute paths without links.
    private(set) var places: Set<String> = []
    /// Where git finds what a file was, by the file's place.
    private var earlier: [String: Earlier] = [:]

    private struct Earlier {
        let root: String
        /// The commit, a colon, and the path below the root.
        let object: String
    }

    /// What a check looks at.
    var content: ChangedContent {
        ChangedContent(files: places) { [earlier] place in
            guard let earlier = earlier[place] else { return nil }
            return (try? Git.output(["cat-file", "blob", earlier.object], in: earlier.root)) ?? nil
        }
    }

    /// Asks git in the repositories that hold some paths.
    ///
    /// - Parameter reference: A commit, a branch or a tag; it does not begin with a hyphen.
    init(since reference: String, at paths: [String]) throws(CommandFailure) {
        var roots: [String] = []
        for path in paths where FileManager.default.fileExists(atPath: path) {
            let root = try Self.root(of: path)
            if !roots.contains(root) { roots.append(root) }
        }
        for root in roots {
            let commit = try Self.commit(reference, in: root)
            let changed = try Git.run(
                [
                    "diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", "--ignore-submodules=none",
                    "--end-of-options", commit, "--",
                ],
                in: root
            )
            let new = try Git.run(["ls-files", "--others", "--exclude-standard", "-z"], in: root)
            guard let changed, let new else {
                throw CommandFailure("git cannot say what differs from “\(reference)”: try git diff \(reference).")
            }
            for name in (changed + new).split(separator: "\0") { add(name, in: root, commit) }
        }
    }

    private mutating func add(_ name: Substring, in root: String, _ commit: String) {
        let place = ReadFiles.place("\(root)/\(name)")
        places.insert(place)
        earlier[place] = Earlier(root: root, object: "\(commit):\(name)")
        let search = TranslationSearch(at: place)
        if search.isOfFolder { places.formUnion(search.files.map { ReadFiles.place($0.path) }) }
    }

    private static func root(of path: String) throws(CommandFailure) -> String {
        let place = ReadFiles.place(path)
        let attributes = try? FileManager.default.attributesOfItem(atPath: place)
        let isFolder = attributes?[.type] as? FileAttributeType == .typeDirectory
        let folder = isFolder ? place : URL(filePath: place).deletingLastPathComponent().path
        guard let root = try Git.run(["rev-parse", "--show-toplevel"], in: folder) else {
            throw CommandFailure(
                "“\(path)” is not in a git repository that git can read: leave out --changed-since, or check git status there."
            )
        }
        return root.hasSuffix("\n") ? String(root.dropLast()) : root
    }

    private static func commit(_ reference: String, in root: String) throws(CommandFailure) -> String {
        let found = try Git.run(
            ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(reference)^{commit}"],
            in: root
        )
        guard let found, found.first != "^" else {
            throw CommandFailure(
                "git does not know the commit “\(reference)” in \(root): check its name, or fetch it; CI servers often "
                    + "have only the last commit."
            )
        }
        return found.hasSuffix("\n") ? String(found.dropLast()) : found
    }
}

/// Git, as a program.
enum Git {
    /// What git writes to standard output, as a text; nil if it ends with a fault.
    ///
    /// - Throws: If git cannot be started.
    static func run(_ arguments: [String], in folder: String) throws(CommandFailure) -> String? {
        try output(arguments, in: folder).map { String(decoding: $0, as: UTF8.self) }
    }

    /// What git writes to standard output; nil if it ends with a fault.
    ///
    /// - Throws: If git cannot be started.
    static func output(_ arguments: [String], in folder: String) throws(CommandFailure) -> [UInt8]? {
        do {
            return try ChildProcess.output(of: "git", ["-C", folder] + arguments, environment: environment)
        } catch {
            if error.isOfMissingFile {
                throw CommandFailure(
                    "--changed-since needs git: install it, or leave the option out."
                )
            }
            throw CommandFailure(
                "--changed-since needs git, which cannot be started (\(error.reason)): remove the cause, or leave the option "
                    + "out."
            )
        }
    }

    /// The variables of this process, except those of a hook, which are about the repository that it runs in.
    private static var environment: [String] {
        let ofHooks = ["GIT_DIR", "GIT_COMMON_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"]
        return ProcessInfo.processInfo.environment.compactMap { ofHooks.contains($0) ? nil : "\($0)=\($1)" }
    }
}
