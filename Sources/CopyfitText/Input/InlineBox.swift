/// Something that is not text but has a place in a line, like a letter: a picture, a symbol, a control.
///
/// In a text it is U+FFFC, OBJECT REPLACEMENT CHARACTER. Lines may end before and after it (UAX #14, class CB, rule LB20),
/// as beside `<img>` in Chromium; not before closing punctuation, nor after opening. It is neutral between directions, is
/// never cut, and takes the tracking or kerning of its style after it. A line reaches as far as its boxes and the faces of
/// their styles do.
///
/// ```swift
/// let style = TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16)
/// var text = StyledText("", style: style)
/// text.append(InlineBox(width: 20, ascent: 12), style: style)
/// print(try ParagraphPreparer().prepare(text).maxContentWidth)  // 20.0
/// ```
public struct InlineBox: Hashable, Sendable {
    /// In points. At most 10,000; negative widths, infinity and NaN count as 0.
    public var width: Double
    /// How far it reaches above the baseline, in points, and below. Either may be negative, if it is all below or above;
    /// infinity and NaN count as 0. The style's baseline offset raises it.
    public var ascent: Double
    public var descent: Double

    /// A box of a size; all of it is above the baseline unless it has a descent.
    public init(width: Double, ascent: Double, descent: Double = 0) {
        self.width = width
        self.ascent = ascent
        self.descent = descent
    }

    /// The character that is a box in a text.
    public static let character: Character = "\u{FFFC}"
    /// Its UTF-8 length.
    static let byteCount = 3
}

extension InlineBox {
    /// The box without lengths that make no sense.
    var sound: InlineBox {
        func limited(_ length: Double) -> Double { length.isFinite ? TextUnit.limitedSpacing(length) : 0 }
        return InlineBox(width: max(0, limited(width)), ascent: limited(ascent), descent: limited(descent))
    }

    /// The same box, `factor` times as large.
    func scaled(by factor: Double) -> InlineBox {
        InlineBox(width: width * factor, ascent: ascent * factor, descent: descent * factor)
    }
}
