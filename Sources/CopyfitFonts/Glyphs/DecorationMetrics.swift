/// The positions of lines below and through text, in font units.
public struct DecorationMetrics: Hashable, Sendable {
    /// The distance from the baseline down to the middle of a line below text; negative above the baseline.
    public let underlineDepth: Double
    /// The thickness of that line.
    public let underlineThickness: Double
    /// The distance from the baseline up to the middle of a line through text.
    public let strikethroughHeight: Double
    /// The thickness of that line.
    public let strikethroughThickness: Double
}

extension FontFace {
    /// Where the font puts lines below and through text (`post`, `OS/2`). If it does not specify them: a tenth of an em
    /// deep, half of the height of small letters, each a twentieth of an em thick.
    public var decorations: DecorationMetrics {
        let em = Double(unitsPerEm)
        let thickness = harfBuzz.underlineSize.map(Double.init).flatMap { $0 > 0 ? $0 : nil } ?? em / 20
        let strike = harfBuzz.strikeoutSize.map(Double.init).flatMap { $0 > 0 ? $0 : nil } ?? thickness
        // The tables state the top of each line.
        let top = harfBuzz.underlineOffset.map(Double.init) ?? (thickness / 2 - em / 10)
        let xHeight = metrics().xHeight > 0 ? metrics().xHeight : em / 2
        return DecorationMetrics(
            underlineDepth: thickness / 2 - top,
            underlineThickness: thickness,
            strikethroughHeight: harfBuzz.strikeoutOffset.map { Double($0) - strike / 2 } ?? xHeight / 2,
            strikethroughThickness: strike
        )
    }
}
