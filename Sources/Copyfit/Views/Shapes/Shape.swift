public import CopyfitDrawing
public import CopyfitLayout
public import Foundation

/// The second actor of ``_RemoveGlobalActorIsolation``. Nothing runs on it.
@globalActor public actor _ShapeActor {
    /// The only instance.
    public static let shared = _ShapeActor()
}

/// Keeps a protocol that refines `View` from passing main-actor isolation on to its conformers: two global actors
/// contradict each other, so none is inferred.
@_ShapeActor @_marker public protocol _RemoveGlobalActorIsolation {}

/// A shape: a path that follows from a rectangle. As a view it takes the size it is proposed (10 where none is) and is
/// drawn in the foreground style.
///
/// Conforming types are not isolated to the main actor; `path(in:)` may be called on any thread.
public protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
    /// The outline in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path

    /// What the shape is meant to be drawn as; an area by default. Nothing reads it here.
    nonisolated static var role: ShapeRole { get }

    /// The size for a proposal; the proposal itself by default, 10 where it has no length.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    nonisolated public static var role: ShapeRole { .fill }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
}

/// As a view a path takes the size it is proposed and draws at its own coordinates.
extension Path: Shape {
    public func path(in rect: CGRect) -> Path { self }
}

/// What a shape is meant to be drawn as.
public enum ShapeRole: Sendable {
    case fill, stroke, separator
}

/// A shape that can shrink towards its inside.
public protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape

    /// The shape with its edges moved inwards by a number of points.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}
