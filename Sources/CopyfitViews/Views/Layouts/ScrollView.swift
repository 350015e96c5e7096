import CopyfitDrawing
public import CopyfitLayout
import Foundation

/// Shows content that may be larger. Along the scroll axes the content has its ideal length, and the scroll view takes
/// the proposed length.
///
/// Several elements of content are put in a column. The content starts at its top leading corner, or where
/// `defaultScrollAnchor` wants it. The host, a ``ScrollViewReader`` or a position (`scrollPosition`) scrolls it.
///
/// ```swift
/// let list = ScrollView {
///     Color.gray.frame(height: 500).id("content")
/// }
/// let host = ViewHost(list.accessibilityIdentifier("list"), size: ProposedViewSize(width: 100, height: 200))
/// host.update()
/// print(host.scroll("list", to: .bottom))  // true
/// host.update()
/// print(host.frame(id: "content")!.minY)  // -300.0
/// ```
public nonisolated struct ScrollView<Content: View>: View {
    public typealias Body = Never

    let axes: Axis.Set
    let content: Content

    /// A scroll view along the given axes. Indicators take no room.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        let node = position.node { ScrollViewNode(ScrollViewParameters(axes: view.axes), at: $0) }
        node.update(view.content, axes: view.axes)
        return node
    }
}

/// The place of a scroll view.
final class ScrollViewNode: DescribedNode<ScrollViewParameters>, ScrolledNode {
    private var child: _ViewNode?
    private(set) var margins = EdgeInsets()
    var moves = 0
    var gestures = 0

    func update<Content: View>(_ content: Content, axes: Axis.Set) {
        update(ScrollViewParameters(axes: axes))
        margins = environment.contentMargins.given(as: "A content margin")
        setAnchors(environment.scrollAnchors)
        let unary = UnaryView(container: .vStack, content: content).modifier(PaddingModifier(insets: margins))
        child = position(of: child, environment: environment.forScrolledContent).bringIn(unary)
        _ = collectElements()
    }

    private func setAnchors(_ anchors: ScrollAnchors) {
        var state = graph.layout.scrollState(of: layoutNode)
        state.anchors = anchors
        _ = graph.layout.setScrollState(state, of: layoutNode)
    }

    var scrollElement: Element { self }

    override func collectElements() -> Bool {
        setChildren((child?.elements ?? .none).dissolvedFromRows())
        if graph.containers.strictDynamicDefaults, child?.hasDynamicElements == true { contributesDefaults() }
        return false
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        child.map(visit)
    }
}

struct ScrollViewParameters: LayoutParameters, Equatable {
    let axes: Axis.Set

    var behaviour: LayoutBehaviour { .scrollView(axes) }
    var name: String {
        axes == .vertical ? "ScrollView" : axes == .horizontal ? "ScrollView(.horizontal)" : "ScrollView(both)"
    }

    func draw(_ element: Element, in painter: inout Painter, frame: CGRect) {
        var layer = DisplayList.Layer()
        layer.clip = DisplayList.Clip(Path(frame.roundedToPixels(scale: element.node.environment.builtIn.displayScale)))
        painter.inLayer(layer) { $0.drawContent(of: element) }
    }
}
