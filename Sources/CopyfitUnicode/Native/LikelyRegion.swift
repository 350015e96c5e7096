import CICU

/// The region where a language is mostly spoken (CLDR's likely subtags): `PL` for `pl`; nil if ICU has none.
func likelyRegion(ofLanguage language: String) -> String? {
    var region = [CChar](repeating: 0, count: 4)
    unsafe cicu_likely_region(language, &region)
    let name = String(decoding: region.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return name.isEmpty ? nil : name
}
