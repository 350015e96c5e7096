import CopyfitLayout
import Foundation

/// The room of a host and the strips at its edges that content keeps away from.
struct HostArea {
    var size = ProposedViewSize.unspecified
    /// `leading` is the left edge here, whatever the layout direction.
    var insets = EdgeInsets()

    /// The insets at the edges of the safe area that a frame in the host's space touches, within half a point.
    func insets(touching frame: CGRect, in direction: LayoutDirection) -> EdgeInsets {
        let left = touches(frame.minX, insets.leading) ? insets.leading : 0
        let right = touches(frame.maxX, size.width.map { $0 - insets.trailing }) ? insets.trailing : 0
        return EdgeInsets(
            top: touches(frame.minY, insets.top) ? insets.top : 0,
            leading: direction == .leftToRight ? left : right,
            bottom: touches(frame.maxY, size.height.map { $0 - insets.bottom }) ? insets.bottom : 0,
            trailing: direction == .leftToRight ? right : left
        )
    }

    private func touches(_ edge: CGFloat, _ limit: CGFloat?) -> Bool {
        limit.map { abs(edge - $0) <= 0.501 } ?? false
    }
}
