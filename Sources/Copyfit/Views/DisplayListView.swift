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
        painter.inLayer(layer) { $0.addBalanced(list.items) }
        for remark in list.remarks { painter.remark(remark) }
    }
}

extension Painter {
    /// Adds items that may come from anywhere: ends and masks without a layer are left out, open layers are closed.
    fileprivate mutating func addBalanced(_ items: [DisplayList.Item]) {
        var depth = 0
        for item in items {
            switch item {
            case .begin: depth += 1
            case .mask where depth == 0: continue
            case .end:
                if depth == 0 { continue }
                depth -= 1
            default: break
            }
            add(item)
        }
        for _ in 0..<depth { add(.end) }
    }
}
