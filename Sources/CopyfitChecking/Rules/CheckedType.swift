public import CopyfitFonts

/// Which font to measure with.
public enum FontChoice: Hashable, Sendable {
    /// A family with optional style words: `Inter SemiBold`.
    case named(String)
    /// Files: the first is the primary font, the others the whole fallback chain.
    case files([FontFileReference])
}

/// The type that texts are set in. What is nil or empty comes from the defaults of ``CheckRules``.
public struct CheckedType: Hashable, Sendable {
    /// The font.
    public var font: FontChoice?
    /// The size in points.
    public var size: Double?
    /// The factors by which users' settings change the size; each is checked.
    public var scales: [Double]
    /// The fonts of languages that need another one, by BCP 47 tag: `zh-Hant`, `ja`. The longest tag that begins a
    /// text's language counts.
    public var fontsByLanguage: [String: FontChoice]

    /// A type.
    public init(
        font: FontChoice? = nil,
        size: Double? = nil,
        scales: [Double] = [],
        fontsByLanguage: [String: FontChoice] = [:]
    ) {
        self.font = font
        self.size = size
        self.scales = scales
        self.fontsByLanguage = fontsByLanguage
    }

    /// These, and what they leave open from others.
    func filled(from others: CheckedType) -> CheckedType {
        CheckedType(
            font: font ?? others.font,
            size: size ?? others.size,
            scales: scales.isEmpty ? others.scales : scales,
            fontsByLanguage: font == nil
                ? fontsByLanguage.merging(others.fontsByLanguage) { own, _ in own } : fontsByLanguage
        )
    }
}
