import Synchronization

/// Opens the files of a catalogue's faces.
///
/// The faces of one file share its bytes, which are given back with the last of them.
final class FontOpener: Sendable {
    /// What opened files are compared with; nil accepts all.
    let locked: LockedFonts?
    private let freeType = FreeTypeLibrary()
    private let files = Mutex<[FileKey: WeakReference<FontFile>]>([:])
    /// Files that are not as locked, so that they are not read and hashed each time they are asked for.
    private let refused = Mutex<[FileKey: FontError]>([:])

    private static let refusedLimit = 512

    private struct FileKey: Hashable {
        let path: String
        let isBundled: Bool
    }

    init(locked: LockedFonts? = nil) { self.locked = locked }

    /// Opens and validates a face.
    func face(_ record: FontRecord) throws(FontError) -> FontFace {
        try face(record, of: try file(record.path, isBundled: record.isBundled))
    }

    /// Opens and validates a face of an open file.
    func face(_ record: FontRecord, of file: FontFile) throws(FontError) -> FontFace {
        var variations = record.variations
        if let instance = record.instance {
            let instances = try face(file, record.index).harfBuzz.namedInstances
            variations = instances.indices.contains(instance) ? instances[instance] : []
        }
        return try FontFace(
            file: file,
            index: record.index,
            variations: variations,
            isNamedInstance: record.isNamedInstance,
            freeType: freeType
        )
    }

    /// Opens and validates a face of an open file, as it is without variations.
    func face(_ file: FontFile, _ index: Int) throws(FontError) -> FontFace {
        try FontFace(file: file, index: index, variations: [], freeType: freeType)
    }

    /// What faces a file has, named instances of variable ones included: none if FreeType rejects it.
    ///
    /// - Throws: `.notAsLocked` if it is a font with other bytes than the lock says.
    func records(inFile path: String) throws(FontError) -> [FontRecord] {
        guard let file = try? FontFile(path: path) else { return [] }
        let count = file.faceCount > 0 ? file.faceCount : (try? freeType.faceCount(of: file)) ?? 0
        let records = (0..<count).flatMap { index in (try? face(file, index)).map(FontRecord.all) ?? [] }
        if !records.isEmpty { try check(file, isBundled: false) }
        return records
    }

    /// How many bytes of files that are not bundled are in memory.
    var heldByteCount: Int {
        files.withLock { files in
            files.reduce(0) { $0 + ($1.key.isBundled ? 0 : $1.value.object?.byteCount ?? 0) }
        }
    }

    /// Opens a file, unless it is open.
    func file(_ path: String, isBundled: Bool) throws(FontError) -> FontFile {
        let key = FileKey(path: path, isBundled: isBundled)
        if let file = files.withLock({ $0[key]?.object }) { return file }
        if let error = refused.withLock({ $0[key] }) { throw error }
        let file = try FontFile(path: path, isBundled: isBundled)
        do {
            try check(file, isBundled: isBundled)
        } catch {
            refused.withLock { refused in
                if refused.count >= Self.refusedLimit { refused.removeAll() }
                refused[key] = error
            }
            throw error
        }
        return files.withLock { files in
            if let first = files[key]?.object { return first }
            files = files.filter { $0.value.object != nil }
            files[key] = WeakReference(object: file)
            return file
        }
    }

    /// A file of bytes in memory, which its path only names.
    func file(_ bytes: [UInt8], named path: String) throws(FontError) -> FontFile {
        if bytes.isEmpty { throw .damagedFile(path: path, reason: "it is empty") }
        let limit = FontFileBytes.limit
        if bytes.count > limit { throw .fileTooLarge(path: path, byteCount: bytes.count, limit: limit) }
        let file = FontFile(bytes: bytes, path: path)
        try check(file, isBundled: false)
        return file
    }

    /// The files that are open, in no order.
    var openFiles: [(file: FontFile, isBundled: Bool)] {
        files.withLock { files in files.compactMap { key, open in open.object.map { ($0, key.isBundled) } } }
    }

    private func check(_ file: FontFile, isBundled: Bool) throws(FontError) {
        try locked?.check(file, isBundled: isBundled) { (try? faces(of: file)) ?? [] }
    }
}
