import Copyfit
import Testing

/// Stands its subviews beside each other.
nonisolated struct BesideLayout: Layout {
    var spacing: CGFloat = 0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
            width: sizes.map(\.width).reduce(CGFloat(max(0, sizes.count - 1)) * spacing, +),
            height: sizes.map(\.height).max() ?? 0
        )
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for subview in subviews {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
            x += subview.sizeThatFits(.unspecified).width + spacing
        }
    }
}

/// A view with content and, without, a layout: as published packages write it.
struct HFlow<Content: View>: View {
    private let layout: BesideLayout
    private let content: Content

    init(spacing: CGFloat = 0, @ViewBuilder content: () -> Content) {
        layout = BesideLayout(spacing: spacing)
        self.content = content()
    }

    var body: some View {
        layout { content }
    }
}

extension HFlow: Animatable where Content == EmptyView {
    typealias AnimatableData = EmptyAnimatableData
}

extension HFlow: Sendable where Content == EmptyView {}

extension HFlow: Layout where Content == EmptyView {
    init(spacing: CGFloat = 0) {
        self.init(spacing: spacing) { EmptyView() }
    }

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    nonisolated func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        cache: inout ()
    ) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

/// Runtime rule R21: `Layout.callAsFunction` beside initialisers with content.
@MainActor
struct FlowTests {
    @ViewBuilder private var boxes: some View {
        Color.red.frame(width: 10, height: 5)
        Color.blue.frame(width: 30, height: 5).id("b")
    }

    private func check<V: View>(_ view: V, _ size: CGSize) {
        let host = ViewHost(view, size: .unspecified)
        _ = host.update()
        #expect(host.idealSize == size)
        #expect(host.frame(id: "b")?.width == 30)
    }

    @Test("An initialiser with content comes before a layout that is called with content")
    func initialiser() {
        let flow = HFlow(spacing: 8) { boxes }
        #expect("\(type(of: flow))".hasPrefix("HFlow<"))
        check(flow, CGSize(width: 48, height: 5))
        check(HFlow { boxes }, CGSize(width: 40, height: 5))
    }

    @Test("Layouts are called with content")
    func layouts() {
        check(BesideLayout(spacing: 8) { boxes }, CGSize(width: 48, height: 5))
        check(BesideLayout() { boxes }, CGSize(width: 40, height: 5))
        check(HStackLayout(spacing: 2) { boxes }, CGSize(width: 42, height: 5))
        check(VStackLayout(alignment: .leading, spacing: 2) { boxes }, CGSize(width: 30, height: 12))
        check(AnyLayout(HStackLayout(spacing: 2)) { boxes }, CGSize(width: 42, height: 5))
        check(AnyLayout(HFlow(spacing: 4)) { boxes }, CGSize(width: 44, height: 5))
        let layout = HFlow<EmptyView>(spacing: 4)
        check(layout { boxes }, CGSize(width: 44, height: 5))
    }
}
