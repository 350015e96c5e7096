extension View {
    /// Keeps an action that a host runs when it triggers this view by its identifier, whatever the number of taps.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(TapModifier(action: action))
    }

    /// Has no effect: there are no hits without a screen.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

    /// Has no effect: there are no hits without a screen.
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

/// Keeps the action of a tap; nil if there is none to trigger.
final class TapWatch: ContentWatch {
    var action: (() -> Void)?

    func queueActions(_ queue: inout ActionQueue) {}
}

extension ListModifierNode: TappedNode where Watch == TapWatch {
    var tapAction: (() -> Void)? { watch.action }
}

/// The purposes of a view's content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// The purposes as bits.
    public let rawValue: Int

    /// The purposes whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The named purposes.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// Keeps the tap of a gesture; reports a gesture without one.
nonisolated package struct GestureModifier: ViewModifier {
    package typealias Body = Never

    let tap: (() -> Void)?
    let isMasked: Bool

    /// A gesture with a tap, which does not count where the gesture is masked.
    package init(tap: (() -> Void)?, isMasked: Bool) {
        (self.tap, self.isMasked) = (tap, isMasked)
    }

    nonisolated package static func _reconcile<Content: View>(
        _ modifier: GestureModifier,
        content: Content,
        at position: _ViewPosition
    ) -> _ViewNode {
        if modifier.tap == nil { position.parent.graph.diagnostics.reportUnsupported("gesture") }
        let tap = TapModifier(action: modifier.isMasked ? nil : modifier.tap)
        return TapModifier._reconcile(tap, content: content, at: position)
    }
}
