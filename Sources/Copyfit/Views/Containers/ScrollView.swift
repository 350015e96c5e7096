import CopyfitDrawing
public import CopyfitLayout
import Foundation

/// Shows content that may be larger. Along the scroll axes the content has its ideal length, and the scroll view takes
/// the proposed length.
///
/// Several elements of content are put in a column. Without a screen nothing is ever scrolled: the content is at the
/// top leading corner.
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
        let margins = position.environment.contentMargins
        let content = UnaryView(container: .vStack, content: view.content)
        return ContainerNode.reconcile(
            ScrollViewParameters(axes: view.axes),
            content: content.modifier(PaddingModifier(insets: margins)),
            at: position.with(position.environment.withoutContentMargins)
        )
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
