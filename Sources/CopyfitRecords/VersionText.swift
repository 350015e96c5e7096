import CopyfitFonts
import CopyfitUnicode

/// The output of `--version`: Copyfit and everything its numbers depend on.
package enum VersionText {
    /// Copyfit's own version.
    package static let copyfit = "0.1.0"

    /// One line for Copyfit and one for each library.
    package static var text: String {
        let fonts = FontLibraryVersions.linked
        return """
            copyfit \(copyfit)
            HarfBuzz \(fonts.harfBuzz)
            FreeType \(fonts.freeType)
            Unicode \(UnicodeVersions.linked.unicode)
            """
    }
}
