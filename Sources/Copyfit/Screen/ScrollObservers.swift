import CopyfitLayout
import Foundation

/// What a scroll view is doing.
public enum ScrollPhase: Hashable, Sendable {
    case idle, tracking, interacting, decelerating, animating

    /// Whether the content is moving.
    public var isScrolling: Bool { self != .idle }
}

/// What is known about a change of phase.
public struct ScrollPhaseChangeContext {
    /// The scrolled position.
    public let geometry: ScrollGeometry
}

extension View {
    /// Observes scrolling. Has no effect, because nothing is scrolled here, and is reported as `unsupported-modifier`.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type,
        of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        unsupported("onScrollGeometryChange")
    }

    /// Observes scrolling. Has no effect, because nothing is scrolled here, and is reported as `unsupported-modifier`.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        unsupported("onScrollPhaseChange")
    }

    /// Observes scrolling. Has no effect, because nothing is scrolled here, and is reported as `unsupported-modifier`.
    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext)
            -> Void
    ) -> some View {
        unsupported("onScrollPhaseChange")
    }

    /// Observes whether this view is scrolled into view. Has no effect and is reported as `unsupported-modifier`.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5,
        _ action: @escaping (Bool) -> Void
    ) -> some View {
        unsupported("onScrollVisibilityChange")
    }
}
