public import CopyfitDrawing
public import CopyfitGeometry
public import Foundation

/// An effect on the drawing of a view that depends on the view's geometry. Kept for a renderer: it does not affect
/// layout or geometry inside, and is evaluated only for drawing.
public protocol VisualEffect: Sendable {
    /// The effects, in order. Not for callers outside Copyfit.
    var _effects: _VisualEffects { get }
}

/// Effects on the drawing of a view. Opaque outside Copyfit.
public struct _VisualEffects: Sendable {
    enum Effect: Sendable {
        case offset(CGSize)
        case scale(CGSize, anchor: UnitPoint)
        case rotation(Angle, anchor: UnitPoint)
        case spatialRotation(Angle)
        case opacity(Double)
        case blur(radius: CGFloat)
        case transform(CGAffineTransform)
        case recolored(ColorEffect)
    }

    var all: [Effect] = []
}

/// No effect.
public struct EmptyVisualEffect: VisualEffect {
    /// Creates the effect.
    public init() {}
    public var _effects: _VisualEffects { _VisualEffects() }
}

/// One effect after another.
struct ChainedVisualEffect: VisualEffect {
    let _effects: _VisualEffects
}

extension VisualEffect {
    private func then(_ effect: _VisualEffects.Effect) -> ChainedVisualEffect {
        var effects = _effects
        effects.all.append(effect)
        return ChainedVisualEffect(_effects: effects)
    }

    /// Draws the view moved by a distance in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }
    public func offset(_ offset: CGSize) -> some VisualEffect { then(.offset(offset)) }

    /// Draws the view scaled.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }

    /// Draws the view scaled.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Draws the view scaled.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        then(.scale(scale, anchor: anchor))
    }

    /// Draws the view turned around a point.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        then(.rotation(angle, anchor: anchor))
    }

    /// Draws the view turned around an axis in space.
    public func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        then(.spatialRotation(angle))
    }

    /// Draws the view mapped.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { then(.transform(transform)) }

    /// Draws the view with another opacity, blurred, or in other colours.
    public func opacity(_ opacity: Double) -> some VisualEffect { then(.opacity(opacity)) }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { then(.blur(radius: radius)) }
    public func brightness(_ amount: Double) -> some VisualEffect { then(.recolored(.brightness(amount))) }
    public func contrast(_ amount: Double) -> some VisualEffect { then(.recolored(.contrast(amount))) }
    public func saturation(_ amount: Double) -> some VisualEffect { then(.recolored(.saturation(amount))) }
    public func grayscale(_ amount: Double) -> some VisualEffect { then(.recolored(.grayscale(amount))) }
    public func hueRotation(_ angle: Angle) -> some VisualEffect { then(.recolored(.hueRotation(angle))) }
}

extension View {
    /// Applies an effect to this view that depends on its geometry. Kept for a renderer.
    nonisolated public func visualEffect(
        _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(DrawingModifier(.visual { effect(EmptyVisualEffect(), $0)._effects }))
    }
}
