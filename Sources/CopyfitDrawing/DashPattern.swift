import Foundation

/// The dashes of a line: where it is in its pattern of dashes and gaps.
struct DashPattern {
    /// The lengths of a dash, a gap, a dash, … in points; as many gaps as dashes.
    private let lengths: [CGFloat]
    private var index = 0
    /// How much is left of the dash or gap.
    private(set) var rest: CGFloat

    /// More dashes than these are not told apart.
    private static let limit = 100_000.0

    /// The pattern at the start of a line of a length; nil if the style has no usable dashes, or too many for the length.
    init?(_ style: StrokeStyle, length: CGFloat) {
        lengths = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
        let period = lengths.reduce(0, +)
        let isUsable = period > 0 && lengths.allSatisfy { $0 >= 0 } && period.isFinite && style.dashPhase.isFinite
        guard isUsable, length / period * Double(lengths.count) < Self.limit else { return nil }
        rest = lengths[0]
        advance(by: style.dashPhase - (style.dashPhase / period).rounded(.down) * period)
    }

    /// Whether a dash is drawn here, and no gap.
    var isDash: Bool { index % 2 == 0 }

    /// Goes on along the line.
    mutating func advance(by distance: CGFloat) {
        rest -= distance
        while rest <= 0 {
            index = (index + 1) % lengths.count
            rest += lengths[index]
        }
    }
}

extension Polyline {
    /// The dashes of this line, or the line itself if the style has no usable dashes. O(points + dashes).
    func dashed(_ style: StrokeStyle) -> [Polyline] {
        let length = chords.reduce(0) { $0 + $1.length }
        guard var pattern = DashPattern(style, length: length) else { return [self] }
        var dashes: [Polyline] = []
        var isContinued = false
        for chord in chords {
            var place: CGFloat = 0
            while place < chord.length {
                let step = min(pattern.rest, chord.length - place)
                let end = step < pattern.rest ? chord.length : place + step
                if pattern.isDash {
                    if !isContinued { dashes.append(Polyline(points: [chord.point(at: place)])) }
                    dashes[dashes.count - 1].points.append(chord.point(at: end))
                }
                isContinued = pattern.isDash && step < pattern.rest
                pattern.advance(by: step)
                place = end
            }
        }
        return dashes
    }
}
