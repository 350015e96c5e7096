/// What an audit looks for.
public enum AuditRule: String, Hashable, Sendable, Codable, CaseIterable {
    /// A part of a text is not shown.
    case textCut = "text-cut"
    /// A line of a text ends inside a word, because the word is wider than the text may be.
    case wordDivided = "word-divided"
    /// A text, a picture or an area of colour is outside the screen, and cannot be scrolled there. Not what covers all of the screen,
    /// and no area that was moved on purpose.
    case outsideScreen = "outside-screen"
    /// A text, a picture or an area of colour is outside the frame, the geometry reader or the scroll view that it is in, and was
    /// neither moved nor clipped on purpose.
    case outsideParent = "outside-parent"
    /// Two texts are on each other, with nothing between them.
    case overlap
    /// A text or a picture has no width or no height.
    case zeroSize = "zero-size"
    /// A button, a link or a view with a tap gesture is less than 44 points wide or high. iOS only; not in rows of lists, which are
    /// as large as the row to the touch.
    case touchTarget = "touch-target"
    /// The view is more than 8 points higher than in a host one step narrower, and not so between the widths around. Only if no height
    /// is proposed, and not with texts that get fewer lines, which make it lower.
    case leap
    /// States that follow from the layout never settle, or pin a frame to zero.
    case stateLoop = "state-loop"
}
