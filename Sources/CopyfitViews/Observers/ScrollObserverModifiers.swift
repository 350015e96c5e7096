import CopyfitLayout
import Foundation

/// The phase of a scroll view.
public enum ScrollPhase: Hashable, Sendable {
    case idle, tracking, interacting, decelerating, animating

    /// Whether the content is moving.
    public var isScrolling: Bool { self != .idle }
}

/// The context of a change of phase.
public struct ScrollPhaseChangeContext {
    /// The scrolled position.
    public let geometry: ScrollGeometry
}

extension View {
    /// Calls an action with a value computed from the geometry of the first scroll view inside: after the first pass first with
    /// that of an empty geometry, twice, then, as later, with the old and the new value if they differ.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type,
        of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(
            ScrollObserver(
                name: "onScrollGeometryChange",
                initial: { transform(.unknown) },
                value: { transform($0.geometry) },
                action: action
            )
        )
    }

    /// Calls an action with the ids of the targets of which at least the fraction `threshold` is visible in the first
    /// scroll view inside, in tree order: after the first pass, then whenever they differ. `scrollTargetLayout()` says
    /// which views are targets.
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type,
        threshold: Double = 0.5,
        _ action: @escaping (_ visibleIDs: [ID]) -> Void
    ) -> some View {
        modifier(
            ScrollObserver(
                name: "onScrollTargetVisibilityChange",
                value: { scrolled in
                    scrolled.targets { $0.base is ID }.compactMap { target in
                        let fraction = scrolled.visibleFraction(of: target.frame)
                        return fraction > 0 && fraction >= threshold ? target.id.base as? ID : nil
                    }
                },
                action: { action($1) }
            )
        )
    }

    /// Calls an action when the first scroll view inside is first shown, with the phase `idle` twice, and when the host scrolls it: as
    /// that begins, with `idle` and `interacting`, and as it ends, with `interacting` and `idle`. Views that scroll themselves do so at once, as without
    /// animation, and stay `idle`.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }

    /// The same with the geometry before and after the host has scrolled.
    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext)
            -> Void
    ) -> some View {
        modifier(ScrollPhaseObserver(action: action))
    }

    /// Calls an action with true when at least the fraction `threshold` of this view comes into the visible part of the
    /// scroll view around it, and with false when it leaves it. Outside scroll views all is visible. A view of several
    /// elements is put into one column.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5,
        _ action: @escaping (Bool) -> Void
    ) -> some View {
        UnaryView(container: .vStack, content: self)
            .modifier(ScrollVisibilityObserver(threshold: threshold, action: action))
    }
}
