public import CopyfitFonts
public import CopyfitUnicode

/// Why a text could not be prepared.
public enum TextError: Error, Equatable, Sendable, CustomStringConvertible {
    /// A size is not a number of points from `TextStyle.smallestSize` to `largestSize`.
    case invalidSize(Double)
    /// A device pixel ratio is not one of `BreakRules.devicePixelRatios`.
    case invalidDevicePixelRatio(Double)
    /// A font of the chain cannot be opened.
    case font(FontError)
    /// The lookups of a font make more glyphs from the text than HarfBuzz allows. The font is given by its full name.
    case tooManyGlyphs(font: String)
    /// The text has a word, between two places where a line may end, that is longer than can be set; both numbers are
    /// UTF-8 bytes.
    case wordTooLong(byteCount: Int, limit: Int)
    /// The text cannot be analysed.
    case analysis(AnalysisError)

    /// A stable identifier for programs.
    public var code: String {
        switch self {
        case .invalidSize: "invalid-size"
        case .invalidDevicePixelRatio: "invalid-device-pixel-ratio"
        case .font(let error): error.code
        case .tooManyGlyphs: "text-not-shaped"
        case .wordTooLong: "word-too-long"
        case .analysis: "text-not-analysed"
        }
    }

    public var description: String {
        switch self {
        case .invalidSize(let size):
            "A font size of \(size) is out of range: give a number of points from 1/2048 to "
                + "\(Int(TextStyle.largestSize))."
        case .invalidDevicePixelRatio(let ratio):
            "A device pixel ratio of \(ratio) cannot be used: give a number from "
                + "\(BreakRules.devicePixelRatios.lowerBound) to \(BreakRules.devicePixelRatios.upperBound)."
        case .font(let error): error.description
        case .tooManyGlyphs(let font):
            "“\(font)” produces too many glyphs for the text: choose another font, or give shorter texts."
        case .wordTooLong(let count, let limit):
            "The text has a word of \(count) bytes; the limit is \(limit): divide it, for example with spaces."
        case .analysis(let error): error.description
        }
    }
}
