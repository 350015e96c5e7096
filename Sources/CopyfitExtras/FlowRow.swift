import Copyfit

/// One row of a flow: its subviews at their places before the free width is distributed.
struct FlowRow {
    private struct Item {
        let subview: LayoutSubview
        let dimensions: ViewDimensions
        let x: CGFloat
    }

    private var items: [Item] = []
    private(set) var width: CGFloat = 0
    private(set) var extent = AlignedExtent()

    /// The row's spacing to the rows above and below: the union of its subviews' spacings.
    private(set) var spacing = ViewSpacing()

    /// Fills one row after another; a subview that does not fit starts the next one.
    static func rows(of subviews: LayoutSubviews, in flow: FlowLayout, offer: ProposedViewSize) -> [FlowRow] {
        var rows: [FlowRow] = []
        for subview in subviews {
            let dimensions = subview.dimensions(in: offer)
            let x = rows.last?.start(of: subview, in: flow) ?? 0
            let fits = x + dimensions.width <= offer.width ?? .infinity
            if rows.isEmpty || !fits {
                rows.append(FlowRow())
            }
            rows[rows.count - 1].append(subview, dimensions, x: fits ? x : 0, in: flow)
        }
        return rows
    }

    /// Where a subview would start after the last one.
    private func start(of subview: LayoutSubview, in flow: FlowLayout) -> CGFloat? {
        items.last.map { last in
            width
                + (flow.horizontalSpacing.usableGap
                    ?? last.subview.spacing.distance(to: subview.spacing, along: .horizontal))
        }
    }

    private mutating func append(
        _ subview: LayoutSubview,
        _ dimensions: ViewDimensions,
        x: CGFloat,
        in flow: FlowLayout
    ) {
        spacing = items.isEmpty ? subview.spacing : spacing.union(subview.spacing)
        items.append(Item(subview: subview, dimensions: dimensions, x: x))
        width = x + dimensions.width
        extent.include(guide: dimensions[flow.alignment], length: dimensions.height)
    }

    /// Adds the row's subviews to the arrangement, whose width is already known.
    func add(to arrangement: inout Arrangement, y: CGFloat, in flow: FlowLayout, offer: ProposedViewSize) {
        let rest = arrangement.size.width - width
        let free = rest > 0 ? rest : 0  // not a number where both are infinite
        var shift: CGFloat =
            switch flow.justification {
            case .leading, .spaceBetween: 0
            case .center: free / 2
            case .trailing: free
            }
        let widening = flow.justification == .spaceBetween ? free / CGFloat(max(items.count - 1, 1)) : 0
        for item in items {
            arrangement.add(
                item.subview,
                x: item.x + shift,
                y: y + extent.before - item.dimensions[flow.alignment],
                proposal: offer
            )
            shift += widening
        }
    }
}
