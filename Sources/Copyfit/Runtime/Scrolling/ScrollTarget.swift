public import CopyfitLayout
public import Foundation

/// A part of the content of a scroll view that is to come into view.
public struct ScrollTarget: Equatable, Sendable {
    /// The part, in points from the top left corner of the content. As a behaviour gets it, what would be visible between
    /// the margins of the content.
    public var rect: CGRect

    /// The point of the part that will be at the same point of the scroll view; nil is the top leading corner.
    public var anchor: UnitPoint?
}
