public import CopyfitDrawing
public import Foundation

/// A rectangle.
public nonisolated struct Rectangle: InsettableShape {
    /// A rectangle of the proposed size.
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetRectangularShape(base: self, amount: amount) }
}

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: InsettableShape {
    /// Width and height of the corners in points.
    public var cornerSize: CGSize
    /// The style of the corners.
    public var style: RoundedCornerStyle

    /// Corners of this width and height, in points.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Corners of this radius, in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
        return path
    }

    public func inset(by amount: CGFloat) -> some InsettableShape { InsetRectangularShape(base: self, amount: amount) }
}

/// A rectangle whose short sides are half circles.
public nonisolated struct Capsule: InsettableShape {
    /// The style of the corners.
    public var style: RoundedCornerStyle

    /// A capsule of the proposed size.
    public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    public func inset(by amount: CGFloat) -> some InsettableShape { InsetRectangularShape(base: self, amount: amount) }
}

/// An ellipse.
public nonisolated struct Ellipse: InsettableShape {
    /// An ellipse of the proposed size.
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetRectangularShape(base: self, amount: amount) }
}

/// A circle: as wide and high as the shorter side of the proposal.
public nonisolated struct Circle: InsettableShape {
    /// The largest circle in the proposed size.
    public init() {}

    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        )
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    public func inset(by amount: CGFloat) -> some InsettableShape { InsetRectangularShape(base: self, amount: amount) }
}

/// A shape drawn in a rectangle that is smaller on all sides. Fills the proposal.
nonisolated struct InsetRectangularShape<Base: Shape>: InsettableShape {
    let base: Base
    let amount: CGFloat

    func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }
    func inset(by more: CGFloat) -> InsetRectangularShape { InsetRectangularShape(base: base, amount: amount + more) }
}

/// A shape whose type is known only at run time.
public nonisolated struct AnyShape: Shape {
    private let shape: any Shape

    /// Wraps a shape.
    public init<S: Shape>(_ shape: S) {
        self.shape = shape
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with round corners of this radius.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with round corners of this width and height.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}

extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
    /// A capsule.
    public static var capsule: Capsule { Capsule() }

    /// A capsule with its corners drawn in this style.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
