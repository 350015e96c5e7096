public import CopyfitDrawing
public import CopyfitLayout
public import Foundation

/// The second actor of ``_RemoveGlobalActorIsolation``. Nothing runs on it.
@globalActor public actor _ShapeActor {
    /// The only instance.
    public static let shared = _ShapeActor()
}

/// Keeps a protocol that refines `View` from passing main-actor isolation on to its conforming types: two global actors
/// contradict each other, so none is inferred.
@_ShapeActor @_marker public protocol _RemoveGlobalActorIsolation {}

/// A path that depends on a rectangle. As a view it takes the proposed size (10 for a nil side) and is
/// drawn in the foreground style.
///
/// Conforming types are not isolated to the main actor; `path(in:)` may be called on any thread.
///
/// ```swift
/// struct Diamond: Shape {
///     func path(in rect: CGRect) -> Path {
///         Path { path in
///             path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///             path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
///             path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
///             path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
///             path.closeSubpath()
///         }
///     }
/// }
/// let size = ViewHost(Diamond().frame(width: 20, height: 20), size: .unspecified).idealSize
/// print(size.width, size.height)  // 20.0 20.0
/// ```
public protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
    /// The outline in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path

    /// How the shape should be drawn; an area by default. Nothing reads it here.
    nonisolated static var role: ShapeRole { get }

    /// The size for a proposal; by default the proposal itself, with 10 for a nil side.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    nonisolated public static var role: ShapeRole { .fill }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
}

/// As a view a path takes the proposed size and draws at its own coordinates.
extension Path: Shape {
    public func path(in rect: CGRect) -> Path { self }
}

/// The role of a shape in a drawing.
public enum ShapeRole: Sendable {
    case fill, stroke, separator
}

/// A shape that can be inset.
public protocol InsettableShape: Shape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape

    /// The shape with its edges moved inwards by a distance in points.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}
