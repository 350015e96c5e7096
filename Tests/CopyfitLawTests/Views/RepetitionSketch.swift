import Copyfit

enum RepetitionKind: String, KindFamily {
    case group, forEachSubviews, forEachSections, groupSubviews, groupSections, variadicUnary, variadicMulti
    case optional, branches, sameBranches, choice, anyView, id, equatableView, closure, composite, doubled
    case concatenated, emptyModifier, unaryAdaptor, placeholders

    var arity: ClosedRange<Int> { 0...3 }
}

/// Ways to put views together that make no container.
struct RepetitionSketch: SketchBuilding {
    let kind: RepetitionKind
    let sketch: Sketch

    var body: some View {
        switch kind {
        case .forEachSubviews, .forEachSections, .groupSubviews, .groupSections, .variadicUnary, .variadicMulti:
            takenApart
        case .optional, .branches, .sameBranches, .choice, .anyView: conditional
        default: wrapped
        }
    }

    @ViewBuilder private var takenApart: some View {
        switch kind {
        case .forEachSubviews: ForEach(subviews: items) { $0.padding(length) }
        case .forEachSections:
            ForEach(sections: items) { section in
                section.header
                section.content
            }
        case .groupSubviews:
            Group(subviews: items) { subviews in
                if isOdd, let last = subviews.last { last.padding(1) }
                ForEach(subviews.dropLast(isOdd ? 1 : 0).prefix(sketch.b)) { $0 }
                if sketch.b > 5 {
                    HStack { subviews.suffix(2).border(.red) }.background { subviews.first }
                    Group(subviews: subviews.prefix(1)) { ForEach($0) { $0.padding(length) } }
                }
            }
        case .groupSections:
            Group(sections: items) { sections in
                ForEach(sections) { section in section.content.padding(2) }
            }
        case .variadicUnary: _VariadicView.Tree(UnaryRoot(spacing: length)) { items }
        default: _VariadicView.Tree(MultiRoot(isReversed: isOdd)) { items }
        }
    }

    @ViewBuilder private var conditional: some View {
        switch kind {
        case .optional: if isOdd { items }
        case .branches: if isOdd { primary } else { secondary }
        case .sameBranches: if isOdd { items } else { items }
        case .choice:
            switch sketch.a % 4 {
            case 0: items
            case 1: primary.padding(1)
            case 2: EmptyView()
            default: Text(sketch.word)
            }
        default: erased
        }
    }

    private var erased: AnyView {
        switch sketch.a % 4 {
        case 0: AnyView(items)
        case 1: AnyView(primary.padding(1))
        case 2: AnyView(AnyView(secondary).padding(2))
        default: AnyView(HStack { items })
        }
    }

    @ViewBuilder private var wrapped: some View {
        switch kind {
        case .group: Group { items }
        case .id: items.id(sketch.a)
        case .equatableView: EquatableItems(items: items).equatable()
        case .closure: Deferred { items }
        case .composite: items.modifier(Insetting(inset: length))
        case .doubled: items.modifier(Doubling())
        case .concatenated: items.modifier(Insetting(inset: length).concat(Doubling()))
        case .emptyModifier: items.modifier(EmptyModifier())
        case .unaryAdaptor: _UnaryViewAdaptor(items)
        default: Slots(first: primary, second: secondary)
        }
    }
}

private struct UnaryRoot: _VariadicView.UnaryViewRoot {
    let spacing: CGFloat

    func body(children: _VariadicView.Children) -> some View {
        VStack(spacing: spacing) {
            ForEach(children) { child in
                child
                if child.id != children.last?.id { Divider() }
            }
        }
    }
}

private struct MultiRoot: _VariadicView.MultiViewRoot {
    let isReversed: Bool

    func body(children: _VariadicView.Children) -> some View {
        if isReversed { ForEach(children.reversed()) { $0 } } else { ForEach(children) { $0.padding(1) } }
    }
}

private struct EquatableItems: View, Equatable {
    let items: Items
    var body: some View { items }

    nonisolated static func == (old: EquatableItems, new: EquatableItems) -> Bool {
        old.items.children == new.items.children && old.items.form == new.items.form
    }
}

/// A view that cannot be compared, so that it counts as changed.
private struct Deferred<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
}

private struct Insetting: ViewModifier {
    @Environment(\.theme) private var theme
    let inset: CGFloat
    func body(content: Content) -> some View { HStack(spacing: theme) { content }.padding(.leading, inset) }
}

private struct Doubling: ViewModifier {
    func body(content: Content) -> some View {
        content
        content.padding(2)
    }
}

/// A container of one's own, with a slot that is used only where there is room.
private struct Slots<First: View, Second: View>: View {
    let first: First
    let second: Second

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack {
                first
                second
            }
            VStack { first }
        }
    }
}
