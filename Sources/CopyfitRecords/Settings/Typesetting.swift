package import CopyfitText

/// How lines are set: what `--align`, `--justify-last-line`, `--hanging-punctuation`, `--wrap` and
/// `--least-words-on-last-line` say, and the members of records.
package struct Typesetting: Equatable, Sendable {
    package var alignment = LineAlignment.leading
    package var justifiesLastLines = false
    package var hangingPunctuation: HangingPunctuation = []
    package var wrapping = LineWrapping.greedy
    /// At least 1.
    package var leastWordsOnLastLine = 1

    /// Nothing out of the ordinary.
    package init() {}

    /// Sets lines in this way.
    package func apply(to style: inout LineStyle) {
        style.alignment = alignment
        style.justifiesLastLines = justifiesLastLines
        style.hangingPunctuation = hangingPunctuation
        style.wrapping = wrapping
        style.leastWordsOnLastLine = leastWordsOnLastLine
    }
}

extension HangingPunctuation {
    /// What one of CSS's words means, `first`, `allow-end`, `force-end` or `last`, or `hyphens`; nil for any other word.
    package init?(name: String) {
        switch name {
        case "first": self = .first
        case "last": self = .last
        case "allow-end": self = .allowEnd
        case "force-end": self = .forceEnd
        case "hyphens": self = .hyphens
        default: return nil
        }
    }

    /// The names, for messages.
    package static let names = "first, allow-end, force-end, last, hyphens"
}
