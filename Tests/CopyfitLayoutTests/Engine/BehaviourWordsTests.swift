import CopyfitLayout
import Foundation
import LayoutTrees
import Testing

@Suite
struct BehaviourWordsTests {
    private func expectWords(_ rows: [(LayoutBehaviour, String)]) {
        let tree = LayoutTree()
        for (behaviour, words) in rows { #expect(tree.words(for: tree.makeNode(behaviour)).description == words) }
    }

    @Test("A leaf is described in words a person knows")
    func leaves() {
        expectWords([
            (.fixed(CGSize(width: 50, height: 20.5)), "rigid content(width: 50, height: 20.5)"),
            (.flexible, "whatever is offered"),
            (
                .resizable(ideal: CGSize(width: 8, height: 6), minimum: CGSize(width: 2, height: 0)),
                "resizable image(idealWidth: 8, idealHeight: 6, minWidth: 2)"
            ),
            (.circle, "circle"),
            (.spacer(minLength: nil), "spacer"),
            (.spacer(minLength: 4), "spacer(minLength: 4)"),
            (.divider(thickness: 1), "divider"),
        ])
    }

    @Test("A modifier is described by its name and what it was given")
    func modifiers() {
        expectWords([
            (.passThrough, "no layout of its own"),
            (.frame(FixedFrame(width: 40, height: nil)), "frame(width: 40)"),
            (
                .frame(FixedFrame(width: nil, height: 30, alignment: .bottomTrailing)),
                "frame(height: 30, alignment: bottom trailing)"
            ),
            (
                .flexibleFrame(FlexibleFrame(minWidth: 10, maxWidth: .infinity, alignment: .leading)),
                "flexible frame(minWidth: 10, maxWidth: ∞, alignment: leading)"
            ),
            (.padding(EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)), "padding(all: 8)"),
            (.padding(EdgeInsets(top: 8, leading: 0, bottom: -4, trailing: 0)), "padding(top: 8, bottom: -4)"),
            (.fixedSize([.horizontal, .vertical]), "fixed size(axes: horizontal and vertical)"),
            (.aspectRatio(1.5, .fit), "aspect ratio(ratio: 1.5, contentMode: fit)"),
            (.aspectRatio(nil, .fill), "aspect ratio(contentMode: fill)"),
            (.offset(CGSize(width: 3, height: 0)), "offset(x: 3)"),
            (.position(CGPoint(x: 3, y: 0)), "position(x: 3, y: 0)"),
            (.layoutPriority(1), "layout priority(value: 1)"),
            (
                .alignmentGuide(AlignmentGuide(VerticalAlignment.firstTextBaseline) { _ in 0 }),
                "alignment guide(guide: first text baseline)"
            ),
            (.containerRelativeFrame(ContainerRelativeFrame(.vertical)), "container-relative frame(axes: vertical)"),
            (.safeAreaPadding(EdgeInsets(top: 5, leading: 0, bottom: 0, trailing: 0)), "safe area padding(top: 5)"),
            (.ignoresSafeArea([.top, .leading]), "ignores the safe area(edges: top and leading)"),
            (.layered(LayeredContent(alignment: .top)), "layer over or under content(alignment: top)"),
            (
                .safeAreaInset(SafeAreaInset(edge: VerticalEdge.bottom, spacing: 2)),
                "safe area inset(edge: bottom, spacing: 2)"
            ),
        ])
    }

    @Test("A container is described by its name and what it was given")
    func containers() {
        expectWords([
            (.stack(StackBehaviour(alignment: VerticalAlignment.center)), "row"),
            (
                .stack(StackBehaviour(alignment: HorizontalAlignment.leading, spacing: 4)),
                "column(alignment: leading, spacing: 4)"
            ),
            (.zStack(.topLeading), "layers(alignment: top leading)"),
            (.lazyStack(StackBehaviour(alignment: HorizontalAlignment.center)), "lazy column"),
            (.geometryReader, "geometry reader"),
            (.scrollView(.vertical), "scroll view(axes: vertical)"),
            (.viewThatFits(.horizontal), "first view that fits(axes: horizontal)"),
            (.grid(GridBehaviour(verticalSpacing: 3)), "grid(verticalSpacing: 3)"),
            (.gridRow(.top), "grid row(alignment: top)"),
            (
                .lazyGrid(LazyGridBehaviour(columns: [GridItem(), GridItem()], spacing: 5)),
                "lazy grid of columns(tracks: 2, spacing: 5)"
            ),
            (LayoutBehaviour(AnyLayout(HStackLayout(spacing: 1))), "row(spacing: 1)"),
            (LayoutBehaviour(Overlapping()), "custom layout(type: Overlapping)"),
        ])
    }

    private struct Overlapping: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }
}
