import Copyfit
import Testing

private struct Share: LayoutValueKey {
    static var defaultValue: CGFloat { 1 }
}

private struct Limit: LayoutValueKey {
    static var defaultValue: CGFloat? { 99 }
}

private struct Note: LayoutValueKey {
    static var defaultValue: String { "" }
}

private struct Weight: ContainerValueKey {
    static var defaultValue: CGFloat { 1 }
}

private struct Ceiling: ContainerValueKey {
    static var defaultValue: CGFloat? { 7 }
}

extension ContainerValues {
    fileprivate var weight: CGFloat {
        get { self[Weight.self] }
        set { self[Weight.self] = newValue }
    }

    fileprivate var ceiling: CGFloat? {
        get { self[Ceiling.self] }
        set { self[Ceiling.self] = newValue }
    }
}

/// As wide as its subviews' shares, as high as their limits; nil counts as 0.
private struct Reading: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(
            width: subviews.reduce(0) { $0 + $1[Share.self] },
            height: subviews.reduce(0) { $0 + ($1[Limit.self] ?? 0) }
        )
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// Values that views give to the container around them (layout rule 2.10).
@MainActor
struct TraitTests {
    private func read<V: View>(_ view: V) -> CGSize { host(Reading() { view }).idealSize }

    @Test("Of two layout values of one key the inner one counts, whatever stands between")
    func innerLayoutValue() {
        let box = Color.red.box(1, 1)
        #expect(read(box.layoutValue(key: Share.self, value: 2).layoutValue(key: Share.self, value: 3)).width == 2)
        let between = box.layoutValue(key: Share.self, value: 2).padding(4).frame(width: 9)
        #expect(read(between.layoutValue(key: Share.self, value: 3)).width == 2)
        // A value inside another container is not seen.
        let inside = HStack { box.layoutValue(key: Share.self, value: 2) }
        #expect(read(inside.layoutValue(key: Share.self, value: 3)).width == 3)
        #expect(read(inside).width == 1)
    }

    @Test("An optional value is found under one of another key, also where it is nil; without one the default counts")
    func optionalLayoutValue() {
        let box = Color.red.box(1, 1)
        #expect(read(box.layoutValue(key: Limit.self, value: 5)).height == 5)
        #expect(read(box.layoutValue(key: Limit.self, value: 5).layoutValue(key: Note.self, value: "a")).height == 5)
        #expect(read(box.layoutValue(key: Limit.self, value: nil).layoutValue(key: Note.self, value: "a")).height == 0)
        #expect(read(box.layoutValue(key: Limit.self, value: nil).layoutValue(key: Limit.self, value: 5)).height == 0)
        #expect(read(box.layoutValue(key: Note.self, value: "a")).height == 99)
    }

    @Test("Of two container values or tags the inner one counts; optional ones have their own default")
    func innerContainerValue() {
        struct Widths<Content: View>: View {
            let content: Content
            var body: some View {
                ForEach(subviews: content) { cell in
                    Color.red
                        .frame(
                            width: cell.containerValues.weight,
                            height: cell.containerValues.ceiling ?? 0
                        )
                        .id(cell.containerValues.tag(for: String.self) ?? "?")
                }
            }
        }
        let cells = Group {
            Text("a").containerValue(\.weight, 2).tag("a").padding().containerValue(\.weight, 3).tag("b")
            Text("b").tag("c").containerValue(\.ceiling, nil)
        }
        let host = host(Widths(content: cells))
        #expect(host.frame(id: "a")?.size == CGSize(width: 2, height: 7))
        #expect(host.frame(id: "b") == nil)
        #expect(host.frame(id: "c")?.size == CGSize(width: 1, height: 0))
    }

    @Test("A picker's option is known by its inner tag")
    func pickerTag() {
        func isDrawn(_ selection: Int) -> Bool {
            host(Picker("p", selection: .constant(selection)) { Text("a").tag(1).padding(2).tag(2) })
                .dump()
                .contains("opacity(1.0)")
        }
        #expect(isDrawn(1))
        #expect(!isDrawn(2))
    }

    @Test("The outer value counts once the inner one has gone, and the inner one again")
    func change() {
        struct Model: View {
            @State var isInner = true
            var body: some View {
                let inner = isInner ? AnyView(Color.red.layoutValue(key: Share.self, value: 20)) : AnyView(Color.red)
                Reading() { inner.layoutValue(key: Share.self, value: 30) }.id("reading")
                Button("turn") { isInner.toggle() }.id("turn")
            }
        }
        let host = host(Model())
        for width: CGFloat in [20, 30, 20, 30] {
            #expect(host.frame(id: "reading")?.width == width)
            host.trigger("turn")
            _ = host.update()
        }
    }

    @Test("Grid cells' values are found under one another; of two the inner one counts")
    func gridValues() {
        func host(_ cell: some View) -> ViewHost {
            CopyfitTests.host(
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow { cell }
                    GridRow { Color.red.box(60, 20) }
                    GridRow {
                        Color.red.box(20, 60); Color.red.box(20, 20)
                    }
                }
                .id("grid"),
                nil,
                nil
            )
        }
        let box = Color.red.box(10, 10).id("cell")
        // The column is 60 wide, the row 10 high.
        let left = CGPoint(x: 0, y: 0)
        #expect(host(box.gridColumnAlignment(.leading).gridCellUnsizedAxes([])).frame(id: "cell")?.origin == left)
        #expect(host(box.gridCellAnchor(.leading).gridCellUnsizedAxes([])).frame(id: "cell")?.origin == left)
        #expect(host(box.gridCellAnchor(.leading).gridCellAnchor(.trailing)).frame(id: "cell")?.origin == left)
        #expect(host(box.gridColumnAlignment(.leading).gridColumnAlignment(.trailing)).frame(id: "cell")?.minX == 0)
        // Across both columns, 80 wide.
        #expect(host(box.gridCellColumns(2).gridCellColumns(1)).frame(id: "cell")?.minX == 35)
    }
}
