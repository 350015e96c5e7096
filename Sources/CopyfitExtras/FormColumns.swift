public import Copyfit

/// Labelled controls in rows, whose labels share a column as wide as the widest of them.
///
/// ```swift
/// FormColumns {
///     FormRow("First name") { TextField("", text: $first) }
///     FormRow("Town") { TextField("", text: $town) }
///     Divider()
/// }
/// ```
///
/// A view outside a ``FormRow`` spans both columns. Without this layout, the usual way measures the labels in their
/// backgrounds, sends their widths up, keeps the largest in a state, and lays out again; here the column is known
/// before anything is placed, in one pass.
///
/// **Proposes** to every label the largest of their ideal widths (infinite ones do not count), to every control the
/// width left after the label column and its gap, at least 0, and to a spanning view the whole width; nil stays nil and
/// infinity stays infinity. Heights are nil, so all rows have their ideal height at that width.
///
/// **Answers** the label column, the gap and the widest control, or the widest spanning view if that is wider, by the
/// rows and the gaps between them. Labels do not shrink: at 0 the answer is the label column and the controls' minimum
/// next to it. The proposed height does not count. To let a long label wrap, give it a `frame(maxWidth:)`. No subviews:
/// 0×0.
///
/// Its spacing is that of a column: the first row's above, the last row's below.
///
/// Right-to-left forms have their labels at the right.
///
/// - Complexity: O(*n*) per call for *n* subviews; labels are asked for two proposals, controls for one.
public struct FormColumns: Layout, ArrangedLayout {
    /// The position of labels in their column, and the guide on which a control is aligned with its label.
    public var alignment: Alignment

    /// The gap between the columns in points, the same in every row; nil, infinity and NaN take the largest that a
    /// label and its control have by default; may be negative.
    public var horizontalSpacing: CGFloat?

    /// The gap between rows in points; nil, infinity and NaN leave it to their `ViewSpacing`, as between two `HStack`s;
    /// may be negative.
    public var verticalSpacing: CGFloat?

    /// A form; by default with labels at the leading edge and controls on their baselines.
    public init(
        alignment: Alignment = .leadingFirstTextBaseline,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        let lines = FormLine.lines(of: subviews)
        guard let first = lines.first, let last = lines.last else { return .zero }
        var spacing = ViewSpacing()
        spacing.formUnion(first.spacing, edges: .top)
        spacing.formUnion(last.spacing, edges: .bottom)
        for line in lines { spacing.formUnion(line.spacing, edges: .horizontal) }
        return spacing
    }

    func arrangement(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Arrangement {
        let lines = FormLine.lines(of: subviews)
        let columns = FormTracks(of: lines, in: self, width: proposal.width)
        var arrangement = Arrangement()
        var previous: FormLine?
        for line in lines {
            if let previous {
                arrangement.size.height += gap(between: previous, and: line)
            }
            add(line, columns, to: &arrangement)
            previous = line
        }
        return arrangement
    }

    private func gap(between upper: FormLine, and lower: FormLine) -> CGFloat {
        verticalSpacing.usableGap ?? upper.spacing.distance(to: lower.spacing, along: .vertical)
    }

    /// Adds a line below the existing ones.
    private func add(_ line: FormLine, _ columns: FormTracks, to arrangement: inout Arrangement) {
        let cells = columns.cells(of: line)
        let extent = cells.reduce(into: AlignedExtent()) { extent, cell in
            extent.include(guide: cell.dimensions[alignment.vertical], length: cell.dimensions.height)
        }
        for cell in cells {
            let y = arrangement.size.height + extent.before - cell.dimensions[alignment.vertical]
            arrangement.add(cell.subview, x: cell.x, y: y, proposal: cell.offer)
            arrangement.size.width = max(arrangement.size.width, cell.x + cell.dimensions.width)
        }
        arrangement.size.height += extent.length
    }
}

/// The columns of a form: what their cells are offered and where they start.
private struct FormTracks {
    /// A subview in its column.
    struct Cell {
        let subview: LayoutSubview
        let offer: ProposedViewSize
        let dimensions: ViewDimensions
        let x: CGFloat
    }

    private let alignment: HorizontalAlignment
    private let labelOffer: ProposedViewSize
    private let labels: AlignedExtent
    private let contentOffer: ProposedViewSize
    private let contentStart: CGFloat
    private let wholeOffer: ProposedViewSize

    init(of lines: [FormLine], in form: FormColumns, width: CGFloat?) {
        let alignment = form.alignment.horizontal
        let subviews = lines.compactMap(\.label)
        let ideal = subviews.map { $0.sizeThatFits(.unspecified).width }.filter(\.isFinite).max() ?? 0
        let labelOffer = ProposedViewSize(width: ideal, height: nil)
        let labels = subviews.reduce(into: AlignedExtent()) { extent, subview in
            let dimensions = subview.dimensions(in: labelOffer)
            extent.include(guide: dimensions[alignment], length: dimensions.width)
        }
        let gap = lines.compactMap(\.columnGap).max().map { form.horizontalSpacing.usableGap ?? $0 } ?? 0
        let contentStart = labels.length + gap
        self.alignment = alignment
        self.labelOffer = labelOffer
        self.labels = labels
        self.contentStart = contentStart
        contentOffer = ProposedViewSize(width: width.map { max($0 - contentStart, 0) }, height: nil)
        wholeOffer = ProposedViewSize(width: width, height: nil)
    }

    func cells(of line: FormLine) -> [Cell] {
        var cells: [Cell] = []
        if let label = line.label {
            let dimensions = label.dimensions(in: labelOffer)
            let x = labels.before - dimensions[alignment]
            cells.append(Cell(subview: label, offer: labelOffer, dimensions: dimensions, x: x))
        }
        if let content = line.content {
            cells.append(cell(content, contentOffer, x: contentStart))
        }
        if let whole = line.whole {
            cells.append(cell(whole, wholeOffer, x: 0))
        }
        return cells
    }

    private func cell(_ subview: LayoutSubview, _ offer: ProposedViewSize, x: CGFloat) -> Cell {
        Cell(subview: subview, offer: offer, dimensions: subview.dimensions(in: offer), x: x)
    }
}
