public import Foundation

extension Path {
    /// The part of this path between two fractions of its length, each clamped to 0...1; empty unless `from` is less
    /// than `to`. The length of a curve is that of at least 32 chords, at most a tenth of a point from it.
    ///
    /// - Parity: the same as SwiftUI, except for the approximation.
    /// - Complexity: O(*n*) for *n* steps.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (min(max(0, from), 1), min(max(0, to), 1))
        guard from > 0 || to < 1 else { return self }
        let measured = segments.map(MeasuredSegment.init)
        let length = measured.reduce(0) { $0 + $1.length }
        var path = Path()
        var start: CGFloat = 0
        var isContinued = false
        for next in measured {
            let part = next.part(from: length * from - start, to: length * to - start)
            start += next.length
            if next.segment.beginsPiece { isContinued = false }
            guard let part else { continue }
            if !isContinued { path.move(to: part.start) }
            path.addCurve(part)
            isContinued = true
        }
        return path
    }

    private mutating func addCurve(_ segment: PathSegment) {
        if segment.isStraight {
            addLine(to: segment.end)
        } else {
            addCurve(to: segment.end, control1: segment.control1, control2: segment.control2)
        }
    }

    /// The lines and curves in order, closing lines included.
    var segments: [PathSegment] {
        var segments: [PathSegment] = []
        var first = CGPoint.zero
        var current = CGPoint.zero
        var beginsPiece = true
        func add(_ segment: PathSegment) {
            var segment = segment
            segment.beginsPiece = beginsPiece
            segments.append(segment)
            current = segment.end
            beginsPiece = false
        }
        for element in elements {
            switch element {
            case .move(let end):
                (first, current, beginsPiece) = (end, end, true)
            case .line(let end): add(PathSegment(from: current, lineTo: end))
            case .quadCurve(let end, let control): add(PathSegment(from: current, quadCurveTo: end, control: control))
            case .curve(let end, let control1, let control2):
                add(PathSegment(start: current, control1: control1, control2: control2, end: end))
            case .closeSubpath:
                if current != first { add(PathSegment(from: current, lineTo: first)) }
                if !beginsPiece { segments[segments.count - 1].closesPiece = true }
                beginsPiece = true
            }
        }
        return segments
    }
}
