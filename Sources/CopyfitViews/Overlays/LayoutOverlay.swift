/// Marks on a drawing that show its layout.
public struct LayoutOverlay: OptionSet, Hashable, Sendable {
    /// The marks as bits.
    public let rawValue: Int

    /// The marks whose bits are set.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The frame of every view, in blue, those further in paler.
    public static let frames = LayoutOverlay(rawValue: 1 << 0)
    /// Each view's proposal and answer, in points: `300×∞ → 120×16`; `–` is nil.
    public static let proposals = LayoutOverlay(rawValue: 1 << 1)
    /// The lines on which the views of stacks are aligned, and the first and last baselines of texts, in orange.
    public static let guides = LayoutOverlay(rawValue: 1 << 2)
    /// Padding hatched in green, the gaps between the views of stacks in purple, with their lengths in points.
    public static let spacing = LayoutOverlay(rawValue: 1 << 3)
    /// The boxes of the lines of texts and their baselines, in teal.
    public static let lines = LayoutOverlay(rawValue: 1 << 4)
    /// The pieces of texts that stay together on a line, in two alternating tints.
    public static let pieces = LayoutOverlay(rawValue: 1 << 5)
    /// In red: texts that are cut off and by how much, and views that are larger than what they were offered.
    public static let overflow = LayoutOverlay(rawValue: 1 << 6)
    /// A list of the marks below the drawing, which it makes higher.
    public static let legend = LayoutOverlay(rawValue: 1 << 7)

    /// Everything.
    public static let all: LayoutOverlay = [
        .frames, .proposals, .guides, .spacing, .lines, .pieces, .overflow, .legend,
    ]
}

extension LayoutOverlay {
    /// The marks with their names and what they mean, in the order of the legend.
    static let named: [(overlay: LayoutOverlay, name: String, meaning: String)] = [
        (.frames, "frames", "frame of a view"),
        (.proposals, "proposals", "offered → answered, in points"),
        (.guides, "guides", "alignment guide or baseline"),
        (.spacing, "spacing", "padding (green), gap (purple)"),
        (.lines, "lines", "line box and baseline"),
        (.pieces, "pieces", "text that stays together"),
        (.overflow, "overflow", "cut off or larger than offered"),
    ]
}
