import CICU

/// The only place where ICU's statuses become errors.
func checkICU(_ status: Int32, _ operation: @autoclosure () -> String) throws(AnalysisError) {
    guard status > 0 else { return }
    let name = unsafe String(cString: cicu_status_name(status))
    throw .icu(operation: operation(), status: name)
}

/// The versions of the Unicode library in use.
public struct UnicodeVersions: Hashable, Sendable {
    /// ICU's version, e.g. `"72.1"`.
    public let icu: String
    /// The version of the Unicode Standard that ICU's data has, e.g. `"15.0"`.
    public let unicode: String

    /// The versions of the library this process is linked with.
    public static var linked: UnicodeVersions {
        let capacity = 24
        var icu = [CChar](repeating: 0, count: capacity)
        var unicode = icu
        unsafe cicu_versions(&icu, &unicode)
        return UnicodeVersions(icu: text(icu), unicode: text(unicode))
    }

    private static func text(_ terminated: [CChar]) -> String {
        let bytes = terminated.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
