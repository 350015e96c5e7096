public import CopyfitDrawing
public import CopyfitLayout
public import Foundation

/// A map of the plane through space: nine numbers, of which the last column makes what is farther away smaller.
public struct ProjectionTransform: Equatable, Sendable {
    /// The numbers by row and column.
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    /// The map that changes nothing.
    public init() {}

    /// The same map of the plane.
    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    /// Whether this map changes nothing.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether this map keeps parallel lines parallel.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// This map without what makes it depend on depth.
    var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
}

/// An effect that moves what is drawn, by a map that follows from the view's size; geometry inside sees it, layout does
/// not. Of a map through space geometry sees the part in the plane.
public protocol GeometryEffect: Animatable, ViewModifier, _RemoveGlobalActorIsolation where Body == Never {
    /// The map for a size in points.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    nonisolated public static func _reconcile<Content: View>(
        _ modifier: Self,
        content: Content,
        at position: _ViewPosition
    ) -> _ViewNode {
        DrawingModifier._reconcile(
            DrawingModifier(.projection { modifier.effectValue(size: $0) }),
            content: content,
            at: position
        )
    }
}

extension View {
    /// Draws this view mapped; layout does not notice, geometry inside does.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        projectionEffect(ProjectionTransform(transform))
    }

    /// Draws this view mapped; layout does not notice, geometry inside sees the part in the plane.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(DrawingModifier(.projection { _ in transform }))
    }

    /// Draws this view turned around an axis through space. Carried for whoever draws: geometry inside does not see it.
    nonisolated public func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(DrawingModifier(.spatialRotation(angle, axis: (axis.x, axis.y, axis.z))))
    }
}
