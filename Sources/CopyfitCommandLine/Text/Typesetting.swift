package import CopyfitText

/// How lines are set: what `--align`, `--justify-last-line`, `--hanging-punctuation` and `--wrap` say, and the members of
/// records.
package struct Typesetting: Equatable, Sendable {
    package var alignment = LineAlignment.leading
    package var justifiesLastLines = false
    package var hangingPunctuation: HangingPunctuation = []
    package var wrapping = LineWrapping.greedy

    /// Nothing out of the ordinary.
    package init() {}

    /// Sets lines in this way.
    package func apply(to style: inout LineStyle) {
        style.alignment = alignment
        style.justifiesLastLines = justifiesLastLines
        style.hangingPunctuation = hangingPunctuation
        style.wrapping = wrapping
    }
}

extension LineAlignment {
    /// The alignment of a name: `leading`, `center`, `trailing` or `justified`; nil for any other name.
    package init?(name: String) {
        switch name {
        case "leading": self = .leading
        case "center": self = .center
        case "trailing": self = .trailing
        case "justified": self = .justified
        default: return nil
        }
    }

    /// The names, for messages.
    package static let names = "leading, center, trailing or justified"
}

extension LineWrapping {
    /// The choice of a name: `greedy`, `optimal`, `pretty` or `balanced`; nil for any other name.
    package init?(name: String) {
        switch name {
        case "greedy": self = .greedy
        case "optimal": self = .optimal
        case "pretty": self = .pretty
        case "balanced": self = .balanced
        default: return nil
        }
    }

    /// The names, for messages.
    package static let names = "greedy, optimal, pretty or balanced"
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
