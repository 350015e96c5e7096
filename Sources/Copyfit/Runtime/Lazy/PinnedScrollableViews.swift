/// The parts of a lazy container that stay in view while the rows of their section are scrolled through: they stop at the
/// edge of the scroll view, and the last row of the section pushes them out.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// One bit for each part.
    public let rawValue: UInt32

    /// The parts whose bits are set.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The parts of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
