/// Stands for FreeType, which is not here: HarfBuzz alone reads OpenType files.
final class FreeTypeLibrary: Sendable {
    func faceCount(of file: FontFile) throws(FontError) -> Int { throw Self.isMissing(file) }

    func validate(_ file: FontFile, index: Int) throws(FontError) {}

    func outline(_ file: FontFile, index: Int) throws(FontError) -> SFNTSource { throw Self.isMissing(file) }

    func unwrapped(_ file: FontFile, index: Int) throws(FontError) -> FontFile { throw Self.isMissing(file) }

    var version: String { "none" }

    private static func isMissing(_ file: FontFile) -> FontError {
        .damagedFile(path: file.path, reason: "WOFF, Type 1 and PCF files cannot be read here")
    }
}
