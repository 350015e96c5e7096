import Foundation

/// A subpath, with chords in place of its curves.
struct Polyline {
    var points: [CGPoint]
    var isClosed = false

    var chords: [Chord] { zip(points, points.dropFirst()).map { Chord(start: $0, end: $1) } }
}

/// A straight piece of a line.
struct Chord {
    let start: CGPoint
    let end: CGPoint

    var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }
    var direction: CGPoint { CGPoint(x: (end.x - start.x) / length, y: (end.y - start.y) / length) }
    var reversed: Chord { Chord(start: end, end: start) }

    /// The point at a distance from the start.
    func point(at distance: CGFloat) -> CGPoint {
        if distance >= length { return end }
        return CGPoint(x: start.x + direction.x * distance, y: start.y + direction.y * distance)
    }

    /// The point at a distance from another one, to the left of the chord (y points down).
    func point(_ point: CGPoint, _ distance: CGFloat) -> CGPoint {
        CGPoint(x: point.x + direction.y * distance, y: point.y - direction.x * distance)
    }

    func rectangle(_ half: CGFloat) -> [CGPoint] {
        [point(start, half), point(end, half), point(end, -half), point(start, -half)]
    }
}

extension Path {
    /// The subpaths, with chords in place of their curves, close enough for lines beside them at a distance in points.
    func polylines(reach: CGFloat = 0) -> [Polyline] {
        var lines: [Polyline] = []
        for segment in segments {
            if segment.beginsPiece { lines.append(Polyline(points: [segment.start])) }
            lines[lines.count - 1].points += segment.chordEnds(atLeast: 16, reach: reach)
            if segment.closesPiece { lines[lines.count - 1].isClosed = true }
        }
        return lines
    }
}
