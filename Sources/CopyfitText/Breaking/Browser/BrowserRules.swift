import CopyfitUnicode

extension LineRules {
    /// The rules of web browsers, in particular Chromium (`BreakProfile.web`), on a screen with `ratio` pixels in a
    /// point. The units are a browser's as long as HarfBuzz's 32 bits hold a glyph of 31 ems.
    static func browser(largestSize: Double, ratio: Double, keepsDescents: Bool) -> LineRules {
        let isCounted = largestSize * ratio <= 1024
        return LineRules(
            unit: isCounted ? .browsers(ratio) : .standard,
            heights: .browsers(BrowserPixels(ratio: ratio, keepsDescents: keepsDescents)),
            hanging: .browsers,
            roundsBoxes: isCounted,
            restartsAtCuts: true,
            cutsFitInWord: true,
            cutsRightToLeftLigatures: false,
            setsHyphensApart: true,
            elongatesArabic: false,
            tabInterval: .spaces(8),
            lineFeedOpensLastLine: false,
            tabsAreSeen: true,
            faces: .browsers
        )
    }
}

extension TextUnit {
    /// 1/65536 of a pixel, the unit in which browsers shape. They compare widths in 1/64, and let a line be 1/64 too
    /// wide. `ratio` is the pixels in a point.
    static func browsers(_ ratio: Double) -> TextUnit {
        TextUnit(perPoint: 65536 * ratio, limitStep: 1024, allowance: 1024, browserRatio: ratio)
    }

    /// The scale with which FreeType scales advances for a browser on a screen with `ratio` pixels in a point. The size
    /// is rounded down to 1/64 of a pixel, and the factor from font units is rounded to 1/65536 of a 64th. HarfBuzz's
    /// scale is a whole number, rounded down so that advances are never more than FreeType's: lines exactly as wide as
    /// their limit are common.
    static func freeTypeScale(_ size: Double, _ ratio: Double, unitsPerEm: Double) -> Int32 {
        let pixels64 = (Double(browserPixels(size, ratio)) * 64).rounded(.down)
        let factor = (pixels64 * 65536 / unitsPerEm).rounded()
        return max(1, Int32((factor * unitsPerEm / 64).rounded(.down)))
    }

    /// The size of a browser's font in pixels: a multiple of 1/100.
    static func browserPixels(_ size: Double, _ ratio: Double) -> Float {
        (Float(size) * Float(ratio) * 100).rounded(.down) / 100
    }
}

extension TrailingWhitespace {
    /// A browser hangs only U+0020, tab and U+3000. It leaves them on the line, and letters may be kerned with them.
    static let browsers = TrailingWhitespace(hangsAllSeparators: false, isShaped: true)
}
