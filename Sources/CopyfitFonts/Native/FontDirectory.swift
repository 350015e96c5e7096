#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The font files of a folder and its subfolders.
enum FontDirectory {
    private static let suffixes = [".otf", ".ttf", ".ttc", ".otc", ".pfb", ".pfa", ".pcf", ".pcf.gz"]

    /// Every face of every font file, files in order of their paths. Files that FreeType rejects and subfolders that
    /// cannot be listed are skipped.
    ///
    /// - Throws: `.unreadableFolder` when the folder cannot be listed.
    static func faces(in directory: String, freeType: FreeTypeLibrary) throws(FontError) -> [FontFace] {
        var faces: [FontFace] = []
        for path in try files(in: directory).sorted() {
            guard let file = try? FontFile(path: path) else { continue }
            let count = file.faceCount > 0 ? file.faceCount : (try? freeType.faceCount(of: file)) ?? 0
            for index in 0..<count {
                let face = try? FontFace(file: file, index: index, variations: [], freeType: freeType)
                if let face { faces.append(face) }
            }
        }
        return faces
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
