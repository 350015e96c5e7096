import Copyfit

/// The places of a layout's subviews, relative to its top leading corner, and the layout's size around them.
struct Arrangement {
    /// A subview, its proposal, and its position.
    struct Item {
        let subview: LayoutSubview
        let proposal: ProposedViewSize
        let x: CGFloat
        let y: CGFloat
    }

    var items: [Item] = []
    var size = CGSize.zero

    /// Puts a subview at a point. A difference of infinite lengths counts as 0, so that every subview gets a place.
    mutating func add(_ subview: LayoutSubview, x: CGFloat, y: CGFloat, proposal: ProposedViewSize) {
        items.append(Item(subview: subview, proposal: proposal, x: x.isNaN ? 0 : x, y: y.isNaN ? 0 : y))
    }

    func place(in bounds: CGRect) {
        for item in items {
            item.subview.place(
                at: CGPoint(x: bounds.minX + item.x, y: bounds.minY + item.y),
                proposal: item.proposal
            )
        }
    }
}

/// A layout whose size and places come from one arrangement, computed again for each proposal.
protocol ArrangedLayout: Layout where Cache == Void {
    func arrangement(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Arrangement
}

extension ArrangedLayout {
    /// The size of the arrangement for the proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        arrangement(proposal, subviews).size
    }

    /// Places the arrangement for the proposal.
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {
        arrangement(proposal, subviews).place(in: bounds)
    }
}
