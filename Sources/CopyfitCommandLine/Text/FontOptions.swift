package import ArgumentParser
import CopyfitBundledFonts
package import CopyfitFonts
package import CopyfitRecords
package import CopyfitUnicode

/// The options for which fonts are available and which one to measure with.
package struct FontOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "A font family, optionally with a style and a size: \"Inter SemiBold 16\", or as in CSS, \"600 16px "
                + "Inter\".",
            valueName: "name"
        )
    )
    package var font: String?

    @Option(
        help: ArgumentHelp(
            "A font file; repeatable. The first is the primary font; the others replace the fallback chain.",
            valueName: "path"
        ),
        completion: .file()
    )
    package var fontFile: [String] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "The index, from 0, of a face in a font collection; repeatable, once per --font-file in the same order.",
            valueName: "index"
        )
    )
    package var faceIndex: [Int] = []

    @Option(
        help: ArgumentHelp(
            "Variation axes of --font or the first --font-file, such as wght=600,wdth=90; repeatable.",
            valueName: "axes"
        ),
        transform: SettingForms.variations.argument
    )
    package var variation: [[FontVariation]] = []

    @Option(
        help: ArgumentHelp("A folder of fonts to search before the bundled ones; repeatable.", valueName: "path"),
        completion: .directory
    )
    package var fontDirectory: [String] = []

    @Flag(help: "Also search the system's installed fonts, after the bundled ones.")
    package var systemFonts = false

    @Flag(help: "Accept a family with the same widths for one that is not there, such as Carlito for Calibri.")
    package var twins = false

    @Flag(help: "Refuse fonts that differ from the nearest fonts.lock (status 2).")
    package var locked = false

    @Option(help: ArgumentHelp("Refuse fonts that differ from this lock (status 2).", valueName: "path"))
    package var lockFile: String?

    package init() {}

    package mutating func validate() throws {
        if font != nil, !fontFile.isEmpty { throw ValidationError("Give either --font or --font-file, not both.") }
        if fontFile.isEmpty, !faceIndex.isEmpty {
            throw ValidationError("--face-index needs a --font-file: add one.")
        }
        if fontFile.isEmpty, font == nil, !variation.isEmpty {
            throw ValidationError("--variation needs a --font or a --font-file: add one.")
        }
        if faceIndex.count > max(1, fontFile.count) {
            throw ValidationError("Give at most one --face-index for each --font-file.")
        }
        if let index = faceIndex.first(where: { $0 < 0 }) {
            throw ValidationError("--face-index \(index): faces are counted from 0.")
        }
    }

    /// The available fonts. With `--font-file` the bundled ones may be missing, and only the files that are used are
    /// compared with a lock.
    package func catalogue() throws -> FontCatalogue {
        let catalogue = try FontCatalogue(
            bundledDirectory: try bundledDirectory(),
            directories: fontDirectory,
            usesSystemFonts: systemFonts,
            lock: try lock()
        )
        if fontFile.isEmpty { try catalogue.checkIsLocked() }
        return catalogue
    }

    /// The lock that the fonts are compared with; nil if the options ask for none.
    package func lock() throws(CommandFailure) -> FontLock? {
        if let lockFile { return try FontLockFile.read(lockFile) }
        return locked ? try FontLockFile.read(FontLockFile.nearest()) : nil
    }

    /// The fonts to measure with, and their size if the description of the font has one; nil when the options name no
    /// font.
    package func described(from catalogue: FontCatalogue) throws -> FontDescription? {
        if let font {
            let described = try FontDescription(font, in: catalogue, acceptsTwins: twins)
            return try described.varied(by: variation.flatMap(\.self), in: catalogue)
        }
        return fontFile.isEmpty ? nil : FontDescription(try catalogue.chain(files: files.references))
    }

    /// The files to measure with; none if the options name no file.
    package var files: FontFiles {
        var files = FontFiles(paths: fontFile)
        files.faceIndices = faceIndex
        files.variations = variation.flatMap(\.self)
        return files
    }

    /// The dictionaries of languages; only the system's if the bundled ones are missing.
    package var hyphenation: HyphenationDictionaries {
        HyphenationDictionaries(bundledDirectory: try? BundledFonts.directory())
    }

    private func bundledDirectory() throws(FontError) -> String? {
        do {
            return try BundledFonts.directory()
        } catch {
            guard fontFile.isEmpty else { return nil }
            throw .bundledFontsMissing(reason: error.description)
        }
    }
}
