public import CopyfitDrawing
import CopyfitLayout
import Foundation

/// The drawing style of a shape.
enum ShapeDrawing: Sendable {
    case fill(any ShapeStyle, FillStyle)
    case stroke(any ShapeStyle, StrokeStyle)
}

/// A filled or stroked shape. Filling or stroking it again draws the shape again on top. It has the shape's size.
public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape
    /// The shape.
    nonisolated var shape: Content { get }
}

/// A filled shape.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
    public typealias Body = Never

    public var shape: Content
    /// The style that fills the shape.
    public var style: Style
    /// The fill style of the shape.
    public var fillStyle: FillStyle

    /// Fills a shape.
    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        view.shape.reconcile(.fill(view.style, view.fillStyle), over: EmptyView(), at: position)
    }
}

/// A filled shape in front of a view that does not affect its size.
public nonisolated struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    public typealias Body = Never

    public var shape: Content
    /// The style that fills the shape.
    public var style: Style
    /// The fill style of the shape.
    public var fillStyle: FillStyle
    /// The view in the background.
    public var background: Background

    /// Fills a shape in front of a view.
    public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        view.shape.reconcile(.fill(view.style, view.fillStyle), over: view.background, at: position)
    }
}

/// A shape's outline in front of a view that does not affect its size; half of the line is outside the shape.
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    public typealias Body = Never

    public var shape: Content
    /// The style of the line's colour.
    public var style: Style
    /// How the line is drawn.
    public var strokeStyle: StrokeStyle
    /// Whether edges are smoothed.
    public var isAntialiased: Bool
    /// The view in the background.
    public var background: Background

    /// Draws a shape's outline in front of a view.
    public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        view.shape.reconcile(.stroke(view.style, view.strokeStyle), over: view.background, at: position)
    }
}

/// A shape's outline, drawn inside the shape, in front of a view that does not affect its size.
public nonisolated struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
    ShapeView
{
    public typealias Body = Never

    public var shape: Content
    /// The style of the line's colour.
    public var style: Style
    /// How the line is drawn.
    public var strokeStyle: StrokeStyle
    /// Whether edges are smoothed.
    public var isAntialiased: Bool
    /// The view in the background.
    public var background: Background

    /// Draws a line inside a shape in front of a view.
    public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        view.shape.inset(by: view.strokeStyle.lineWidth / 2)
            .reconcile(.stroke(view.style, view.strokeStyle), over: view.background, at: position)
    }
}

extension Shape {
    /// The shape's place in the tree, with a background unless that is empty.
    nonisolated fileprivate func reconcile<Background: View>(
        _ drawing: ShapeDrawing,
        over background: Background,
        at position: _ViewPosition
    ) -> _ViewNode {
        let leaf = ShapeLeafView(shape: self, drawing: drawing)
        if Background.self == EmptyView.self { return ShapeLeafView._reconcile(leaf, at: position) }
        let modifier = LayeredModifier(layer: .background, alignment: .center, secondary: background)
        return LayeredModifier._reconcile(modifier, content: leaf, at: position)
    }
}

/// A drawn shape without a background.
private nonisolated struct ShapeLeafView<Content: Shape>: View {
    typealias Body = Never

    let shape: Content
    let drawing: ShapeDrawing

    nonisolated static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        LeafNode.reconcile(ShapeParameters(shape: view.shape, drawing: view.drawing), at: position)
    }
}

struct ShapeParameters<Content: Shape>: LayoutParameters {
    let shape: Content
    let drawing: ShapeDrawing

    var behaviour: LayoutBehaviour {
        if shape is Circle { return .circle }
        return fillsProposal ? .flexible : .measured(ShapeLeaf(shape))
    }

    var name: String { "\(Content.self)" }

    func draw(_ element: Element, in painter: inout Painter, frame: CGRect) {
        let environment = element.node.environment
        let bounds = frame.roundedToPixels(scale: environment.builtIn.displayScale)
        let outline = shape.outline(in: bounds)
        switch drawing {
        case .fill(let style, let fillStyle):
            painter.fill(outline, style, fillStyle, over: bounds, in: environment)
        case .stroke(let style, let strokeStyle):
            painter.stroke(outline, style, strokeStyle, over: bounds, in: environment)
        }
    }

    func lays(outLike other: Self) -> Bool {
        shape is Circle || fillsProposal || isUnchanged(shape, other.shape)
    }

    /// Whether the shape is known to have the default size.
    private var fillsProposal: Bool {
        switch shape {
        case is Rectangle, is RoundedRectangle, is UnevenRoundedRectangle, is ContainerRelativeShape: true
        case is Capsule, is Ellipse, is Path: true
        default: false
        }
    }
}

/// A custom shape, which answers proposals itself.
final class ShapeLeaf<Content: Shape>: MeasuredLeaf {
    private let shape: Content

    init(_ shape: Content) {
        self.shape = shape
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    var runsFunction: Bool { true }
}
