public import CopyfitFit

/// Why a text is set as it is: why each line ends where it does, where the fonts come from, over which widths this holds, and
/// what would fit.
///
/// Made by the code that measures: the ends are those of the breaker, and whatever is said to fit was measured. Offsets are UTF-8
/// bytes, half-open; lengths are points.
public struct TextExplanation: Hashable, Sendable, Codable {
    /// The text.
    public let text: String
    /// The font that was asked for, of the first style.
    public let font: String
    /// The size of the first style.
    public let size: Double
    /// The width that lines were held to; nil without a limit.
    public let width: Double?
    /// The height that lines were held to; nil without a limit.
    public let height: Double?
    /// The greatest number of lines; nil without a limit.
    public let maxLines: Int?
    /// Whether each character has a font and nothing was forced: no word cut, nothing cut off, nothing wider or taller than its
    /// room.
    public let fits: Bool
    /// What does not fit, in words; nil if everything does.
    public let problem: String?
    /// The lines, from top to bottom.
    public let lines: [Line]
    /// The fonts of the text, in its order.
    public let fonts: [FontUse]
    /// The widths over which the text has the same lines and size.
    public let validWidths: WidthBounds
    /// The least width for one line less; nil for a single line, and if mandatory breaks or the style allow none.
    public let fewerLines: FewerLines?
    /// Changes after each of which the text has room; none if it has. Each was measured, and so was the next smaller step, with which
    /// the text does not fit: a width 1/1024 of a point less (1/64 under the web profile), a line less, a size 1/64 of a point
    /// larger.
    public let repairs: [Repair]

    /// A range of widths.
    public struct WidthBounds: Hashable, Sendable, Codable {
        /// The least.
        public let from: Double
        /// The first width that is too great; nil if there is none.
        public let below: Double?
    }

    /// A width at which there are fewer lines.
    public struct FewerLines: Hashable, Sendable, Codable {
        /// How many.
        public let count: Int
        /// The least width for them.
        public let width: Double
    }
}

extension TextExplanation {
    /// A line, and why it ends.
    public struct Line: Hashable, Sendable, Codable {
        /// Its first byte.
        public let start: Int
        /// Its end, after white space that hangs and the mandatory break.
        public let end: Int
        /// What is seen of it, with its hyphen or ellipsis.
        public let text: String
        /// Its width.
        public let width: Double
        /// The width that it had room for; nil without a limit.
        public let room: Double?
        /// Why it ends here.
        public let ending: Ending
        /// Whether its end was chosen together with others, so that it may hold less than it has room for: lines are evened,
        /// have the least demerits, or have punctuation that hangs.
        public let isChosen: Bool
        /// How many characters of white space hang at its end, where they take no room.
        public let hangingSpaces: Int
        /// The width of punctuation that hangs beside it.
        public let hangingPunctuation: Double
        /// What would follow on it next; nil if nothing can.
        public let next: NextText?
        /// The rule that keeps text off the line that it has room for; nil if none does.
        public let heldBack: HeldBack?
    }

    /// Why a line ends where it does.
    public enum Ending: String, Hashable, Sendable, Codable {
        /// At white space.
        case space
        /// At a tab.
        case tab
        /// After a hyphen or a dash of the text.
        case hyphen
        /// At a soft hyphen (U+00AD), which is shown.
        case softHyphen = "soft-hyphen"
        /// Where a dictionary divides a word; the hyphen is not in the text.
        case division
        /// Between ideographs, kana or hangul, or beside them.
        case eastAsian = "east-asian"
        /// Between words of a language without spaces, by its dictionary.
        case word
        /// At a zero width space (U+200B).
        case zeroWidthSpace = "zero-width-space"
        /// At another place where UAX #14, or the web profile, lets a line end.
        case opportunity
        /// At a mandatory break, such as a line feed.
        case hardBreak = "hard-break"
        /// Inside a word that is wider than a line.
        case cutWord = "cut-word"
        /// The text goes on, but its lines or its height are limited.
        case cutOff = "cut-off"
        /// The text ends.
        case end
    }

    /// The text that would follow on a line next.
    public struct NextText: Hashable, Sendable, Codable {
        /// Its characters, without white space at their ends.
        public let text: String
        /// How wide the line would be with it.
        public let width: Double
        /// How much wider the paragraph must be for it, all else equal: the breaker was asked at this width, and at the next
        /// lesser one. 0 if there is room for it already.
        public let missing: Double
    }

    /// A character that keeps others together, although the line has room for a part of them.
    public struct HeldBack: Hashable, Sendable, Codable {
        /// The text that there is room for.
        public let text: String
        /// The character that decides.
        public let character: String
        /// What the character does.
        public let rule: Rule

        /// What a character does.
        public enum Rule: String, Hashable, Sendable, Codable {
            /// No line begins with it (kinsoku): a closing bracket, or beside East Asian text a full stop, a small kana.
            case neverFirst = "never-first"
            /// No line ends with it: an opening bracket.
            case neverLast = "never-last"
            /// It allows no break beside it: a no-break space, a word joiner.
            case noBreak = "no-break"
            /// No line ends between it and the character before it, as at an apostrophe in a word or a hyphen before a number.
            case pair
        }
    }

    /// A font, a range of text that is set in it, and why.
    public struct FontUse: Hashable, Sendable, Codable {
        /// The range's first byte.
        public let start: Int
        /// The range's end.
        public let end: Int
        /// The full name of the font in use.
        public let font: String
        /// The font that was asked for.
        public let asked: String
        /// Why it is this one.
        public let reason: Reason
        /// The name of the script for which another font is used; nil if it is the font that was asked for, and for signs of no
        /// script.
        public let script: String?

        /// Why a font is used.
        public enum Reason: String, Hashable, Sendable, Codable {
            /// It is the one that was asked for.
            case asked
            /// The family has no such style; this is the nearest.
            case style
            /// It is the first of the given files that has the characters.
            case listed
            /// The font that was asked for lacks characters; this is the first of the fallback fonts that has them.
            case fallback
            /// The characters are shown as emoji, for which emoji fonts come first.
            case emoji
            /// No font has the characters: boxes are shown.
            case missing
        }
    }
}
