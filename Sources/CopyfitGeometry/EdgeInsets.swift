public import Foundation

/// Distances in points from the four sides of a rectangle, positive inwards. Same as SwiftUI.
///
/// Leading is the left side in a left-to-right layout and the right side otherwise.
///
/// ```swift
/// let insets = EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
/// print(20 + insets.leading + insets.trailing, 10 + insets.top + insets.bottom)  // 36.0 18.0
/// ```
public struct EdgeInsets: Equatable, Sendable, BitwiseCopyable {
    /// The distance from each side in points.
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    /// Insets each side by its own distance; negative distances reach outwards.
    @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Insets nothing.
    @inlinable public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Insets top and bottom by `vertical`, leading and trailing by `horizontal`.
    @inlinable @inline(__always) package init(vertical: CGFloat, horizontal: CGFloat) {
        self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    /// Insets the chosen edges by `length` and the others by 0.
    @inlinable package init(_ length: CGFloat, edges: Edge.Set) {
        self.init(
            top: edges.contains(.top) ? length : 0,
            leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0,
            trailing: edges.contains(.trailing) ? length : 0
        )
    }

    /// Leading and trailing, or top and bottom, added.
    @inlinable package func total(along axis: Axis) -> CGFloat {
        axis == .horizontal ? leading + trailing : top + bottom
    }
}
