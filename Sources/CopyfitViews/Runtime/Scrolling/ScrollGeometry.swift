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
    /// The size of the scroll view without the margins.
    public var containerSize: CGSize

    /// Joins the values.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The offset and the size of the scroll view without the margins, in the content's coordinates.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// All that the scroll view shows, the margins included, in the content's coordinates.
    public var visibleRect: CGRect {
        CGRect(
            origin: contentOffset,
            size: CGSize(
                width: containerSize.width + contentInsets.total(along: .horizontal),
                height: containerSize.height + contentInsets.total(along: .vertical)
            )
        )
    }

    /// That of a scroll view before it is laid out.
    static let unknown = ScrollGeometry(
        contentOffset: .zero,
        contentSize: .zero,
        contentInsets: EdgeInsets(),
        containerSize: .zero
    )
}

/// A part of the content of a scroll view that is to come into view.
public struct ScrollTarget: Equatable, Sendable {
    /// The part, in points from the top left corner of the content. As a behaviour gets it, what would be visible between
    /// the margins of the content.
    public var rect: CGRect

    /// The point of the part that will be at the same point of the scroll view; nil is the top leading corner.
    public var anchor: UnitPoint?
}
