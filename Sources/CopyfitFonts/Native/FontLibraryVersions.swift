import CHarfBuzz

/// The versions of the font libraries in use.
public struct FontLibraryVersions: Hashable, Sendable {
    /// HarfBuzz's version, e.g. `"6.0.0"`.
    public let harfBuzz: String
    /// FreeType's version, e.g. `"2.12.1"`.
    public let freeType: String

    /// The versions of the libraries this process is linked with.
    public static var linked: FontLibraryVersions {
        let harfBuzz = unsafe hb_version_string().map { unsafe String(cString: $0) } ?? ""
        return FontLibraryVersions(harfBuzz: harfBuzz, freeType: FreeTypeLibrary().version)
    }
}
