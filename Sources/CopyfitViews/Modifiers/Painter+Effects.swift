import CopyfitDrawing
import CopyfitLayout
import Foundation

extension Painter {
    /// Draws an element with an effect, at its frame.
    mutating func draw(_ effect: DrawingEffect, around element: DrawnElement, _ frame: CGRect) {
        let environment = element.node.environment
        switch effect {
        case .fill(let shape, let style, let fillStyle, let layer, let edges):
            if layer != .background { drawContent(of: element) }
            let area = edges.isEmpty ? frame : frame.extended(overSafeAreasOf: element, at: edges)
            fill(shape, style, fillStyle, area, environment)
            if layer == .background { drawContent(of: element) }
        case .border(let style, let width):
            drawContent(of: element)
            let bounds = frame.roundedToPixels(scale: environment.builtIn.displayScale)
            drawBorder(style, width, bounds, environment)
        case .hidden: break
        case .zIndex: drawContent(of: element)
        case .recolored(.luminanceToAlpha):
            var layer = DisplayList.Layer()
            layer.filters = [.colors(ColorEffect.luminanceToAlpha.matrix(in: environment))]
            inLayer(layer) { $0.drawContent(of: element) }
        case .recolored(let change): recolored(change.matrix(in: environment)) { $0.drawContent(of: element) }
        case .opacity(let opacity): faded(Fade(opacity: opacity)) { $0.drawContent(of: element) }
        case .blend(let mode): faded(Fade(blendMode: mode)) { $0.drawContent(of: element) }
        case .visual(let effects):
            let proxy = GeometryProxy(element: element)
            draw(effects(proxy).all[...], around: element, frame, environment)
        default:
            inLayer(layer(for: effect, frame, environment)) { $0.drawContent(of: element) }
        }
    }

    /// A line inside the edges of a rectangle; one so wide that nothing is left inside fills it.
    private mutating func drawBorder(
        _ style: any ShapeStyle,
        _ width: CGFloat,
        _ bounds: CGRect,
        _ environment: EnvironmentValues
    ) {
        guard width > 0 else { return }
        guard 2 * width < min(bounds.width, bounds.height) else {
            return fill(Path(bounds), style, over: bounds, in: environment)
        }
        let line = Path(bounds.insetBy(dx: width / 2, dy: width / 2))
        stroke(line, style, StrokeStyle(lineWidth: width), over: bounds, in: environment)
    }

    /// The layer in which content with an effect is drawn.
    private mutating func layer(
        for effect: DrawingEffect,
        _ frame: CGRect,
        _ environment: EnvironmentValues
    ) -> DisplayList.Layer {
        var layer = DisplayList.Layer()
        switch effect {
        case .clip(let shape, let style):
            let bounds = frame.roundedToPixels(scale: environment.builtIn.displayScale)
            layer.clip = DisplayList.Clip(shape.outline(in: bounds), style: style)
        case .shadow(let color, let radius, let offset):
            layer.filters = [.shadow(changed(color.plain(in: environment)), radius: max(0, radius), offset: offset)]
        case .blur(let radius): if radius > 0 { layer.filters = [.blur(radius: radius)] }
        case .rotation(let angle, let anchor):
            layer.transform = CGAffineTransform(rotationAngle: angle.radians).around(frame.point(at: anchor))
        case .scale(let scale, let anchor):
            let map = CGAffineTransform(scaleX: scale.width, y: scale.height)
            layer.transform = map.around(frame.point(at: anchor))
        case .group: layer.isIsolated = true
        case .link(let address): layer.link = address
        case .label(let label): layer.label = label
        case .role(let role): if describesStructure { layer.role = role }
        case .projection(let map):
            let projection = map(frame.size)
            if !projection.isAffine { remark("Perspective is not drawn: only the affine part of a projection is.") }
            layer.transform = projection.affine.finite.around(frame.origin)
        case .spatialRotation(let angle, let axis):
            if axis.x != 0 || axis.y != 0 { remark("Perspective is not drawn: rotations in space are flat.") }
            layer.transform = CGAffineTransform(angle, around: axis).finite.around(frame.point(at: .center))
        default: break
        }
        return layer
    }

    private mutating func draw(
        _ effects: ArraySlice<_VisualEffects.Effect>,
        around element: DrawnElement,
        _ frame: CGRect,
        _ environment: EnvironmentValues
    ) {
        guard let effect = effects.last else { return drawContent(of: element) }
        let rest = effects.dropLast()
        func drawRest(_ painter: inout Painter) { painter.draw(rest, around: element, frame, environment) }
        switch effect {
        case .recolored(let change): recolored(change.matrix(in: environment), drawRest)
        case .opacity(let opacity): faded(Fade(opacity: opacity), drawRest)
        default: inLayer(layer(for: effect, frame, environment), drawRest)
        }
    }

    private mutating func layer(
        for effect: _VisualEffects.Effect,
        _ frame: CGRect,
        _ environment: EnvironmentValues
    ) -> DisplayList.Layer {
        let same: DrawingEffect
        switch effect {
        case .offset(let offset):
            var layer = DisplayList.Layer()
            layer.transform = CGAffineTransform(translationX: offset.width, y: offset.height).finite
            return layer
        case .scale(let scale, let anchor): same = .scale(scale, anchor: anchor)
        case .rotation(let angle, let anchor): same = .rotation(angle, anchor: anchor)
        case .spatialRotation(let angle): same = .spatialRotation(angle, axis: (0, 1, 0))
        case .opacity(let opacity): same = .opacity(opacity)
        case .blur(let radius): same = .blur(radius: radius)
        case .transform(let transform): same = .projection { _ in ProjectionTransform(transform) }
        case .recolored(let change): same = .recolored(change)
        }
        return layer(for: same, frame, environment)
    }

    private mutating func fill(
        _ shape: any Shape,
        _ style: any ShapeStyle,
        _ fillStyle: FillStyle,
        _ frame: CGRect,
        _ environment: EnvironmentValues
    ) {
        let bounds = frame.roundedToPixels(scale: environment.builtIn.displayScale)
        fill(shape.outline(in: bounds), style, fillStyle, over: bounds, in: environment)
    }
}

extension Shape {
    /// The outline in a rectangle of the drawing. A shape is asked for its path in a rectangle at the origin, as in
    /// SwiftUI.
    nonisolated func outline(in bounds: CGRect) -> Path {
        if self is Rectangle { return Path(bounds) }
        let path = path(in: CGRect(origin: .zero, size: bounds.size))
        return path.applying(CGAffineTransform(translationX: bounds.minX, y: bounds.minY))
    }
}

extension CGRect {
    /// An element's frame with the safe areas that it touches at some edges.
    fileprivate func extended(overSafeAreasOf element: Element, at edges: Edge.Set) -> CGRect {
        let insets = element.safeAreaInsets.keeping(edges)
        let isForward = element.node.environment.layoutDirection == .leftToRight
        return CGRect(
            x: minX - (isForward ? insets.leading : insets.trailing),
            y: minY - insets.top,
            width: width + insets.leading + insets.trailing,
            height: height + insets.top + insets.bottom
        )
    }
}

extension CGAffineTransform {
    /// The map with a point of the drawing as its origin.
    func around(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }

    /// The map, or the one that changes nothing if a number is not finite.
    fileprivate var finite: CGAffineTransform {
        [a, b, c, d, tx, ty].allSatisfy(\.isFinite) ? self : .identity
    }

    /// What a rotation around an axis in space does to the plane, seen from far away (Rodrigues' formula). An axis
    /// without direction changes nothing.
    fileprivate init(_ angle: Angle, around axis: (x: CGFloat, y: CGFloat, z: CGFloat)) {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0 else {
            self.init()
            return
        }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
        self.init(
            a: cosine + x * x * (1 - cosine),
            b: x * y * (1 - cosine) + z * sine,
            c: x * y * (1 - cosine) - z * sine,
            d: cosine + y * y * (1 - cosine),
            tx: 0,
            ty: 0
        )
    }
}
