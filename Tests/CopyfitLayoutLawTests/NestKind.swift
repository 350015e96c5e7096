import CopyfitLayout
import Foundation
import LayoutTrees

/// What can be around a view, once for each container and wrapper: a leaf stands beside the view.
enum NestKind: String, CaseIterable {
    case row, baselineRow, column, leadingColumn, layers, grid, baselineGrid, gridOfRows, spannedGrid
    case lazyColumn, lazyGrid, scrollView, geometryReader, firstThatFits, clientLayout, inset
    case scaledToFit, scaledToFill, ratio, fixedSize, fixedWidth, frameWidth, frameHeight, flexibleFrame, wideFrame
    case padding, overlay, layerOver, containerRelative, position, offset, safeAreaPadding, guide, priority

    /// A level more around a view. Wrappers have a row or a column in them.
    func around(_ inner: Box, _ leaf: Box, isRow: Bool) -> Box {
        let pair = isRow ? hstack(.center, 4, inner, leaf) : vstack(.center, 4, inner, leaf)
        return switch self {
        case .row: hstack(.center, nil, inner, leaf)
        case .baselineRow: hstack(.firstTextBaseline, nil, inner, leaf)
        case .column: vstack(.center, nil, inner, leaf)
        case .leadingColumn: vstack(.leading, 4, leaf, inner)
        case .layers: zstack(.center, inner, leaf)
        case .grid: Self.grid(.center, Box(.gridRow(nil), [leaf, inner]))
        case .baselineGrid:
            Self.grid(Alignment(horizontal: .leading, vertical: .firstTextBaseline), Box(.gridRow(nil), [leaf, inner]))
        case .gridOfRows:
            Self.grid(
                .leading,
                Box(.gridRow(nil), [leaf, inner]),
                Box(.gridRow(nil), [color.frame(height: 1), fix(9, 9)])
            )
        case .spannedGrid: Self.grid(.center, Box(.gridRow(nil), [leaf, fix(10, 10)]), inner)
        case .lazyColumn: Box(.lazyStack(StackBehaviour(alignment: HorizontalAlignment.leading)), [inner, leaf])
        case .lazyGrid: Box(.lazyGrid(LazyGridBehaviour(columns: [GridItem(), GridItem()])), [inner, leaf])
        case .scrollView: Box(.scrollView(.vertical), [pair])
        case .geometryReader: Box(.geometryReader, [inner, leaf])
        case .firstThatFits: Box(.viewThatFits(.horizontal), [pair, leaf])
        case .clientLayout: Box(LayoutBehaviour(ClientColumn()), [inner, leaf])
        case .inset: Box(.safeAreaInset(SafeAreaInset(edge: VerticalEdge.top)), [inner, leaf])
        case .scaledToFit: pair.aspectRatio(nil, .fit)
        case .scaledToFill: pair.aspectRatio(nil, .fill)
        case .ratio: pair.aspectRatio(1.5, .fit)
        case .fixedSize: pair.fixedSize()
        case .fixedWidth: pair.fixedSize(.horizontal)
        case .frameWidth: pair.frame(width: 300)
        case .frameHeight: pair.frame(height: 200)
        case .flexibleFrame: pair.frame(minWidth: 10, maxWidth: 900, minHeight: 4)
        case .wideFrame: pair.frame(maxWidth: .infinity)
        case .padding: pair.padding(1)
        case .overlay: pair.layered(.topLeading, fix(4, 4))
        case .layerOver: leaf.layered(.center, inner)
        case .containerRelative:
            pair.wrapped(.containerRelativeFrame(ContainerRelativeFrame(.horizontal, count: 2, spacing: 4)))
        case .position: pair.position(40, 30)
        case .offset: pair.offset(3, -4)
        case .safeAreaPadding: pair.wrapped(.safeAreaPadding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)))
        case .guide: pair.guide(.leading) { $0.width / 3 }
        case .priority: hstack(.center, nil, inner.priority(1), leaf)
        }
    }

    /// Those that offer each level more lengths than the one around it.
    static let unequal: Set<NestKind> = [.scaledToFit, .scaledToFill, .ratio, .spannedGrid]

    static let grids: Set<NestKind> = [.grid, .baselineGrid]

    /// Those that give a grid in them a height or another width than they were offered.
    static let frames: Set<NestKind> = [.frameHeight, .wideFrame, .flexibleFrame]

    /// In turn these offer each level several times as many sizes as the one around it.
    static let multiplying: [Set<NestKind>] = [
        [.baselineGrid, .flexibleFrame], [.baselineGrid, .position], [.baselineGrid, .scaledToFit],
        [.baselineRow, .spannedGrid], [.baselineRow, .wideFrame], [.scrollView, .containerRelative],
        [.firstThatFits, .scaledToFill], [.firstThatFits, .scaledToFit], [.inset, .scaledToFill],
        [.inset, .scaledToFit], [.flexibleFrame, .scaledToFit], [.flexibleFrame, .ratio], [.wideFrame, .scaledToFit],
        [.wideFrame, .ratio], [.grid, .scaledToFit], [.spannedGrid, .scaledToFit], [.spannedGrid, .scaledToFill],
        [.spannedGrid, .ratio],
    ]

    private static func grid(_ alignment: Alignment, _ rows: Box...) -> Box {
        Box(.grid(GridBehaviour(alignment: alignment)), rows)
    }
}

/// A client's column: each child in the proposed width at its ideal height.
private struct ClientColumn: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.reduce(into: .zero) { size, child in
            let own = child.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
            size = CGSize(width: max(size.width, own.width), height: size.height + own.height)
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for child in subviews {
            let offered = ProposedViewSize(width: bounds.width, height: nil)
            child.place(at: CGPoint(x: bounds.minX, y: y), proposal: offered)
            y += child.sizeThatFits(offered).height
        }
    }
}
