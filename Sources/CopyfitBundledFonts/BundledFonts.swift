/// The fonts that come with Copyfit: where their files are, and the properties of each.
///
/// A text measured with them gets the same numbers on every machine. The table ``faces`` is compiled in, so that no
/// font file has to be opened to match a name. Safe to use from any thread.
public enum BundledFonts {
    /// Every bundled face: first those asked for by name, then the fallback chain in the order it is tried.
    ///
    /// The chain goes from specific to general: Inter for signs, Noto Sans for the alphabets around Latin, one family per script,
    /// symbols, Han with kana and hangul (simplified Chinese first, the default for Han text of unstated language),
    /// emoji last. Symbols come before Han so that a symbol in Latin text is not set full width. Within a family the
    /// regular face comes before the bold one.
    public static let faces: [BundledFace] = families + fallbacks

    /// The folder with the font files, which the rows' ``BundledFace/file`` are relative to.
    ///
    /// Looked for beside the running executable, symbolic links resolved, in this order: `Fonts`, `fonts`,
    /// `../share/copyfit/fonts` (an installation), the resource bundle of a build. The first that holds the table's
    /// first file is taken; the others' files are not checked. A build folder is used only by executables in it.
    ///
    /// - Complexity: one `readlink` and at most four `access` calls; nothing is remembered between calls.
    /// - Throws: ``BundledFontsError/notFound(searched:)`` when none of the folders holds the fonts,
    ///   ``BundledFontsError/executableUnknown`` when the executable's own path cannot be read.
    public static func directory() throws(BundledFontsError) -> String {
        guard let executable = RunningExecutable.path() else { throw .executableUnknown }
        return try directory(forExecutable: executable)
    }

    static func directory(forExecutable executable: String) throws(BundledFontsError) -> String {
        let candidates = candidateDirectories(forExecutable: executable)
        guard let found = candidates.first(where: holdsFonts) else { throw .notFound(searched: candidates) }
        return found
    }

    static func candidateDirectories(forExecutable executable: String) -> [String] {
        let folder = parent(of: executable)
        return [
            "\(folder)/Fonts",
            "\(folder)/fonts",
            "\(parent(of: folder))/share/copyfit/fonts",
            "\(folder)/Copyfit_CopyfitFontFiles.resources",
        ]
    }

    private static func holdsFonts(_ directory: String) -> Bool {
        faces.first.map { isReadable("\(directory)/\($0.file)") } ?? false
    }

    /// The path without its last component; empty for the root, so that "/" + name follows from both.
    private static func parent(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }
}
