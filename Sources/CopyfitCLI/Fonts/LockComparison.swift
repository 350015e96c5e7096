import CopyfitCommandLine
import CopyfitFonts
import CopyfitJSON
import CopyfitUnicode

/// The font files that are those of a lock, every byte of them. A file that differs is an error.
struct LockComparison: WritableList {
    private let lock: String
    private let files: [FontLock.File]

    /// Reads and hashes all files that the options bring.
    init(_ fonts: FontOptions) throws {
        let lock = try fonts.lock()
        let isExplicit = !fonts.fontFile.isEmpty && fonts.fontDirectory.isEmpty && !fonts.systemFonts
        let catalogue =
            isExplicit ? try FontCatalogue(bundledDirectory: nil, lock: lock) : try fonts.catalogue()
        files = try catalogue.filesToLock(named: fonts.fontFile)
        if !isExplicit { try catalogue.checkIsLocked() }
        self.lock = lock?.path ?? ""
    }

    /// How many files were compared.
    func table() -> String {
        "\(files.count) \(files.count == 1 ? "file matches" : "files match") \(VisibleText.of(lock)).\n"
    }

    /// An array with an object per file.
    func json() -> String {
        var output = JSONOutput()
        output.append(array: files) { output, file in
            output.append(raw: "{\"file\":")
            output.append(file.path)
            output.append(raw: ",\"from\":")
            output.append(file.origin.rawValue)
            output.append(raw: ",\"sha256\":")
            output.append(file.sha256)
            output.append(raw: ",\"matches\":true}")
        }
        return output.text + "\n"
    }
}
