/// A limit that a drawing exceeds.
public enum SizeLimit: Hashable, Sendable {
    /// The most pixels of a picture in all.
    case pixels(Int)
    /// The most pixels of a picture on a side.
    case pixelsOfSide(Int)
    /// The longest side of a page or a drawing, in points.
    case pointsOfSide(Int)

    /// What a drawing of this size exceeds, and what to do.
    func sentence(_ width: Double, _ height: Double) -> String {
        let size = "\(Self.number(width)) × \(Self.number(height))"
        return switch self {
        case .pixels(let limit):
            "The picture would have \(size) pixels; the limit is \(limit) in all. Use a smaller scale."
        case .pixelsOfSide(let limit):
            "The picture would have \(size) pixels; the limit is \(limit) on a side. Use a smaller scale."
        case .pointsOfSide(let limit):
            "The drawing has \(size) points; the limit is \(limit) on a side. Use a smaller view, or several."
        }
    }

    private static func number(_ value: Double) -> String {
        value.rounded() == value && abs(value) < 1e15 ? String(Int(value)) : String(value)
    }
}
