import Copyfit
import CopyfitExtras

enum StackKind: String, KindFamily {
    case hStack, vStack, zStack, lazyHStack, lazyVStack, lazyVGrid, lazyHGrid, grid, gridRow, gridRowBare, viewThatFits
    case scrollView, scrollViewReader, list, listOfData, form, section, anyLayout, customLayout, stackLayouts
    case gridLayout, flowLayout, equalSizes, formColumns, relativeProposal

    var arity: ClosedRange<Int> { 0...4 }
}

/// Containers.
struct StackSketch: SketchBuilding {
    let kind: StackKind
    let sketch: Sketch

    private var spacing: CGFloat? { Sketch.spacing(sketch.b) }
    private var horizontal: HorizontalAlignment { Sketch.horizontal(sketch.a) }
    private var vertical: VerticalAlignment { Sketch.vertical(sketch.a) }

    var body: some View {
        switch kind {
        case .hStack, .vStack, .zStack, .lazyHStack, .lazyVStack: stacks
        case .lazyVGrid, .lazyHGrid, .grid, .gridRow, .gridRowBare: grids
        case .viewThatFits, .scrollView, .scrollViewReader, .list, .listOfData, .form, .section: containers
        default: layouts
        }
    }

    @ViewBuilder private var stacks: some View {
        switch kind {
        case .hStack: HStack(alignment: vertical, spacing: spacing) { items }
        case .vStack: VStack(alignment: horizontal, spacing: spacing) { items }
        case .zStack: ZStack(alignment: Sketch.alignment(sketch.a)) { items }
        case .lazyHStack: LazyHStack(alignment: vertical, spacing: spacing) { items }
        default: LazyVStack(alignment: horizontal, spacing: spacing) { items }
        }
    }

    @ViewBuilder private var grids: some View {
        switch kind {
        case .lazyVGrid: LazyVGrid(columns: tracks, alignment: horizontal, spacing: spacing) { items }
        case .lazyHGrid: LazyHGrid(rows: tracks, alignment: vertical, spacing: spacing) { items }
        case .grid: Grid(alignment: Sketch.alignment(sketch.a), horizontalSpacing: spacing) { items }
        case .gridRow: GridRow(alignment: sketch.a < 3 ? nil : vertical) { items }
        default:
            Grid {
                GridRow {
                    items
                    Color.red.frame(width: 4, height: 4)
                }
                items
            }
        }
    }

    private var tracks: [GridItem] {
        sketch.a + sketch.b == 14 ? [] : [Sketch.gridItem(sketch.a), Sketch.gridItem(sketch.b)]
    }

    @ViewBuilder private var containers: some View {
        switch kind {
        case .viewThatFits: ViewThatFits(in: Sketch.axes(sketch.a)) { items }
        case .scrollView: ScrollView(Sketch.axes(sketch.a)) { items }
        case .scrollViewReader: ScrollViewReader { _ in items }
        case .list: List { items }
        case .listOfData: List(sketch.children) { SketchView(sketch: $0) }
        case .form: Form { items }
        default: sections
        }
    }

    @ViewBuilder private var sections: some View {
        switch sketch.a % 4 {
        case 0: Section { items }
        case 1:
            Section {
                secondary
            } header: {
                primary
            }
        case 2:
            Section {
                secondary
            } footer: {
                primary
            }
        default: Section(sketch.word) { items }
        }
    }

    @ViewBuilder private var layouts: some View {
        switch kind {
        case .anyLayout: layout { items }
        case .customLayout: Stairs(step: length) { items }
        case .stackLayouts:
            if isOdd { HStackLayout(spacing: spacing) { items } } else { ZStackLayout() { items } }
        case .gridLayout: GridLayout(horizontalSpacing: spacing) { items }
        case .flowLayout: FlowLayout(horizontalSpacing: spacing) { items }
        case .equalSizes: EqualSizes(along: isOdd ? .horizontal : .vertical, spacing: spacing) { items }
        case .formColumns: FormColumns(horizontalSpacing: spacing) { items }
        default: items.relativeProposed(width: CGFloat(sketch.a) / 7)
        }
    }

    private var layout: AnyLayout {
        switch sketch.a {
        case 0...2: AnyLayout(HStackLayout(alignment: vertical, spacing: spacing))
        case 3...4: AnyLayout(VStackLayout(alignment: horizontal, spacing: spacing))
        case 5: AnyLayout(ZStackLayout(alignment: .topLeading))
        case 6: AnyLayout(GridLayout())
        default: AnyLayout(Stairs(step: 4))
        }
    }
}

/// A layout as clients write them, with a cache: each child a step below and beside the one before.
struct Stairs: Layout {
    let step: CGFloat

    func makeCache(subviews: Subviews) -> [CGSize] { [] }

    func updateCache(_ cache: inout [CGSize], subviews: Subviews) { cache = [] }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
        measure(subviews, proposal, &cache)
        return cache.enumerated().reduce(.zero) { size, child in
            CGSize(
                width: max(size.width, CGFloat(child.offset) * step + child.element.width),
                height: max(size.height, CGFloat(child.offset) * step + child.element.height)
            )
        }
    }

    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout [CGSize]
    ) {
        for (index, subview) in subviews.enumerated() {
            let distance = CGFloat(index) * step
            let place = CGPoint(x: bounds.minX + distance, y: bounds.minY + distance)
            subview.place(at: place, proposal: ProposedViewSize(subview.sizeThatFits(proposal)))
        }
    }

    private func measure(_ subviews: Subviews, _ proposal: ProposedViewSize, _ cache: inout [CGSize]) {
        cache = subviews.map { $0.sizeThatFits(proposal) }
    }
}
