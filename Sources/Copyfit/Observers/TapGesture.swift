extension View {
    /// Keeps an action that a host runs when it triggers this view by its identifier; the number of taps does not
    /// matter.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(TapModifier(action: action))
    }

    /// Has no effect on layout: what is not drawn is not hit.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

    /// Has no effect on layout: what is not drawn is not hit.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds,
        _ shape: S,
        eoFill: Bool = false
    ) -> some View {
        self
    }
}

nonisolated struct TapModifier: ListModifier {
    typealias Body = Never

    let action: (() -> Void)?

    func makeWatch() -> TapWatch { TapWatch() }

    func update(_ watch: TapWatch, in node: _ViewNode) {
        watch.action = action
    }
}

/// Keeps the action of a tap; nil where there is none to trigger.
final class TapWatch: ContentWatch {
    var action: (() -> Void)?

    func queueActions(_ queue: inout ActionQueue, isPresent: Bool) {}
}

extension ListModifierNode: TappedNode where Watch == TapWatch {
    var tapAction: (() -> Void)? { watch.action }
}

/// What the outline of a view's content is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// The purposes as bits.
    public let rawValue: Int

    /// The purposes whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The purposes that have a name.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}
