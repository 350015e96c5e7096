import CopyfitFonts
import CopyfitUnicode

/// The output of `--version`: the command and everything its numbers depend on.
enum VersionText {
    /// The command's own version.
    static let copyfit = "0.1.0"

    /// One line for the command and one for each library.
    static var text: String {
        let fonts = FontLibraryVersions.linked
        let unicode = UnicodeVersions.linked
        return """
            copyfit \(copyfit)
            HarfBuzz \(fonts.harfBuzz)
            FreeType \(fonts.freeType)
            ICU \(unicode.icu)
            Unicode \(unicode.unicode)
            """
    }
}
