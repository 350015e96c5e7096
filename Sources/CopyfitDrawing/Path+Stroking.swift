import Foundation

extension Path {
    /// The outline of the area that a line along this path covers. It consists of overlapping pieces, to be filled by
    /// the winding rule. Curves are approximated by at least 16 chords, and by as many as keep their edges within a tenth of
    /// a point.
    ///
    /// - Parity: the same area as SwiftUI's, except for the approximation; the steps that draw it differ.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        var area = Path()
        let lines = polylines(reach: max(style.lineWidth / 2, 0))
        for line in lines.flatMap({ $0.dashed(style) }) where line.points.count > 1 {
            area.addStroke(of: line, style)
        }
        return area
    }

    private mutating func addStroke(of line: Polyline, _ style: StrokeStyle) {
        let half = style.lineWidth / 2
        let chords = line.chords.filter { $0.length > 0 }
        guard let first = chords.first, let last = chords.last else { return }
        for chord in chords { addPolygon(chord.rectangle(half)) }
        for (chord, next) in zip(chords, chords.dropFirst()) { addJoin(chord, next, half, style) }
        if line.isClosed {
            addJoin(last, first, half, style)
        } else {
            addCap(at: first.start, chord: first.reversed, half, style)
            addCap(at: last.end, chord: last, half, style)
        }
    }

    private mutating func addJoin(_ chord: Chord, _ next: Chord, _ half: CGFloat, _ style: StrokeStyle) {
        let corner = chord.end
        if style.lineJoin == .round { return addDisc(corner, half) }
        let turn = chord.direction.x * next.direction.y - chord.direction.y * next.direction.x
        // The corner opens on the side away from the turn.
        let side = turn > 0 ? half : -half
        var polygon = [corner, chord.point(corner, side), next.point(corner, side)]
        let cosine = chord.direction.x * next.direction.x + chord.direction.y * next.direction.y
        // The tip is 1 / cos(turn / 2) half widths from the corner, in the direction between both normals.
        let reach = 2 / (1 + cosine)
        if style.lineJoin == .miter, cosine > -1, reach <= style.miterLimit * style.miterLimit {
            let middle = CGPoint(x: (polygon[1].x + polygon[2].x) / 2, y: (polygon[1].y + polygon[2].y) / 2)
            let tip = CGPoint(
                x: corner.x + (middle.x - corner.x) * reach,
                y: corner.y + (middle.y - corner.y) * reach
            )
            polygon.insert(tip, at: 2)
        }
        addPolygon(polygon)
    }

    private mutating func addCap(at point: CGPoint, chord: Chord, _ half: CGFloat, _ style: StrokeStyle) {
        switch style.lineCap {
        case .butt: break
        case .round: addDisc(point, half)
        case .square:
            let end = CGPoint(x: point.x + chord.direction.x * half, y: point.y + chord.direction.y * half)
            addPolygon(Chord(start: point, end: end).rectangle(half))
        }
    }

    private mutating func addDisc(_ center: CGPoint, _ radius: CGFloat) {
        addEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    /// Adds a polygon, turned the same way as rectangles and ellipses, so that overlapping pieces add up.
    private mutating func addPolygon(_ points: [CGPoint]) {
        let next = points.dropFirst() + points.prefix(1)
        let area = zip(points, next).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
        addLines(area < 0 ? points.reversed() : points)
        closeSubpath()
    }
}
