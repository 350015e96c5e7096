import Foundation

/// A subpath, with chords in place of its curves.
struct Polyline {
    var points: [CGPoint]
    var isClosed = false

    /// The dashes of this line, or the line itself if the style has no usable dashes.
    func dashed(_ style: StrokeStyle) -> [Polyline] {
        let pattern = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
        let period = pattern.reduce(0, +)
        guard period > 0, pattern.allSatisfy({ $0 >= 0 }) else { return [self] }
        let path = path
        let length = path.length
        guard length > 0 else { return [] }
        var dashes: [Polyline] = []
        var start = -(style.dashPhase - (style.dashPhase / period).rounded(.down) * period)
        while start < length {
            for index in stride(from: 0, to: pattern.count, by: 2) {
                let end = start + pattern[index]
                if end > 0, start < length {
                    dashes += path.trimmedPath(from: start / length, to: end / length).polylines
                }
                start = end + pattern[index + 1]
            }
        }
        return dashes
    }

    /// The line as an open path. A closed line ends where it began.
    private var path: Path {
        var path = Path()
        path.addLines(points)
        return path
    }
}

extension Path {
    /// The total length of all lines and curves, in points.
    var length: CGFloat { segments.reduce(0) { $0 + $1.length } }

    /// The subpaths, with chords in place of their curves.
    var polylines: [Polyline] {
        var lines: [Polyline] = []
        for segment in segments {
            if segment.beginsPiece { lines.append(Polyline(points: [segment.start])) }
            lines[lines.count - 1].points += segment.flattened
            if segment.closesPiece { lines[lines.count - 1].isClosed = true }
        }
        return lines
    }
}
