public import CopyfitLayout
public import Foundation

/// Where a scroll view is scrolled to, in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// The point of the content that is at the window's top leading corner.
    public var contentOffset: CGPoint
    /// The size of the content.
    public var contentSize: CGSize
    /// The margins around the content.
    public var contentInsets: EdgeInsets
    /// The size of the window.
    public var containerSize: CGSize

    /// Joins the values.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The window in the content's coordinates.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The window in the content's coordinates, without its margins.
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading,
            y: contentOffset.y + contentInsets.top,
            width: max(0, containerSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, containerSize.height - contentInsets.top - contentInsets.bottom)
        )
    }
}

/// What a scroll view does.
public enum ScrollPhase: Hashable, Sendable {
    case idle, tracking, interacting, decelerating, animating

    /// Whether something moves.
    public var isScrolling: Bool { self != .idle }
}

/// What comes with a change of what a scroll view does.
public struct ScrollPhaseChangeContext {
    /// Where the scroll view is scrolled to.
    public let geometry: ScrollGeometry
}

extension View {
    /// Would follow scrolling; nothing is scrolled here. Reported as `unsupported-modifier`.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type,
        of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        unsupported("onScrollGeometryChange")
    }

    /// Would follow scrolling; nothing is scrolled here. Reported as `unsupported-modifier`.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        unsupported("onScrollPhaseChange")
    }

    /// Would follow scrolling; nothing is scrolled here. Reported as `unsupported-modifier`.
    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext)
            -> Void
    ) -> some View {
        unsupported("onScrollPhaseChange")
    }

    /// Would follow whether this view is in a window. Reported as `unsupported-modifier`.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5,
        _ action: @escaping (Bool) -> Void
    ) -> some View {
        unsupported("onScrollVisibilityChange")
    }
}
