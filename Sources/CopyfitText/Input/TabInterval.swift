/// The distance between the tab stops after those that are set, whatever the size of the text.
public enum TabInterval: Hashable, Sendable {
    /// Points. 0 or less: such tabs have no width.
    case points(Double)
    /// As many spaces of the first style's primary face, with the letter and word spacing after each (a number in CSS
    /// `tab-size`). 0 or less and NaN: such tabs have no width. At most 10,000 points in all, infinity too.
    case spaces(Double)
}

extension TabInterval {
    var isInSpaces: Bool {
        switch self {
        case .points: false
        case .spaces: true
        }
    }
}
