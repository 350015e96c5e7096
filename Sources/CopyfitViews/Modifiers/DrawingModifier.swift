public import CopyfitDrawing
public import CopyfitGeometry
public import Foundation

/// An effect on how an element is drawn. It has no effect on layout; rotation and scale affect only the conversion of
/// coordinates.
enum DrawingEffect {
    /// The shape also covers the safe areas that adjoin the view at some edges.
    case fill(any Shape, any ShapeStyle, FillStyle, Layer, over: Edge.Set = [])
    case border(any ShapeStyle, width: CGFloat)
    case opacity(Double)
    case hidden
    case clip(any Shape, FillStyle)
    case shadow(Color, radius: CGFloat, CGSize)
    case blur(radius: CGFloat)
    case rotation(Angle, anchor: UnitPoint)
    case scale(CGSize, anchor: UnitPoint)
    case zIndex(Double)
    case blend(BlendMode)
    case group
    case recolored(ColorEffect)
    case projection((CGSize) -> ProjectionTransform)
    case spatialRotation(Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat))
    case visual((GeometryProxy) -> _VisualEffects)
    case link(URL)
    case label(String)
    case role(DisplayList.Role?)

    /// The effect's name in a dump of the tree.
    var name: String {
        switch self {
        case .fill(_, _, _, .background, _): "background fill"
        case .fill: "overlay fill"
        case .border: "border"
        case .opacity(let opacity): "opacity(\(opacity))"
        case .hidden: "hidden"
        case .clip: "clipShape"
        case .shadow: "shadow"
        case .blur: "blur"
        case .rotation(let angle, _): "rotationEffect(\(angle.degrees)°)"
        case .scale(let scale, _): "scaleEffect(\(scale.width), \(scale.height))"
        case .zIndex(let index): "zIndex(\(index))"
        case .blend(let mode): "blendMode(\(mode))"
        case .group: "compositingGroup"
        case .recolored(let effect): "\(effect)"
        case .projection: "projectionEffect"
        case .spatialRotation(let angle, _): "rotation3DEffect(\(angle.degrees)°)"
        case .visual: "visualEffect"
        case .link(let address): "link(\(address))"
        case .label: "accessibilityLabel"
        case .role: "role"
        }
    }
}

extension DrawingEffect {
    /// The effect without unusable numbers, which are reported. Checks only the numbers for converting coordinates and
    /// for the order of drawing. The renderer checks the others.
    fileprivate var given: DrawingEffect {
        switch self {
        case .rotation(let angle, let anchor):
            .rotation(
                Angle(radians: CGFloat(angle.radians).given(as: "A rotation") ?? 0),
                anchor: anchor.given(as: "An anchor") ?? .center
            )
        case .scale(let scale, let anchor):
            .scale(scale.given(as: "A scale", otherwise: 1), anchor: anchor.given(as: "An anchor") ?? .center)
        case .zIndex(let index): .zIndex(CGFloat(index).givenRank(as: "A z index") ?? 0)
        default: self
        }
    }
}

/// Applies a drawing effect to each element of its content.
nonisolated struct DrawingModifier: ElementWrapping {
    typealias Body = Never

    let effect: DrawingEffect

    init(_ effect: DrawingEffect) {
        self.effect = effect
    }

    func wrap(_ content: Element, in node: _ViewNode) -> Element {
        DrawnElement(node: node, around: content, effect: effect.given)
    }

    func update(_ wrapper: Element, from old: DrawingModifier, in node: _ViewNode) {
        (wrapper as? DrawnElement)?.effect = effect.given
    }
}

/// An element with a drawing effect.
final class DrawnElement: AttachedElement {
    var effect: DrawingEffect

    init(node: _ViewNode, around content: Element, effect: DrawingEffect) {
        self.effect = effect
        super.init(node: node, around: content)
    }

    override var name: String { effect.name }

    override func draw(in painter: inout Painter, frame: CGRect) { painter.draw(effect, around: self, frame) }

    override var isHidden: Bool {
        if case .hidden = effect { true } else { false }
    }

    override var ownZIndex: Double? {
        if case .zIndex(let index) = effect { index } else { nil }
    }

    override func convertToParent(_ rect: CGRect) -> CGRect {
        switch effect {
        case .rotation(let angle, let anchor):
            boundingBox(of: rect, around: anchor) { x, y in
                (x * cos(angle.radians) - y * sin(angle.radians), x * sin(angle.radians) + y * cos(angle.radians))
            }
        case .scale(let scale, let anchor):
            boundingBox(of: rect, around: anchor) { x, y in (x * scale.width, y * scale.height) }
        case .projection(let map):
            boundingBox(of: rect, around: .topLeading) { x, y in
                let transform = map(size).affine
                let point = CGPoint(x: x, y: y).applying(transform)
                if point.x.isFinite, point.y.isFinite { return (point.x, point.y) }
                graph.diagnostics.report(
                    .nonFiniteSize,
                    at: node,
                    "A transform is ignored: give one of finite numbers."
                )
                return (x, y)
            }
        default: rect
        }
    }

    /// The smallest upright rectangle that contains the mapped corners. Both rectangles are in the space of the
    /// content's parent; the map takes distances from a point of the content.
    private func boundingBox(
        of rect: CGRect,
        around anchor: UnitPoint,
        map: (CGFloat, CGFloat) -> (CGFloat, CGFloat)
    ) -> CGRect {
        let center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        let corners = [
            (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY),
        ].map { map($0.0 - center.x, $0.1 - center.y) }
        let xs = corners.map { ($0.0 + center.x).bounded }
        let ys = corners.map { ($0.1 + center.y).bounded }
        let left = xs.min() ?? 0
        let top = ys.min() ?? 0
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
}

extension View {
    /// The opacity of this view, between 0 and 1. Layout and preferences do not change.
    nonisolated public func opacity(_ opacity: Double) -> some View { modifier(DrawingModifier(.opacity(opacity))) }

    /// Does not draw this view. Layout and preferences do not change.
    nonisolated public func hidden() -> some View { modifier(DrawingModifier(.hidden)) }

    /// Draws only what is inside a shape.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(DrawingModifier(.clip(shape, style)))
    }

    /// Draws only what is inside the view's bounds.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// Draws only what is inside the view's bounds with round corners.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }

    /// Draws a shadow; takes no room.
    nonisolated public func shadow(
        color: Color = Color(.sRGB, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View {
        modifier(DrawingModifier(.shadow(color, radius: radius, CGSize(width: x, height: y))))
    }

    /// Draws this view blurred. The blur takes no room.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(DrawingModifier(.blur(radius: radius)))
    }

    /// Draws this view turned around a point; layout does not change.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(DrawingModifier(.rotation(angle, anchor: anchor)))
    }

    /// Draws this view scaled; layout does not change.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(DrawingModifier(.scale(scale, anchor: anchor)))
    }

    /// Draws this view scaled; layout does not change.
    nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }

    /// Draws this view scaled; layout does not change.
    nonisolated public func scaleEffect(
        x: CGFloat = 1,
        y: CGFloat = 1,
        anchor: UnitPoint = .center
    ) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Draws this view in front of siblings with a lower index; changes neither layout nor the order of preferences.
    nonisolated public func zIndex(_ value: Double) -> some View { modifier(DrawingModifier(.zIndex(value))) }

    /// The style in which texts and shapes inside are drawn.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier { $0.foregroundStyle = AnyShapeStyle(style).inside($0.foregroundStyle) })
    }

    /// The styles of the first two levels of emphasis inside. Texts and shapes are drawn in the first.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1,
        _ secondary: S2
    ) -> some View {
        foregroundStyle(LayeredShapeStyle(primary: primary, secondary: secondary, tertiary: nil))
    }

    /// The styles of the first three levels of emphasis inside. Texts and shapes are drawn in the first.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1,
        _ secondary: S2,
        _ tertiary: S3
    ) -> some View {
        foregroundStyle(LayeredShapeStyle(primary: primary, secondary: secondary, tertiary: tertiary))
    }

    /// The colour in which texts and shapes inside are drawn; nil is the default.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        environment(\.foregroundStyle, color.map { AnyShapeStyle($0) })
    }

    /// The colour in which controls inside are tinted; nil is the default.
    nonisolated public func tint(_ tint: Color?) -> some View {
        environment(\.tint, tint.map { AnyShapeStyle($0) })
    }

    /// The style in which controls inside are tinted.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        environment(\.tint, AnyShapeStyle(tint))
    }

    /// The style of the backgrounds inside that set none.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}

extension View {
    /// Names the group of what this view draws.
    nonisolated package func drawingLabel(_ label: Text) -> some View {
        modifier(AccessibilityLabelModifier(label: label))
    }
}

extension View {
    /// What this view is in a document; nil is what the view around it is.
    nonisolated package func drawingRole(_ role: DisplayList.Role?) -> some View {
        modifier(DrawingModifier(.role(role)))
    }
}

/// Keeps the label of each element of its content, as of the evaluation.
nonisolated struct AccessibilityLabelModifier: ElementWrapping {
    typealias Body = Never

    let label: Text

    func wrap(_ content: Element, in node: _ViewNode) -> Element {
        DrawnElement(node: node, around: content, effect: effect(in: node))
    }

    func update(_ wrapper: Element, from old: AccessibilityLabelModifier, in node: _ViewNode) {
        (wrapper as? DrawnElement)?.effect = effect(in: node)
    }

    private func effect(in node: _ViewNode) -> DrawingEffect {
        .label(ResolvedText(label, in: node.environment).words)
    }
}
