#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The font files of a folder and its subfolders.
enum FontDirectory {
    private static let suffixes = [
        ".otf", ".ttf", ".ttc", ".otc", ".woff", ".woff2", ".pfb", ".pfa", ".pcf", ".pcf.gz",
    ]

    /// Every face of every font file, files in order of their paths. Files that FreeType rejects and subfolders that
    /// cannot be listed are skipped. No file stays open.
    ///
    /// - Throws: `.unreadableFolder` when the folder cannot be listed; `.notAsLocked`.
    static func records(in directory: String, _ opener: FontOpener) throws(FontError) -> [FontRecord] {
        var records: [FontRecord] = []
        for file in try files(in: directory).sorted() { records += try opener.records(inFile: file) }
        return records
    }

    private static func files(in directory: String) throws(FontError) -> [String] {
        guard let stream = unsafe opendir(directory) else {
            throw .unreadableFolder(path: directory, reason: unsafe String(cString: strerror(errno)))
        }
        defer { unsafe closedir(stream) }
        var paths: [String] = []
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
                unsafe String(cString: UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
            }
            if name.hasPrefix(".") { continue }
            let path = "\(directory)/\(name)"
            if isDirectory(path) {
                paths += (try? files(in: path)) ?? []
            } else if suffixes.contains(where: { name.lowercased().hasSuffix($0) }) {
                paths.append(path)
            }
        }
        return paths
    }

    /// Whether the path itself is a folder; links to folders are not followed, so that there are no cycles.
    private static func isDirectory(_ path: String) -> Bool {
        var status = stat()
        return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
