import CopyfitLayout
public import Foundation

/// A shape as a view: filled or stroked with a style.
public nonisolated struct _ShapeView<Content: Shape>: View {
    public typealias Body = Never

    enum Drawing: Sendable {
        case fill(any ShapeStyle, FillStyle)
        case stroke(any ShapeStyle, StrokeStyle)
    }

    let shape: Content
    let drawing: Drawing

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        ContainerNode.reconcile(leaf: ShapeParameters(shape: view.shape, drawing: view.drawing), at: position)
    }
}

extension Shape {
    /// The shape, filled with the foreground style.
    nonisolated public var body: _ShapeView<Self> {
        _ShapeView(shape: self, drawing: .fill(.foreground, FillStyle()))
    }

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        _ShapeView<Self>._reconcile(view.body, at: position)
    }

    /// The shape, filled with a style.
    nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
        _ShapeView(shape: self, drawing: .fill(content, style))
    }

    /// The shape, filled with the foreground style.
    nonisolated public func fill(style: FillStyle = FillStyle()) -> some View {
        _ShapeView(shape: self, drawing: .fill(.foreground, style))
    }

    /// The shape's outline, drawn with a style; half of the line lies outside the shape.
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        _ShapeView(shape: self, drawing: .stroke(content, style))
    }

    /// The shape's outline, drawn with a style in a line width in points.
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The shape's outline, drawn with the foreground style in a line width in points.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some View {
        stroke(.foreground, lineWidth: lineWidth)
    }
}

extension InsettableShape {
    /// The shape's outline, drawn inside the shape.
    nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth)
    }

    /// The shape's outline, drawn inside the shape with the foreground style.
    nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some View {
        strokeBorder(.foreground, lineWidth: lineWidth)
    }
}

struct ShapeParameters<Content: Shape>: LayoutParameters {
    let shape: Content
    let drawing: _ShapeView<Content>.Drawing

    var behaviour: LayoutBehaviour {
        switch shape {
        case is Circle: .circle
        case is Rectangle, is RoundedRectangle, is Capsule, is Ellipse, is Path: .flexible
        default: .measured(ShapeLeaf(shape))
        }
    }

    var name: String { "\(Content.self)" }

    func lays(outLike other: Self) -> Bool {
        switch shape {
        case is Circle, is Rectangle, is RoundedRectangle, is Capsule, is Ellipse, is Path: true
        default: isUnchanged(shape, other.shape)
        }
    }
}

/// A shape of the user's, which answers proposals itself.
final class ShapeLeaf<Content: Shape>: MeasuredLeaf {
    private let shape: Content

    init(_ shape: Content) {
        self.shape = shape
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}
