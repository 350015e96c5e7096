import CopyfitFit
import CopyfitFonts
import CopyfitText

/// A stretch of a text, and what differs there from the text's settings; nil is what they say.
package struct StyledStretch {
    /// UTF-8 offsets of the text that is set.
    let range: Range<Int>
    let font: FontChain?
    /// In ems it is a multiple of the text's size.
    let size: Length?
    let features: [FontFeature]?
    let language: String?
    let tracking: Length?
}

extension StyledText {
    /// Gives stretches their styles, and the rest of the text its own; the text has one style so far.
    mutating func restyle(_ stretches: [StyledStretch], _ style: (StyledStretch) -> TextStyle) {
        let own = runs[0].style
        var end = 0
        for stretch in stretches where !stretch.range.isEmpty {
            if stretch.range.lowerBound > end { restyle(own, from: end) }
            restyle(style(stretch), from: stretch.range.lowerBound)
            end = stretch.range.upperBound
        }
        if end < text.utf8.count { restyle(own, from: end) }
    }
}
