import CopyfitLayout
import Foundation
import LayoutTrees

/// Trees of everything the engine lays out, for laws that need no oracle. Equal seeds make equal trees.
extension Dice {
    mutating func box(depth: Int) -> Box {
        if depth == 0 { return leaf() }
        switch roll(4) {
        case 0: return wrapper(depth)
        case 1: return modifier(depth)
        case 2: return stack(depth)
        default: return container(depth)
        }
    }

    mutating func side() -> CGFloat? {
        switch roll(8) {
        case 0: nil
        case 1: 0
        case 2: .infinity
        default: CGFloat(roll(4000)) / 13
        }
    }

    private mutating func boxes(_ counts: Range<Int>, _ depth: Int) -> [Box] {
        (0..<counts.lowerBound + roll(counts.count)).map { _ in box(depth: depth - 1) }
    }

    private mutating func leaf() -> Box {
        switch roll(9) {
        case 0: color
        case 1: circle
        case 2: divider
        case 3: spacer(optionalLength())
        case 4: Box(.resizable(ideal: CGSize(width: 30, height: 20), minimum: CGSize(width: roll(2) * 8, height: 0)))
        case 5: Box(.fixed(CGSize(width: length(), height: length())))
        default: Box(.measured(WrappingText(letters: 1 + roll(90), seed: roll(9))))
        }
    }

    /// A view in a frame or in room of its own.
    private mutating func wrapper(_ depth: Int) -> Box {
        let inner = box(depth: depth - 1)
        switch roll(7) {
        case 0: return inner.frame(width: optionalLength(), height: optionalLength(), alignment())
        case 1, 2:
            return inner.frame(
                minWidth: optionalLength(),
                idealWidth: optionalLength(),
                maxWidth: bound(),
                minHeight: optionalLength(),
                idealHeight: optionalLength(),
                maxHeight: bound(),
                alignment()
            )
        case 3: return inner.padding([.all, .leading, .top, .vertical][roll(4)], [4, -3, 12.25, -30][roll(4)])
        case 4: return inner.fixedSize([[.horizontal, .vertical], .horizontal, .vertical][roll(3)])
        case 5: return inner.aspectRatio([nil, 0.5, 1.5][roll(3)], roll(2) == 0 ? .fit : .fill)
        default:
            return inner.wrapped(
                .containerRelativeFrame(
                    ContainerRelativeFrame([.horizontal, .vertical][roll(2)], count: 3, spacing: 4)
                )
            )
        }
    }

    private mutating func modifier(_ depth: Int) -> Box {
        let inner = box(depth: depth - 1)
        switch roll(8) {
        case 0: return inner.priority([-1, 0, 1][roll(3)])
        case 1: return inner.offset(3, -4)
        case 2: return inner.position(20, 30)
        case 3: return inner.guide(.leading) { $0.width / 3 }
        case 4: return inner.guide(.firstTextBaseline) { $0[.bottom] - 5 }
        case 5: return inner.layered(alignment(), box(depth: depth - 1))
        case 6: return inner.wrapped(.safeAreaPadding(EdgeInsets(top: 5, leading: 0, bottom: 7, trailing: 2)))
        default: return inner.wrapped(.ignoresSafeArea([.all, .bottom][roll(2)]))
        }
    }

    private mutating func stack(_ depth: Int) -> Box {
        let spacing: CGFloat? = [nil, 0, 6, -2][roll(4)]
        let isLazy = roll(6) == 0
        let behaviour =
            roll(2) == 0
            ? StackBehaviour(alignment: vertical(), spacing: spacing)
            : StackBehaviour(alignment: horizontal(), spacing: spacing)
        return Box(isLazy ? .lazyStack(behaviour) : .stack(behaviour), boxes(0..<5, depth))
    }

    private mutating func container(_ depth: Int) -> Box {
        switch roll(8) {
        case 0: return Box(.zStack(alignment()), boxes(0..<4, depth))
        case 1: return Box(.scrollView([.vertical, .horizontal][roll(2)]), boxes(1..<2, depth))
        case 2: return Box(.viewThatFits([.horizontal, .vertical][roll(2)]), boxes(1..<4, depth))
        case 3:
            let inset = SafeAreaInset(edge: roll(2) == 0 ? VerticalEdge.top : .bottom, spacing: optionalLength())
            return Box(.safeAreaInset(inset), boxes(1..<3, depth))
        case 4:
            let items = (0..<1 + roll(3)).map { _ in
                GridItem([.fixed(30), .flexible(), .adaptive(minimum: 20)][roll(3)])
            }
            return Box(.lazyGrid(LazyGridBehaviour(columns: items, spacing: optionalLength())), boxes(0..<5, depth))
        case 5: return Box(LayoutBehaviour(Halves()), boxes(1..<4, depth))
        default: return grid(depth)
        }
    }

    private mutating func grid(_ depth: Int) -> Box {
        let behaviour = GridBehaviour(
            alignment: alignment(),
            horizontalSpacing: [nil, 0, 5][roll(3)],
            verticalSpacing: [nil, 0, 5][roll(3)]
        )
        let rows = (0..<1 + roll(3)).map { _ in
            roll(5) == 0
                ? cell(depth)
                : Box(.gridRow(roll(2) == 0 ? nil : vertical()), (0..<roll(4)).map { _ in cell(depth) })
        }
        return Box(.grid(behaviour), rows)
    }

    private mutating func cell(_ depth: Int) -> Box {
        var cell = box(depth: depth - 1)
        var traits = cell.traits ?? LayoutTraits()
        if roll(4) == 0 { traits[GridCellColumns.self] = 2 + roll(2) }
        if roll(6) == 0 { traits[GridCellUnsizedAxes.self] = [.horizontal, .vertical][roll(2)] }
        if roll(6) == 0 { traits[GridCellAnchor.self] = .bottomTrailing }
        if roll(6) == 0 { traits[GridColumnAlignment.self] = .trailing }
        cell.traits = traits
        return cell
    }

    private mutating func bound() -> CGFloat? { [nil, .infinity, 50, 120][roll(4)] }

    private mutating func alignment() -> Alignment { Alignment(horizontal: horizontal(), vertical: vertical()) }

    private mutating func horizontal() -> HorizontalAlignment { [.leading, .center, .trailing][roll(3)] }

    private mutating func vertical() -> VerticalAlignment {
        [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline][roll(5)]
    }
}

/// A client's column: each child in half of what is proposed, its ideal and its least size being asked for too.
private struct Halves: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.reduce(into: .zero) { size, child in
            let own = child.sizeThatFits(half(proposal))
            size.width = max(size.width, child.sizeThatFits(.zero).width, own.width)
            size.height += min(own.height, child.sizeThatFits(.unspecified).height)
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for child in subviews { child.place(at: bounds.origin, proposal: half(proposal)) }
    }

    private func half(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { $0 / 2 }, height: proposal.height.map { $0 / 2 })
    }
}
