import Copyfit

/// Where the subviews of a layout go, from its leading top corner, and how large the layout is around them.
struct Arrangement {
    /// A subview, what it is offered, and where it stands.
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
