import CUnicodeTables

/// The version of Unicode that answers depend on.
public struct UnicodeVersions: Hashable, Sendable {
    /// The version of the Unicode Standard whose rules and properties are compiled in, e.g. `"17.0.0"`.
    public let unicode: String

    /// The version this process uses.
    public static var linked: UnicodeVersions { UnicodeVersions(unicode: CUNICODE_VERSION) }
}
