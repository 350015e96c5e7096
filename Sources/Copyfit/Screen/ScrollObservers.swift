public import CopyfitLayout
public import Foundation

/// The scrolled position of a scroll view, in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// The point of the content that is at the scroll view's top leading corner.
    public var contentOffset: CGPoint
    /// The size of the content.
    public var contentSize: CGSize
    /// The margins around the content.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view.
    public var containerSize: CGSize

    /// Joins the values.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The scroll view's bounds in the content's coordinates.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The scroll view's bounds in the content's coordinates, without the margins.
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading,
            y: contentOffset.y + contentInsets.top,
            width: max(0, containerSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, containerSize.height - contentInsets.top - contentInsets.bottom)
        )
    }
}

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
