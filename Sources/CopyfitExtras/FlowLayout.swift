public import Copyfit

/// Wraps its subviews into rows, like words in a paragraph.
///
/// ```swift
/// FlowLayout(alignment: .firstTextBaseline, horizontalSpacing: 8) {
///     ForEach(tags) { TagView($0) }
/// }
/// ```
///
/// Within a row the subviews line up on any vertical guide, text baselines and your own guides included, as in an
/// `HStack`: a row is as high as its subviews reach above and below the guide. A layout that uses guides only as
/// anchors in a rectangle can align edges and centres, not baselines.
///
/// **Proposes** to each subview the proposed width and a nil height, so that a text wider than a row wraps inside it and
/// a view that fills takes a row of its own. A `Spacer` therefore ends a row.
///
/// **Answers** the proposed width, or the widest row's if that is wider or no width is proposed, and the height of the
/// rows and the gaps between them; the proposed height does not count. Per width: nil puts all subviews in one row; 0
/// gives every subview its own row, unless it and its gap are 0 wide; for infinity the answer is infinity. No subviews:
/// 0×0. The width answered to nil, proposed again, gives the same single row if the subviews give the same answers.
///
/// Right-to-left rows start at the right.
///
/// - Complexity: O(*n*) per call for *n* subviews, each asked for one proposal.
public struct FlowLayout: Layout, ArrangedLayout {
    /// The distribution of a row's free width.
    public enum Justification: Sendable, Hashable {
        /// All of it goes after the row, half to each side, or before the row.
        case leading, center, trailing

        /// The free width widens the gaps of a row equally, the last row's too; a single subview is at the leading
        /// edge.
        case spaceBetween
    }

    /// The guide on which the subviews of a row line up.
    public var alignment: VerticalAlignment

    /// The alignment of a row with free width.
    public var justification: Justification

    /// The gap between neighbours in a row, in points; nil, infinity and NaN leave it to their `ViewSpacing`; may be
    /// negative.
    public var horizontalSpacing: CGFloat?

    /// The gap between rows in points; nil, infinity and NaN leave it to their subviews' `ViewSpacing`, as between two
    /// `HStack`s; may be negative.
    public var verticalSpacing: CGFloat?

    /// A flow; by default its subviews are centred vertically in each row and start at the leading edge.
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

    func arrangement(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Arrangement {
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
