/// A place to which a tab leads, counted from the edge at which lines start, whatever their indent: as in Pango's
/// `PangoTabArray`, Core Text's `NSTextTab` and CSS's `tab-size`. In lines that start on the right it is counted from the
/// right, and leading and trailing are exchanged.
public struct TabStop: Hashable, Sendable {
    /// Points from the edge of the text. Negative positions, infinity and NaN are no stops.
    public var position: Double
    /// The part of the text that is aligned at the stop.
    public var alignment: Alignment

    /// The part of the text after a tab that is aligned at its stop. The text ends at the next tab or with the line. Text
    /// that has no room before its stop begins where the tab does.
    public enum Alignment: Hashable, Sendable {
        /// Its beginning.
        case leading
        /// Its middle.
        case center
        /// Its end.
        case trailing
        /// The beginning of the first such character, so that whole numbers end where the fraction of others begins. Text
        /// without it ends at the stop. (Pango places the middle of the character at the stop.) What is before it is what
        /// comes first in the text.
        case decimal(Character)
    }

    /// A stop at a position in points.
    public init(_ position: Double, _ alignment: Alignment = .leading) {
        self.position = position
        self.alignment = alignment
    }
}
