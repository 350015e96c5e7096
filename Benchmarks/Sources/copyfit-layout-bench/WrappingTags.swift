import CopyfitLayout
import Foundation

/// Lays out its subviews line by line at their ideal sizes.
struct WrappingTags: Layout {
    let spacing: CGFloat

    func makeCache(subviews: Subviews) -> [CGSize] {
        subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
        walk(cache, within: proposal.width ?? .infinity) { _, _ in }
    }

    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout [CGSize]
    ) {
        _ = walk(cache, within: proposal.width ?? .infinity) { index, origin in
            subviews[index].place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
                proposal: .unspecified
            )
        }
    }

    /// Visits each tag's origin and returns the size of all lines.
    private func walk(_ sizes: [CGSize], within width: CGFloat, _ visit: (Int, CGPoint) -> Void) -> CGSize {
        var (at, widest, lineHeight) = (CGPoint.zero, CGFloat.zero, CGFloat.zero)
        for (index, size) in sizes.enumerated() {
            if at.x > 0, at.x + size.width > width {
                at = CGPoint(x: 0, y: at.y + lineHeight + spacing)
                lineHeight = 0
            }
            visit(index, at)
            at.x += size.width
            widest = max(widest, at.x)
            at.x += spacing
            lineHeight = max(lineHeight, size.height)
        }
        return CGSize(width: widest, height: at.y + lineHeight)
    }
}
