import Synchronization

/// Compares files with a lock as they are opened, and remembers which differ.
final class LockedFonts: Sendable {
    let lock: FontLock
    private let bundledDirectory: String?
    private let bundled: [String: FontLock.File]
    /// By the files' canonical paths.
    private let others: [String: FontLock.File]
    private let hashes: Set<String>
    /// The first difference that was found, by the files' paths.
    private let found = Mutex<FontLockDifference?>(nil)

    init(_ lock: FontLock, bundledDirectory: String?) {
        self.lock = lock
        self.bundledDirectory = bundledDirectory
        hashes = Set(lock.files.map { $0.sha256 })
        var (bundled, others): ([String: FontLock.File], [String: FontLock.File]) = ([:], [:])
        for file in lock.files {
            if file.origin == .bundled {
                bundled[file.path] = file
            } else if let path = CanonicalPath.of(lock.location(of: file)) {
                others[path] = file
            }
        }
        (self.bundled, self.others) = (bundled, others)
    }

    /// The first difference that was found, by the files' paths; nil if there was none.
    var failure: FontError? { found.withLock { $0 }.map { .notAsLocked($0) } }

    /// Compares the bytes of a file that was opened. A file of another place is accepted if the lock has its bytes.
    ///
    /// - Parameter faces: The file's faces; asked for only if it differs.
    func check(_ file: FontFile, isBundled: Bool, faces: () -> [FontLock.Face]) throws(FontError) {
        let name = isBundled ? bundledName(file.path) : file.path
        let known = isBundled ? bundled[name] : CanonicalPath.of(file.path).flatMap { others[$0] }
        if let known {
            if known.sha256 == file.sha256 { return }
            throw difference(.changed(version: faces().first?.version, sha256: file.sha256), known)
        }
        if hashes.contains(file.sha256) { return }
        let origin: FontLock.Origin = isBundled ? .bundled : .file
        throw difference(.extra, FontLock.File(origin: origin, path: name, sha256: file.sha256, faces: faces()))
    }

    /// Compares which files there are, not their bytes.
    ///
    /// - Parameters:
    ///   - folders: the font files of the folders that are searched.
    ///   - table: the names and hashes of the bundled files; they are compared if the lock has bundled files.
    ///   - system: the system's font files; nil if they are not used.
    func check(folders: [String], table: [String: String], system: [String]?) throws(FontError) {
        if !bundled.isEmpty, bundledDirectory != nil { try check(table) }
        let loaded = Set(folders.compactMap(CanonicalPath.of))
        for path in folders where !isKnown(path) { throw extra(path, .folder) }
        for file in lock.files where file.origin == .folder || file.origin == .file {
            guard let path = CanonicalPath.of(lock.location(of: file)) else { throw difference(.missing, file) }
            if file.origin == .folder, !loaded.contains(path) { throw difference(.unused, file) }
        }
        guard let system else { return }
        for path in system where !isKnown(path) { throw extra(path, .system) }
        let installed = Set(system)
        for file in lock.files where file.origin == .system && !installed.contains(file.path) {
            throw difference(.missing, file)
        }
    }

    private func check(_ table: [String: String]) throws(FontError) {
        for (name, file) in bundled.sorted(by: { $0.key < $1.key }) {
            guard let hash = table[name] else { throw difference(.missing, file) }
            if hash != file.sha256 { throw difference(.changed(version: nil, sha256: hash), file) }
        }
        if let name = table.keys.filter({ bundled[$0] == nil }).min() { throw extra(name, .bundled) }
    }

    private func isKnown(_ path: String) -> Bool { CanonicalPath.of(path).map { others[$0] != nil } ?? false }

    private func extra(_ path: String, _ origin: FontLock.Origin) -> FontError {
        difference(.extra, FontLock.File(origin: origin, path: path, sha256: "", faces: []))
    }

    private func difference(_ kind: FontLockDifference.Kind, _ file: FontLock.File) -> FontError {
        let difference = FontLockDifference(kind: kind, file: file, lock: lock.path)
        found.withLock { first in
            if first.map({ file.path < $0.file.path }) ?? true { first = difference }
        }
        return .notAsLocked(difference)
    }

    private func bundledName(_ path: String) -> String {
        guard let directory = bundledDirectory, path.hasPrefix(directory + "/") else { return path }
        return String(path.dropFirst(directory.count + 1))
    }
}
