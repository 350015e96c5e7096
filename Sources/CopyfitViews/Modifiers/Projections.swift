public import CopyfitDrawing
public import CopyfitGeometry
public import Foundation

/// A projective map of the plane: a 3 × 3 matrix. Its last column gives the perspective.
public struct ProjectionTransform: Equatable, Sendable {
    /// The elements by row and column.
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    /// The map that changes nothing.
    public init() {}

    /// The same map as an affine one.
    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    /// Whether this map changes nothing.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether this map keeps parallel lines parallel.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// This map without perspective.
    var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
}

/// An effect that maps the drawing of a view; the map depends on the view's size. Geometry inside takes it into account
/// (only its affine part), layout does not.
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
    /// Draws this view mapped. Layout does not change, but geometry inside does.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        projectionEffect(ProjectionTransform(transform))
    }

    /// Draws this view mapped. Layout does not change; geometry inside takes the affine part into account.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(DrawingModifier(.projection { _ in transform }))
    }

    /// Draws this view turned around an axis in space. Kept for a renderer: geometry inside does not change.
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
