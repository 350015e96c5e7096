import CopyfitDrawing
import CopyfitLayout
import Foundation

extension _VisualEffects {
    /// The effects between these and others of the same kinds, from 0 for these to 1 for the others. Effects of different
    /// kinds, and changes of colours, are not mixed: the nearer ones are taken.
    func blended(with others: _VisualEffects, share: Double) -> _VisualEffects {
        if share <= 0 { return self }
        if share >= 1 { return others }
        let mixed = all.count == others.all.count ? zip(all, others.all).map { $0.blended(with: $1, share) } : [nil]
        guard mixed.allSatisfy({ $0 != nil }) else { return share < 0.5 ? self : others }
        return _VisualEffects(all: mixed.compactMap { $0 })
    }
}

extension _VisualEffects.Effect {
    /// The effect between this one and another; nil if they are of different kinds.
    fileprivate func blended(with other: Self, _ share: Double) -> Self? {
        func mix(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * share }
        func mix(_ start: CGSize, _ end: CGSize) -> CGSize {
            CGSize(width: mix(start.width, end.width), height: mix(start.height, end.height))
        }
        func mix(_ start: Angle, _ end: Angle) -> Angle { Angle(radians: mix(start.radians, end.radians)) }
        switch (self, other) {
        case (.offset(let start), .offset(let end)): return .offset(mix(start, end))
        case (.scale(let start, let anchor), .scale(let end, _)): return .scale(mix(start, end), anchor: anchor)
        case (.rotation(let start, let anchor), .rotation(let end, _)):
            return .rotation(mix(start, end), anchor: anchor)
        case (.spatialRotation(let start), .spatialRotation(let end)): return .spatialRotation(mix(start, end))
        case (.opacity(let start), .opacity(let end)): return .opacity(mix(start, end))
        case (.blur(let start), .blur(let end)): return .blur(radius: mix(start, end))
        case (.recolored, .recolored): return share < 0.5 ? self : other
        case (.transform(let start), .transform(let end)):
            return .transform(
                CGAffineTransform(
                    a: mix(start.a, end.a),
                    b: mix(start.b, end.b),
                    c: mix(start.c, end.c),
                    d: mix(start.d, end.d),
                    tx: mix(start.tx, end.tx),
                    ty: mix(start.ty, end.ty)
                )
            )
        default: return nil
        }
    }
}
