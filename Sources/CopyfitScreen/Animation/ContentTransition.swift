public import CopyfitViews

/// The animation of changes of a view's content. Has no effect without a screen.
public struct ContentTransition: Hashable, Sendable {
    private let name: String

    /// The named transitions.
    public static let identity = ContentTransition(name: "identity")
    public static let opacity = ContentTransition(name: "opacity")
    public static let interpolate = ContentTransition(name: "interpolate")

    /// Digits that roll.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: "numericText")
    }

    /// Digits that roll towards a number.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numericText") }
}

extension View {
    /// Has no effect without a screen.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
}
