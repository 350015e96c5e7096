import CopyfitBundledFonts
public import CopyfitFonts
public import CopyfitUnicode
import Foundation

/// Where the tests' font files lie, and what lies beside them.
public enum TestFonts {
    /// A file of `Fonts/`, by its path there.
    public static func bundled(_ file: String) throws -> String { "\(try BundledFonts.directory())/\(file)" }

    /// The bundled hyphenation patterns of a language.
    public static func patterns(of language: String) throws -> HyphenationDictionary {
        try HyphenationDictionaries(bundledDirectory: BundledFonts.directory()).dictionary(language: language)
    }

    /// A file of `Tests/TestSupport/Fonts/`.
    public static func testOnly(_ file: String) -> String {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fonts/\(file)").path()
    }

    /// The chain of these fonts alone. What is open needs its file no longer, so none is left behind.
    public static func chain(_ fonts: [OpenTypeBuilder]) throws -> FontChain {
        try withFiles(fonts.map { $0.bytes() }) { paths in
            try FontCatalogue(bundledDirectory: nil).chain(files: paths.map { FontFileReference(path: $0) })
        }
    }

    /// Lends the paths of new files with these contents, which are removed afterwards.
    @discardableResult
    public static func withFiles<Result>(_ contents: [[UInt8]], _ body: ([String]) throws -> Result) throws -> Result {
        let files = Dictionary(uniqueKeysWithValues: contents.enumerated().map { ("\($0)", $1) })
        return try withFolder(files) { folder in try body(contents.indices.map { "\(folder)/\($0)" }) }
    }

    /// Lends the path of a new folder with these files, which is removed afterwards.
    @discardableResult
    public static func withFolder<Result>(_ files: [String: [UInt8]], _ body: (String) throws -> Result) throws
        -> Result
    {
        let folder = FileManager.default.temporaryDirectory.appending(path: "copyfit-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, bytes) in files { try Data(bytes).write(to: folder.appending(path: name)) }
        return try body(folder.path())
    }
}
