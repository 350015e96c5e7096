import CopyfitUnicode

extension LineRules {
    /// The rules of web browsers, in particular Chromium (`BreakProfile.web`). The units are a browser's as long as
    /// HarfBuzz's 32 bits hold a glyph of 31 ems.
    static func browser(largestSize: Double) -> LineRules {
        let isCounted = largestSize <= 1024
        return LineRules(
            unit: isCounted ? .browsers : .standard,
            hanging: .browsers,
            roundsBoxes: isCounted,
            restartsAtCuts: true,
            cutsFitInWord: true,
            cutsRightToLeftLigatures: false,
            elongatesArabic: false,
            faces: FaceRules(blanksStay: false, emojiAskForColour: false)
        )
    }
}

extension TextUnit {
    /// 1/65536 of a pixel, the unit in which browsers shape. They compare widths in 1/64, and let a line be 1/64 too
    /// wide.
    static let browsers = TextUnit(perPoint: 65536, limitStep: 1024, allowance: 1024, scalesAsFreeType: true)

    /// The scale with which FreeType scales advances for a browser, whose sizes are hundredths of a pixel. The size is
    /// rounded down to 1/64, and the factor from font units is rounded to 1/65536 of a 64th. HarfBuzz's scale is a
    /// whole number, rounded down so that advances are never more than FreeType's: lines exactly as wide as their limit
    /// are common.
    static func freeTypeScale(_ size: Double, unitsPerEm: Double) -> Int32 {
        let hundredths = (Float(size) * 100).rounded(.down)
        let pixels64 = (Double(hundredths / 100) * 64).rounded(.down)
        let factor = (pixels64 * 65536 / unitsPerEm).rounded()
        return max(1, Int32((factor * unitsPerEm / 64).rounded(.down)))
    }
}

extension TrailingWhitespace {
    /// A browser hangs only U+0020, tab and U+3000. It leaves them on the line, and letters may be kerned with them.
    static let browsers = TrailingWhitespace(hangsAllSeparators: false, isShaped: true)
}
