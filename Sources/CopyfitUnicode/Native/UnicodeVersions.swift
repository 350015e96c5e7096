import CICU
import CUnicodeTables

/// The versions of Unicode and of the library that answers depend on.
public struct UnicodeVersions: Hashable, Sendable {
    /// The version of the system's ICU, e.g. `"72.1"`, which has the dictionaries; empty if there is none.
    public let icu: String
    /// The version of the Unicode Standard whose rules and properties are compiled in, e.g. `"17.0.0"`.
    public let unicode: String

    /// The versions this process uses. Loads ICU.
    public static var linked: UnicodeVersions {
        let capacity = 24
        var icu = [CChar](repeating: 0, count: capacity)
        unsafe cicu_version(&icu)
        let bytes = icu.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        return UnicodeVersions(icu: String(decoding: bytes, as: UTF8.self), unicode: CUNICODE_VERSION)
    }
}
