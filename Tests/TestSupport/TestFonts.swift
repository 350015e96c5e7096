import CopyfitBundledFonts
import Foundation

/// Where the tests' font files lie.
public enum TestFonts {
    /// A file of `Fonts/`, by its path there.
    public static func bundled(_ file: String) throws -> String { "\(try BundledFonts.directory())/\(file)" }

    /// A file of `Tests/TestSupport/Fonts/`.
    public static func testOnly(_ file: String) -> String {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fonts/\(file)").path()
    }

    /// Writes bytes to a file of the temporary folder, which every call makes anew.
    public static func write(_ bytes: [UInt8], suffix: String = "ttf") throws -> String {
        let path = FileManager.default.temporaryDirectory.appending(path: "copyfit-\(UUID()).\(suffix)")
        try Data(bytes).write(to: path)
        return path.path()
    }
}
