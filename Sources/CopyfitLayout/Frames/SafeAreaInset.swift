package import Foundation

/// `safeAreaInset(edge:alignment:spacing:content:)`: the secondary child takes a strip off one edge of the primary.
package struct SafeAreaInset {
    package var edge: Edge

    /// The gap between both in points; nil leaves it to their `ViewSpacing`.
    package var spacing: CGFloat?
    let guide: AlignmentKey

    /// A strip at the top or bottom.
    package init(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.edge = edge == .top ? .top : .bottom
        self.spacing = spacing
        guide = alignment.key
    }

    /// A strip at the leading or trailing edge.
    package init(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.edge = edge == .leading ? .leading : .trailing
        self.spacing = spacing
        guide = alignment.key
    }
}
