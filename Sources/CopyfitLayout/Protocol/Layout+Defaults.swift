public import Foundation

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first else { return .zero }
        return subviews.dropFirst().reduce(into: first.spacing) { union, subview in
            union.formUnion(subview.spacing)
        }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// Places the subviews without lasting effect and merges their explicit guides; nil for an infinite size.
    private func mergedAlignment(
        of key: AlignmentKey,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        guard !key.isBox, bounds.width.isFinite, bounds.height.isFinite else { return nil }
        let values = subviews.recordingPlacements(in: bounds, proposal: Proposal(proposal)) {
            placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        } reading: { tree, slot in
            tree.explicitGuide(key, of: slot.node, proposal: slot.proposal).map {
                $0 + slot.origin(along: key.axis)
            }
        }
        return key.merged(values.lazy.compactMap { $0 })
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}
