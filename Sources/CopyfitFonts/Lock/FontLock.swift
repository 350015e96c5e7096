/// The font files that texts may be measured with, each with its hash: what a `fonts.lock` says.
///
/// A catalogue with a lock opens only files whose bytes are those of the lock. `copyfit check` refuses fonts that
/// the lock does not have.
public struct FontLock: Hashable, Sendable {
    /// The origin of a font file. The raw values are stable names.
    public enum Origin: String, Hashable, Sendable, CaseIterable {
        /// It is bundled.
        case bundled
        /// A folder of fonts has it.
        case folder
        /// It was named itself.
        case file
        /// It is one of the system's.
        case system
    }

    /// A face of a file.
    public struct Face: Hashable, Sendable {
        /// Family and style, as ``FontFace/fullName``.
        public let name: String
        /// The family.
        public let family: String
        /// The font's version, as ``FontFace/version``.
        public let version: String

        /// A face.
        public init(name: String, family: String, version: String) {
            (self.name, self.family, self.version) = (name, family, version)
        }
    }

    /// A font file.
    public struct File: Hashable, Sendable {
        /// Its origin.
        public let origin: Origin
        /// Its path: of a bundled file below the folder with the bundled fonts; of others absolute, or below the lock's
        /// folder.
        public let path: String
        /// The SHA-256 of its bytes, in lower-case hexadecimal.
        public let sha256: String
        /// Its faces, in its order.
        public let faces: [Face]

        /// A font file.
        public init(origin: Origin, path: String, sha256: String, faces: [Face]) {
            (self.origin, self.path, self.sha256, self.faces) = (origin, path, sha256, faces)
        }
    }

    /// The lock's own path, which messages name.
    public let path: String
    /// The files.
    public let files: [File]

    /// A lock. `path` need not exist; relative paths of files begin at its folder.
    public init(path: String, files: [File]) { (self.path, self.files) = (path, files) }

    /// A file that the lock has twice with different hashes, so that no file can be as it says; nil if there is none.
    ///
    /// - Complexity: O(files); asks the file system where each leads.
    package var contradictoryFile: File? {
        var hashes: [String: String] = [:]
        return files.first { file in
            let location = location(of: file)
            let place = file.origin == .bundled ? "bundled:\(file.path)" : CanonicalPath.of(location) ?? location
            return hashes.updateValue(file.sha256, forKey: place) ?? file.sha256 != file.sha256
        }
    }

    /// Where a file that is not bundled is.
    func location(of file: File) -> String {
        guard !file.path.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return file.path }
        return path[...slash] + file.path
    }
}

/// A difference between a font and a ``FontLock``. Its description is one sentence that says what to do.
public struct FontLockDifference: Hashable, Sendable, CustomStringConvertible {
    /// The kind of difference.
    public enum Kind: Hashable, Sendable {
        /// The file has other bytes; `version` is the font's version now, nil if it is not known.
        case changed(version: String?, sha256: String)
        /// The file is missing.
        case missing
        /// The file exists, but is in none of the searched folders.
        case unused
        /// The lock does not have the file.
        case extra
    }

    /// The kind of difference.
    public let kind: Kind
    /// The file as the lock has it, or for an extra one as it is.
    public let file: FontLock.File
    /// The lock's path.
    public let lock: String

    public var description: String {
        let remedy = "or write the lock again with copyfit fonts lock."
        return switch kind {
        case .changed(let version, let hash):
            "\(font) differs from \(lock): \(difference(version, hash)); restore the locked file, \(remedy)"
        case .missing: "\(font) is in \(lock) but is missing: restore the file, \(remedy)"
        case .unused: "\(font) is in \(lock) but in none of the folders searched: add its folder, \(remedy)"
        case .extra: "\(font) is not in \(lock): remove the file, \(remedy)"
        }
    }

    /// The first face's name, and the file.
    private var font: String {
        let place = file.origin == .bundled ? "bundled \(file.path)" : file.path
        return file.faces.first.map { "“\($0.name)” (\(place))" } ?? "“\(place)”"
    }

    private func difference(_ version: String?, _ hash: String) -> String {
        let hashes = "SHA-256 \(hash.prefix(12))… instead of \(file.sha256.prefix(12))…"
        guard let version else { return hashes }
        let (now, before) = (Self.short(version: version), Self.short(version: file.faces.first?.version ?? ""))
        return now == before ? "\(now) as well, but \(hashes)" : "\(now) instead of \(before), \(hashes)"
    }

    /// `version 4.001` for `Version 4.001;git-9221beed3`.
    private static func short(version: String) -> String {
        let words = version.prefix { $0 != ";" }.split(separator: " ")
        guard let number = words.first(where: { $0.first?.isNumber == true }) else { return "no version" }
        return "version \(number)"
    }
}
