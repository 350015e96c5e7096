public import Foundation

extension Path {
    /// This path with all its points mapped.
    public func applying(_ transform: CGAffineTransform) -> Path {
        var path = Path()
        path.elements = elements.map { $0.mappingPoints { $0.applying(transform) } }
        return path
    }

    /// This path, moved by distances in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}

extension Path.Element {
    fileprivate func mappingPoints(_ map: (CGPoint) -> CGPoint) -> Path.Element {
        switch self {
        case .move(let end): .move(to: map(end))
        case .line(let end): .line(to: map(end))
        case .quadCurve(let end, let control): .quadCurve(to: map(end), control: map(control))
        case .curve(let end, let control1, let control2):
            .curve(to: map(end), control1: map(control1), control2: map(control2))
        case .closeSubpath: .closeSubpath
        }
    }
}
