/// The distance between the tab stops after those that are set, whatever the size of the text.
public enum TabInterval: Hashable, Sendable {
    /// Points. 0 or less: such tabs have no width.
    case points(Double)
    /// As many spaces of the first style's primary face (a number in CSS `tab-size`).
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
