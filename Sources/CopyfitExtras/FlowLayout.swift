public import Copyfit

/// A row that goes on below where it is full, like words in a paragraph.
///
/// ```swift
/// FlowLayout(alignment: .firstTextBaseline, horizontalSpacing: 8) {
///     ForEach(tags) { TagView($0) }
/// }
/// ```
///
/// Within a row the subviews line up on any vertical guide, text baselines and your own guides included, as in an
/// `HStack`: a row is as high as its subviews reach above and below the guide. A layout that knows the guides' names only
/// as anchors in a rectangle can align edges and centres, not baselines.
///
/// **Proposes** to each subview the proposed width and a nil height, so that a text wider than a row wraps inside it and
/// a view that fills takes a row of its own. A `Spacer` therefore ends a row.
///
/// **Answers** the proposed width, or the widest row's if that is wider or no width is proposed, and the height of the
/// rows and the gaps between them; the proposed height does not count. Per width: nil puts all in one row; 0 gives every
/// subview a row, unless it and its gap are 0 wide; infinity answers infinity. No subviews: 0×0. The width answered to
/// nil, proposed again, gives the same single row where the subviews answer both alike.
///
/// Right-to-left rows begin at the right.
///
/// - Complexity: O(*n*) per call for *n* subviews, each asked for one proposal.
public struct FlowLayout: Layout {
    /// How a row's subviews share the width that they leave free.
    public enum Justification: Sendable, Hashable {
        /// All of it goes behind the row, half to each side, or before the row.
        case leading, center, trailing

        /// The free width widens the gaps of a row by equal parts, the last row's too; a single subview stands leading.
        case spaceBetween
    }

    /// The guide on which the subviews of a row line up.
    public var alignment: VerticalAlignment

    /// Where a row's free width goes.
    public var justification: Justification

    /// The gap between neighbours in a row, in points; nil, infinity and NaN leave it to their `ViewSpacing`; may be
    /// negative.
    public var horizontalSpacing: CGFloat?

    /// The gap between rows in points; nil, infinity and NaN leave it to their subviews' `ViewSpacing`, as between two
    /// `HStack`s; may be negative.
    public var verticalSpacing: CGFloat?

    /// A flow with rows of its own height and subviews at the leading edge, unless told otherwise.
    public init(
        alignment: VerticalAlignment = .center,
        justification: Justification = .leading,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.justification = justification
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        arrangement(proposal, subviews).size
    }

    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {
        arrangement(proposal, subviews).place(in: bounds)
    }

    private func arrangement(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Arrangement {
        let offer = ProposedViewSize(width: proposal.width, height: nil)
        let rows = FlowRow.rows(of: subviews, in: self, offer: offer)
        guard let first = rows.first else { return Arrangement() }
        var arrangement = Arrangement()
        arrangement.size.width = rows.reduce(proposal.width ?? 0) { max($0, $1.width) }
        var y: CGFloat = 0
        var previous = first
        for (index, row) in rows.enumerated() {
            if index > 0 {
                y += verticalSpacing.usableGap ?? previous.spacing.distance(to: row.spacing, along: .vertical)
            }
            row.add(to: &arrangement, y: y, in: self, offer: offer)
            y += row.extent.length
            previous = row
        }
        arrangement.size.height = y
        return arrangement
    }
}
