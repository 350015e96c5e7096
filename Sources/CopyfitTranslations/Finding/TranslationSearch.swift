import CopyfitAppleStrings
import Foundation

/// A path that could not be searched or read.
public struct UnsearchedPath: Hashable, Sendable {
    /// The path, below the one that was searched.
    public let path: String
    /// One sentence that says why, and what to do.
    public let message: String
}

/// A search for translation files: what was found, and what could not be looked into.
///
/// Folders whose names begin with a dot or that hold the work of others (`node_modules`, `Pods`, `build` …) are left out.
/// Symbolic links are followed, after everything that is really there: each folder and each file is found once, by its own
/// path if it has one below the searched one. A link to a folder that contains the searched one is not followed.
public struct TranslationSearch: Sendable {
    /// The translation files, in the order of their paths' bytes.
    public private(set) var files: [FoundTranslationFile] = []
    /// The places that could not be searched, in the order of the paths' bytes.
    public private(set) var unsearched: [UnsearchedPath] = []
    /// Links to what might be translations, or to folders, that lead out of where they may.
    package private(set) var leavingLinks: [String] = []
    /// Whether the searched path is a folder, or leads to one.
    public let isOfFolder: Bool
    private var seen: Set<Identity> = []
    private var links: [String] = []
    private let places: [String]?

    /// What a path is, whatever it is called.
    private struct Identity: Hashable {
        let device: UInt64
        let number: UInt64
    }

    private static let skippedFolders: Set<String> = [
        "node_modules", "Pods", "Carthage", "DerivedData", "SourcePackages", "build", "bower_components", "venv",
        "__pycache__",
    ]

    /// Searches a path, which may be a file or a folder, or a link to one. Nothing is found where there is neither.
    ///
    /// - Complexity: O(n log n) in the number of files; of files whose name leaves the format open the first 4,096
    /// bytes are read.
    public init(at path: String) { self.init(at: path, within: nil) }

    /// Searches a path, and follows only links that lead to one of some absolute paths without links, or below it; nil:
    /// all links.
    package init(at path: String, within places: [String]?) {
        self.places = places
        let target = Self.resolved(path)
        isOfFolder = target.flatMap(Self.attributes)?.kind == .typeDirectory
        guard let target else { return }
        guard isOfFolder else {
            files = Self.file(path).map { [$0] } ?? []
            return
        }
        searchFolder(path)
        while !links.isEmpty {
            let next = links.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            links = []
            for link in next { follow(link, from: target) }
        }
        files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        leavingLinks.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        unsearched.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// Searches a folder and what is in it; links are kept for later.
    private mutating func searchFolder(_ path: String) {
        var folders = [path]
        while let folder = folders.popLast() {
            guard let target = Self.resolved(folder), let found = Self.attributes(target),
                seen.insert(found.identity).inserted
            else { continue }
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
                report(folder) { "Cannot read the folder \($0): check its permissions." }
                continue
            }
            for name in names where !name.hasPrefix(".") && !Self.skippedFolders.contains(name) {
                let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
                guard let found = Self.attributes(path) else { continue }
                switch found.kind {
                case .typeDirectory: folders.append(path)
                case .typeRegular: take(path, found.identity)
                // Bazel's lead to copies of the sources
                case .typeSymbolicLink where !name.hasPrefix("bazel-"): links.append(path)
                default: break
                }
            }
        }
    }

    private mutating func follow(_ link: String, from root: String) {
        guard let target = Self.resolved(link), let found = Self.attributes(target) else {
            if TranslationFormat(path: link, content: []) != nil {
                report(link) { "Cannot read \($0): it is a broken link." }
            }
            return
        }
        if let places, !places.contains(where: { target == $0 || target.hasPrefix($0 == "/" ? $0 : $0 + "/") }) {
            let format = TranslationFormat(path: link, content: [])
            let mayBeTranslations = format?.isLikely(path: link) ?? TranslationFormat.needsContent(link)
            if found.kind == .typeDirectory || mayBeTranslations { leavingLinks.append(link) }
            return
        }
        switch found.kind {
        case .typeDirectory where root != target && !root.hasPrefix(target == "/" ? "/" : target + "/"):
            searchFolder(link)
        case .typeRegular: take(link, found.identity, isLink: true)
        default: break
        }
    }

    /// Paths below the current folder are named as people write them.
    private mutating func report(_ path: String, _ message: (String) -> String) {
        let shown = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
        unsearched.append(UnsearchedPath(path: path, message: message(shown)))
    }

    /// Files of several names, which are not links, count each.
    private mutating func take(_ path: String, _ identity: Identity, isLink: Bool = false) {
        guard let file = Self.file(path), file.format.isLikely(path: path) else { return }
        let isNew = seen.insert(identity).inserted
        if isNew || !isLink { files.append(file) }
    }

    /// Where a path leads; nil if that is nowhere.
    private static func resolved(_ path: String) -> String? {
        FileManager.default.fileExists(atPath: path) ? PathIdentity.of(path) : nil
    }

    /// What is at a path itself, which may be a link.
    private static func attributes(_ path: String) -> (kind: FileAttributeType, identity: Identity)? {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
            let kind = attributes[.type] as? FileAttributeType
        else { return nil }
        func number(_ key: FileAttributeKey) -> UInt64 { (attributes[key] as? NSNumber)?.uint64Value ?? 0 }
        return (kind, Identity(device: number(.systemNumber), number: number(.systemFileNumber)))
    }

    private static func file(_ path: String) -> FoundTranslationFile? {
        let content = TranslationFormat.needsContent(path) ? beginning(of: path) : []
        guard let format = TranslationFormat(path: path, content: content) else { return nil }
        return FoundTranslationFile(path: path, format: format, locale: TranslationLocale(path: path, format: format))
    }

    private static func beginning(of path: String) -> [UInt8] {
        guard let file = FileHandle(forReadingAtPath: path) else { return [] }
        defer { try? file.close() }
        return (try? file.read(upToCount: 4096)).map { [UInt8]($0) } ?? []
    }
}
