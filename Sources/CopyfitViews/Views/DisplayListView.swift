public import CopyfitDrawing
import CopyfitLayout
import Foundation

/// A finished drawing as a view: of its size, whatever is proposed. What is outside its size is not visible.
///
/// With it a sheet of drawings is laid out like any other view.
public nonisolated struct DisplayListView: View {
    public typealias Body = Never

    /// The drawing.
    public var list: DisplayList

    /// A view of a drawing.
    public init(_ list: DisplayList) {
        self.list = list
    }

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        LeafNode.reconcile(DrawingParameters(list: view.list), at: position)
    }
}

struct DrawingParameters: LayoutParameters {
    let list: DisplayList

    var behaviour: LayoutBehaviour { .fixed(list.size.given(as: "A drawing's size", otherwise: 0)) }
    var name: String { "DisplayListView" }

    func lays(outLike other: DrawingParameters) -> Bool { list.size == other.list.size }

    func draw(_ element: Element, in painter: inout Painter, frame: CGRect) {
        let bounds = frame.roundedToPixels(scale: element.node.environment.builtIn.displayScale)
        var layer = DisplayList.Layer()
        layer.transform = CGAffineTransform(translationX: bounds.minX, y: bounds.minY)
        layer.clip = DisplayList.Clip(Path(CGRect(origin: .zero, size: list.size)))
        if let colors = painter.pictureColors { layer.filters = [.colors(colors)] }
        painter.add(.group(DisplayList.Group(layer, list.items)))
        for remark in list.remarks { painter.remark(remark) }
    }
}
