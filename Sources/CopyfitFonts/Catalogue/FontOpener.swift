import Synchronization

/// Opens the files of a catalogue's faces.
///
/// The faces of one file share its bytes, which are given back with the last of them.
final class FontOpener: Sendable {
    private let freeType = FreeTypeLibrary()
    private let files = Mutex<[FileKey: OpenFile]>([:])

    private struct FileKey: Hashable {
        let path: String
        let isBundled: Bool
    }

    private struct OpenFile {
        weak var file: FontFile?
    }

    /// Opens and validates a face.
    func face(_ record: FontRecord) throws(FontError) -> FontFace {
        let file = try file(record.path, isBundled: record.isBundled)
        return try FontFace(file: file, index: record.index, variations: record.variations, freeType: freeType)
    }

    /// What faces a file has: none if FreeType rejects it.
    func records(inFile path: String) -> [FontRecord] {
        guard let file = try? FontFile(path: path) else { return [] }
        let count = file.faceCount > 0 ? file.faceCount : (try? freeType.faceCount(of: file)) ?? 0
        return (0..<count).compactMap { index in
            let face = try? FontFace(file: file, index: index, variations: [], freeType: freeType)
            return face.map { FontRecord($0) }
        }
    }

    /// How many bytes of files that are not bundled are in memory.
    var heldByteCount: Int {
        files.withLock { files in
            files.reduce(0) { $0 + ($1.key.isBundled ? 0 : $1.value.file?.byteCount ?? 0) }
        }
    }

    private func file(_ path: String, isBundled: Bool) throws(FontError) -> FontFile {
        let key = FileKey(path: path, isBundled: isBundled)
        if let file = files.withLock({ $0[key]?.file }) { return file }
        let file = try FontFile(path: path, isBundled: isBundled)
        return files.withLock { files in
            if let first = files[key]?.file { return first }
            files = files.filter { $0.value.file != nil }
            files[key] = OpenFile(file: file)
            return file
        }
    }
}
