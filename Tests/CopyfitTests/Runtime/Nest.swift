import Copyfit

/// A view inside itself, with one container or modifier around each level.
struct Nest: View {
    enum Kind: CaseIterable, Sendable {
        case plain, erased, modified, identified, conditional, environment, button
        case padding, frame, background, aligned, guided, inset, relative, fixed
        case row, column, layers, lazyColumn, list, form, section, scrolled, grid, gridRow, lazyGrid, fitting
        case custom, anyLayout, group, labeled, forEach, reader, late, navigation
    }

    let kind: Kind
    let rest: Int

    var body: some View {
        if rest == 0 {
            Text("end").id("end")
        } else {
            Self.level(kind, Nest(kind: kind, rest: rest - 1))
        }
    }

    static func level(_ kind: Kind, _ inner: some View) -> AnyView {
        switch kind {
        case .plain, .erased, .modified, .identified, .conditional, .environment, .button: wrapped(kind, inner)
        case .padding, .frame, .background, .aligned, .guided, .inset, .relative, .fixed: modified(kind, inner)
        case .row, .column, .layers, .lazyColumn, .list, .form, .section, .scrolled: listed(kind, inner)
        default: arranged(kind, inner)
        }
    }

    private static func wrapped(_ kind: Kind, _ inner: some View) -> AnyView {
        switch kind {
        case .erased: AnyView(VStack { AnyView(AnyView(inner).padding(1)) })
        case .modified: AnyView(inner.modifier(Framed()))
        case .identified:
            AnyView(inner.id(1).opacity(0.5).onAppear {}.preference(key: NameList.self, value: ["n"]))
        case .conditional: AnyView(Optional(inner))
        case .environment: AnyView(inner.environment(\.lineLimit, 3).font(.body))
        case .button:
            AnyView(
                Button {
                } label: {
                    inner
                }
            )
        default: AnyView(inner)
        }
    }

    private static func modified(_ kind: Kind, _ inner: some View) -> AnyView {
        switch kind {
        case .padding: AnyView(inner.padding(1))
        case .frame: AnyView(inner.frame(maxWidth: 100).aspectRatio(contentMode: .fit))
        case .background: AnyView(inner.background { Color.red }.overlay { Text("b") })
        case .aligned:
            AnyView(
                HStack(alignment: .firstTextBaseline) {
                    inner; Text("a")
                }
            )
        case .guided: AnyView(inner.alignmentGuide(.leading) { $0[.trailing] })
        case .inset: AnyView(inner.safeAreaInset(edge: .top) { Text("i") })
        case .relative: AnyView(inner.containerRelativeFrame(.horizontal))
        default: AnyView(inner.fixedSize())
        }
    }

    private static func listed(_ kind: Kind, _ inner: some View) -> AnyView {
        let pair = Group {
            inner; Color.red.frame(width: 1, height: 1)
        }
        return switch kind {
        case .row: AnyView(HStack { pair })
        case .column: AnyView(VStack { pair })
        case .layers: AnyView(ZStack { pair })
        case .lazyColumn: AnyView(LazyVStack { pair })
        case .list: AnyView(List { pair })
        case .form: AnyView(Form { pair })
        case .section: AnyView(List { Section("s") { pair } })
        default: AnyView(ScrollView { pair })
        }
    }

    private static func arranged(_ kind: Kind, _ inner: some View) -> AnyView {
        switch kind {
        case .grid: AnyView(Grid { inner })
        case .gridRow: AnyView(Grid { GridRow { inner } })
        case .lazyGrid: AnyView(LazyVGrid(columns: [GridItem(), GridItem(.fixed(20))]) { inner })
        case .fitting:
            AnyView(
                ViewThatFits {
                    inner; Color.red
                }
            )
        case .custom: AnyView(Passing { inner })
        case .anyLayout: AnyView(AnyLayout(VStackLayout()) { inner })
        case .group: AnyView(GroupBox { inner })
        case .labeled: AnyView(LabeledContent("l") { inner })
        case .forEach: AnyView(ForEach(0..<1) { _ in inner })
        case .reader: AnyView(GeometryReader { _ in inner })
        case .late: AnyView(Text("l").overlayPreferenceValue(NameList.self) { _ in inner })
        default: AnyView(NavigationStack { inner })
        }
    }
}

private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.padding(1) }
}

/// Asks and places its views as one proposes it.
private struct Passing: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.map { $0.sizeThatFits(proposal) }.max { $0.width < $1.width } ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews { view.place(at: bounds.origin, proposal: proposal) }
    }
}
