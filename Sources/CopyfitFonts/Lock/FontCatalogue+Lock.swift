import CopyfitBundledFonts

extension FontCatalogue {
    /// Compares which fonts there are with the lock: whether one is missing, or one is there that the lock does not have.
    /// The bytes of files in folders were compared when the catalogue was made; those of others are when they are opened.
    /// Nothing is compared without a lock.
    ///
    /// - Throws: `.notAsLocked` for the first difference.
    /// - Complexity: O(files); the system is asked for its fonts if they are used.
    package func checkIsLocked() throws(FontError) {
        guard let locked = opener.locked else { return }
        let table = BundledFonts.faces.reduce(into: [:]) { $0[$1.file] = $0[$1.file] ?? $1.sha256 }
        try locked.check(folders: folderFiles, table: table, system: systemFiles)
    }

    /// The first difference from the lock, by the files' paths, that was found since the catalogue was made; nil if
    /// there was none.
    package var lockFailure: FontError? { opener.locked?.failure }

    /// The files that are open, with their hashes: those whose faces were used, or asked whether they have a character.
    /// Bundled files come first, then the others, each by their paths.
    ///
    /// - Complexity: O(bytes of the files) for those whose hash was not asked for before.
    package var openFiles: [FontLock.File] {
        let folders = Set(folderFiles)
        let system = Set(systemFiles ?? [])
        let files = opener.openFiles.map { file, isBundled in
            let origin: FontLock.Origin =
                isBundled
                ? .bundled : folders.contains(file.path) ? .folder : system.contains(file.path) ? .system : .file
            let name = isBundled ? bundledDirectory.map { file.path.dropFirst($0.count + 1) } : nil
            return FontLock.File(
                origin: origin,
                path: name.map(String.init) ?? file.path,
                sha256: file.sha256,
                faces: (try? opener.faces(of: file)) ?? []
            )
        }
        return Self.sorted(files)
    }

    /// Every file that the catalogue may open, and more that are named, with their hashes: what a lock of them says.
    /// Bundled files come first, then those of folders, those named, and the system's, each by their paths.
    ///
    /// - Parameter named: files that are used by their paths.
    /// - Throws: What opening a file throws, and `.notAsLocked` if the catalogue has a lock.
    /// - Complexity: O(bytes of all files).
    package func filesToLock(named: [String] = []) throws(FontError) -> [FontLock.File] {
        var files: [FontLock.File] = []
        if let directory = bundledDirectory {
            for name in Set(BundledFonts.faces.map({ $0.file })) {
                files.append(try opener.lockedFile(.bundled, name, at: "\(directory)/\(name)"))
            }
        }
        let folders = Set(folderFiles)
        for path in folders { files.append(try opener.lockedFile(.folder, path, at: path)) }
        for path in Set(named).subtracting(folders) { files.append(try opener.lockedFile(.file, path, at: path)) }
        for path in Set(systemFiles ?? []) { files.append(try opener.lockedFile(.system, path, at: path)) }
        return Self.sorted(files)
    }

    /// By origin, then by path.
    private static func sorted(_ files: [FontLock.File]) -> [FontLock.File] {
        let order = FontLock.Origin.allCases
        return files.sorted { one, two in
            let origins = (order.firstIndex(of: one.origin) ?? 0, order.firstIndex(of: two.origin) ?? 0)
            if origins.0 != origins.1 { return origins.0 < origins.1 }
            return one.path.utf8.lexicographicallyPrecedes(two.path.utf8)
        }
    }
}

extension FontOpener {
    fileprivate func lockedFile(_ origin: FontLock.Origin, _ name: String, at path: String) throws(FontError)
        -> FontLock.File
    {
        let file = try file(path, isBundled: origin == .bundled)
        return FontLock.File(origin: origin, path: name, sha256: file.sha256, faces: try faces(of: file))
    }

    /// The faces of a file.
    ///
    /// - Throws: What opening its first face throws; others that cannot be opened are left out.
    func faces(of file: FontFile) throws(FontError) -> [FontLock.Face] {
        let first = FontLock.Face(try face(file, 0))
        let others = 1..<max(1, file.faceCount)
        return [first] + others.compactMap { index in (try? face(file, index)).map(FontLock.Face.init) }
    }
}

extension FontLock.Face {
    init(_ face: FontFace) { self.init(name: face.fullName, family: face.familyName, version: face.version) }
}
