import CHarfBuzz

/// A language for shaping: HarfBuzz's interned form of a BCP 47 tag. Cheap to compare.
///
/// Sendable: HarfBuzz keeps each language for the life of the process.
@safe public struct ShapingLanguage: Hashable, @unchecked Sendable {
    let handle: OpaquePointer?

    /// The language of a BCP 47 tag or ICU locale; extensions and keywords are dropped. `und` has no effect on shaping.
    public init(_ language: String) {
        let tag = language.prefix { $0 != "@" }
        let core = tag.split(separator: "-", omittingEmptySubsequences: false).prefix { $0.count != 1 || $0 == "x" }
        unsafe handle = hb_language_from_string(core.map(String.init).joined(separator: "-"), -1)
    }

    public static func == (lhs: ShapingLanguage, rhs: ShapingLanguage) -> Bool { unsafe lhs.handle == rhs.handle }

    public func hash(into hasher: inout Hasher) { unsafe hasher.combine(handle) }
}
