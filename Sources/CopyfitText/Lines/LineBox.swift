/// The place of a line's text in its height, and the distance to the next line, in points.
struct LineBox: Hashable {
    let reach: LineMetrics
    /// The distance from the top of the line to the top of the next, if that is no line of another height.
    let pitch: Double

    /// The distance from the top of the line to the top of one with another reach: the next line's baseline is never above
    /// this one's.
    func distance(to next: LineMetrics) -> Double { max(pitch, reach.ascent - next.ascent) }
}

extension LineStyle {
    /// The box of a line. `natural` is the reach of its runs, `size` the largest size on it, `content` what a browser shares
    /// a height around.
    func box(_ natural: LineMetrics, size: Double, _ content: BrowserContent?) -> LineBox {
        guard let height = lineHeight.points(natural, size: size, content) else { return naturalBox(natural) }
        let set =
            content?.filling(height, lineHeight.extraSpace) ?? natural.filling(height, lineHeight.extraSpace)
        return naturalBox(set)
    }

    /// The box of a line with its own reach. A line spacing is measured from its bottom.
    @inline(__always)
    func naturalBox(_ reach: LineMetrics) -> LineBox {
        guard lineSpacing > 0, lineSpacing < .infinity else { return LineBox(reach: reach, pitch: reach.pitch) }
        let spaced = reach.ascent + reach.descent + min(lineSpacing, LineHeight.tallest)
        return LineBox(reach: reach, pitch: max(reach.pitch, spaced))
    }
}

extension LineMetrics {
    /// The same baseline in a line of another height, which has no leading.
    fileprivate func filling(_ height: Double, _ extraSpace: LineHeight.ExtraSpace) -> LineMetrics {
        let extra = height - (ascent + descent)
        let above = extraSpace == .above ? extra : extra / 2
        return LineMetrics(ascent: ascent + above, descent: height - (ascent + above), leading: 0)
    }
}

extension LineHeight {
    /// How tall a line is whose runs reach `natural` far and whose largest size is `size`; nil if that is what the fonts
    /// ask for.
    func points(_ natural: LineMetrics, size: Double, _ content: BrowserContent? = nil) -> Double? {
        let own: Double? =
            switch rule {
            case .natural: nil
            case .exact(let points): points.sound
            case .multipleOfFonts(let factor): factor.sound.map { $0 * natural.pitch }
            case .multipleOfSize(let factor): factor.sound.map { content?.multiple($0, of: size) ?? $0 * size }
            case .increaseOfSize(let points): (size + points).sound
            }
        let height = own ?? natural.pitch
        let bounded = min(Self.tallest, max(minimum.sound ?? 0, min(height, maximum.sound ?? .infinity)))
        return own == nil && bounded == height ? nil : bounded
    }
}

extension Double {
    /// nil for a number that is not a length or a factor.
    fileprivate var sound: Double? { self > 0 && self < .infinity ? self : nil }
}
