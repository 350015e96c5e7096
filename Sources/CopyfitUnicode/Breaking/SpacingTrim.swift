/// Which full-width punctuation gives up the empty half of its box, as with the values of CSS `text-spacing-trim`.
///
/// Only faces with the feature `halt` have half-width forms of their punctuation, and only characters that are in fact
/// full-width in their face and on one side of their box are trimmed.
public enum SpacingTrim: Hashable, Sendable, CaseIterable {
    /// Where two such characters meet, one of them: the closing one before a closing one or a middle dot, the opening one
    /// after another. A closing one at a line's end too, if it does not fit otherwise. What browsers do unless told
    /// otherwise.
    case normal
    /// The same, and an opening one at the start of a line, except for the first of a paragraph.
    case spaceFirst
    /// The same, and an opening one at the start of every line.
    case trimStart
    /// None.
    case spaceAll
}
