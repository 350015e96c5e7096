public import CopyfitDrawing
public import CopyfitGeometry
public import Foundation

// - Parity of all of these: paths, types and sizes as in SwiftUI. A trimmed or stroked shape has the size of the
//   original; every other derived shape fills the proposal, even one derived from a circle.

extension Shape {
    /// The part of this shape's outline between two fractions of its length.
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }

    /// This shape, moved; it fills the proposal.
    nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

    /// This shape, moved; it fills the proposal.
    nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }

    /// This shape, moved; it fills the proposal.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    /// This shape, scaled; it fills the proposal.
    nonisolated public func scale(
        x: CGFloat = 1,
        y: CGFloat = 1,
        anchor: UnitPoint = .center
    ) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// This shape, scaled; it fills the proposal.
    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// This shape, turned clockwise; it fills the proposal.
    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// This shape with its points mapped; it fills the proposal.
    nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// This shape, drawn in a rectangle of this size at the same corner; it fills the proposal.
    nonisolated public func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: size) }

    /// This shape, drawn in a rectangle of this size at the same corner; it fills the proposal.
    nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }
}

/// A part of an outline.
nonisolated struct TrimmedShape<Content: Shape>: Shape {
    let shape: Content
    let startFraction: CGFloat
    let endFraction: CGFloat

    func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape drawn in a rectangle of a fixed size.
nonisolated struct SizedShape<Content: Shape>: Shape {
    let shape: Content
    let size: CGSize

    func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}

/// The area of a line along an outline.
nonisolated struct StrokedShape<Content: Shape>: Shape {
    let shape: Content
    let style: StrokeStyle

    func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}
