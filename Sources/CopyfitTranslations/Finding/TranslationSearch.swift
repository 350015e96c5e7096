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
/// Folders whose names begin with a dot or that hold the work of others (`node_modules`, `Pods`, `build` …) are left out, unless
/// they are searched themselves. JSON and `.properties` count if something in the path speaks for texts: a language, a telling
/// name, or a file beside it that differs by nothing but a language.
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
    /// Files that are translations if one of their folders, or their name, is where others have a language.
    private var candidates: [FoundTranslationFile] = []
    private var seen: Set<Identity> = []
    private var links: [String] = []
    private let places: [String]?
    private let names: LocaleNames

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
    ///
    /// - Parameter names: What names of languages, files and folders mean.
    package init(at path: String, within places: [String]?, names: LocaleNames = LocaleNames()) {
        (self.places, self.names) = (places, names)
        let target = Self.resolved(path)
        isOfFolder = target.flatMap(Self.attributes)?.kind == .typeDirectory
        guard let target else { return }
        guard isOfFolder else {
            files = file(path).map { [$0] } ?? []
            return
        }
        searchFolder(path)
        while !links.isEmpty {
            let next = links.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            links = []
            for link in next { follow(link, from: target) }
        }
        takeRelatives()
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
                guard let found = Self.attributes(path) else {
                    reportUnseen(name, in: folder, path)
                    continue
                }
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
            let mayBeTranslations =
                format.map { $0.isLikely(path: link, locale: locale(link, $0)) } ?? TranslationFormat.needsContent(link)
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

    /// What is listed and cannot be looked at: in a folder without permission, or under a name that is not UTF-8, which is
    /// listed with U+FFFD. Names of other files do not matter.
    private mutating func reportUnseen(_ name: String, in folder: String, _ path: String) {
        guard name.unicodeScalars.contains("\u{FFFD}") else {
            if FileManager.default.isExecutableFile(atPath: folder) { return }
            return report(folder) { "Cannot look into the folder \($0): check its permissions." }
        }
        let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? ""
        let isFile =
            (1...5).contains(ending.utf8.count) && ending.utf8.allSatisfy(\.isAlphanumeric) && ending != "lproj"
        let mayMatter = TranslationFormat.needsContent(name) || TranslationFormat(path: path, content: []) != nil
        if isFile, !mayMatter { return }
        report(path) { "Cannot read \($0): its name is not UTF-8. Rename it." }
    }

    /// Paths below the current folder are named as people write them.
    private mutating func report(_ path: String, _ message: (String) -> String) {
        let shown = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
        let place = UnsearchedPath(path: path, message: message(shown))
        if unsearched.last != place { unsearched.append(place) }
    }

    /// Files of several names, which are not links, count each.
    private mutating func take(_ path: String, _ identity: Identity, isLink: Bool = false) {
        guard let file = file(path) else { return }
        guard file.format.isLikely(path: path, locale: file.locale) else { return candidates.append(file) }
        let isNew = seen.insert(identity).inserted
        if isNew || !isLink { files.append(file) }
    }

    /// Takes of the files that did not look like translations those that are beside some: `app.properties` beside
    /// `app_de.properties`; and keeps those as candidates that are where others have a language.
    private mutating func takeRelatives() {
        let named = files.filter { $0.locale != nil }
        let families = Set(named.lazy.map(\.family))
        files += candidates.filter { families.contains($0.path) }
        candidates = candidates.filter { file in
            !families.contains(file.path) && FamilyPath.shapes(of: file.path).contains(where: families.contains)
        }
        for index in candidates.indices { candidates[index].isCandidate = true }
    }

    /// The files, and those that may be the source of some.
    package var found: [FoundTranslationFile] {
        (files + candidates).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
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

    private func file(_ path: String) -> FoundTranslationFile? {
        let content = TranslationFormat.needsContent(path) ? Self.beginning(of: path) : []
        guard let format = TranslationFormat(path: path, content: content) else { return nil }
        return FoundTranslationFile(path: path, format: format, locale: locale(path, format))
    }

    private func locale(_ path: String, _ format: TranslationFormat) -> TranslationLocale? {
        TranslationLocale(path: path, format: format, names: names)
    }

    private static func beginning(of path: String) -> [UInt8] {
        guard let file = FileHandle(forReadingAtPath: path) else { return [] }
        defer { try? file.close() }
        return (try? file.read(upToCount: 4096)).map { [UInt8]($0) } ?? []
    }
}
