import Foundation
import Testing

@testable import CopyfitDrawing

/// Four cubic curves are at most 0.0273 % outside the circle that they stand for, and nowhere inside it.
@Suite("Chords of a path")
struct PathFlatteningTests {
    private func circle(_ radius: CGFloat) -> Path {
        Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
    }

    private func pointOnCircle(_ radius: CGFloat, _ degrees: Int) -> CGPoint {
        let angle = CGFloat(degrees) * .pi / 180
        return CGPoint(x: radius * cos(angle), y: radius * sin(angle))
    }

    @Test("No chord of a circle is more than a tenth of a point from it", arguments: [1, 10, 100, 1_000, 10_000])
    func circles(radius: CGFloat) {
        let chords = circle(radius).polylines()[0].chords
        for chord in chords {
            let middle = hypot((chord.start.x + chord.end.x) / 2, (chord.start.y + chord.end.y) / 2)
            #expect(middle > radius - 0.1)
            #expect(hypot(chord.end.x, chord.end.y) < radius * 1.000274)
        }
    }

    /// The second difference of a quarter circle is hypot(1 - 0.5523, 2 × 0.5523 - 1) = 0.4598 of its radius, so that
    /// √(0.75 × 0.4598 × r / 0.1) = √(3.4485 r) chords are needed: 18.57 for 100, 58.72 for 1,000, 185.7 for 10,000. At
    /// least 16, at most 256.
    @Test(
        "The number of chords grows with the square root of a circle's size",
        arguments: [(1, 16), (70, 16), (100, 19), (1_000, 59), (10_000, 186), (1e6, 256), (1e100, 256)]
    )
    func counts(radius: CGFloat, expected: Int) {
        let chords = circle(radius).polylines()[0].chords.filter { $0.length > 0 }
        #expect(chords.count == 4 * expected)
    }

    /// A line of width w turns by 90° in n chords: its outer edge is w / 2 × (1 - cos(45° / n)) from an arc, 0.24 for
    /// 16 chords and w = 400.
    @Test("The edge of a wide line is a tenth of a point from a circle")
    func wideLine() {
        let area = circle(1).strokedPath(StrokeStyle(lineWidth: 400, lineJoin: .bevel))
        for degrees in 0..<360 {
            #expect(area.contains(pointOnCircle(200.9, degrees)))
            #expect(!area.contains(pointOnCircle(201.1, degrees)))
        }
    }

    /// Before, 16 chords were 1,000 × (1 - cos(π / 64)) = 1.2 points from a circle of radius 1,000.
    @Test("A line of one point covers the circle that it is drawn along")
    func thinLine() {
        let area = circle(1_000).strokedPath(StrokeStyle(lineWidth: 1))
        for degrees in 0..<360 { #expect(area.contains(pointOnCircle(1_000, degrees))) }
    }

    /// Along a straight curve from 0 to L that begins and ends with speed 0, x = L (3t² - 2t³) is the distance. Between n
    /// values of t the distance is taken as even, which is off by 6 L / (8 n²) at most: 0.73 points for 32 values and
    /// L = 1,000, 0.099 for the 87 values that √(0.75 × 1,000 / 0.1) asks for.
    @Test("A curve is cut a tenth of a point from where its length says", arguments: [1, 1_000])
    func trimming(length: CGFloat) throws {
        var path = Path()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: length, y: 0), control1: .zero, control2: CGPoint(x: length, y: 0))
        for part in 1..<200 {
            let end = try #require(path.trimmedPath(from: 0, to: CGFloat(part) / 200).currentPoint)
            #expect(abs(end.x - length * CGFloat(part) / 200) < 0.1)
        }
    }

    @Test("Dashes and gaps follow each other around corners, from the phase on")
    func dashes() {
        var path = Path()
        path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        func dashes(_ style: StrokeStyle) -> [[CGPoint]] { path.polylines()[0].dashed(style).map(\.points) }
        // A dash of 4, a gap of 2: from 0, 6 (around no corner, to 10), 12 and 18.
        #expect(
            dashes(StrokeStyle(dash: [4, 2])) == [
                [CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 0)], [CGPoint(x: 6, y: 0), CGPoint(x: 10, y: 0)],
                [CGPoint(x: 10, y: 2), CGPoint(x: 10, y: 6)], [CGPoint(x: 10, y: 8), CGPoint(x: 10, y: 10)],
            ]
        )
        // Five points into the pattern of 8, 8 are three points of dash; the next dash is from 11 to 19.
        #expect(
            dashes(StrokeStyle(dash: [8], dashPhase: 5)) == [
                [CGPoint(x: 0, y: 0), CGPoint(x: 3, y: 0)], [CGPoint(x: 10, y: 1), CGPoint(x: 10, y: 9)],
            ]
        )
        // Fifteen points of dash are on both sides of the corner.
        #expect(
            dashes(StrokeStyle(dash: [15, 5], dashPhase: -2)) == [
                [CGPoint(x: 2, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 7)]
            ]
        )
    }

    @Test(
        "Sizes and dashes that are no numbers, or too many, end in few points",
        arguments: [.nan, .infinity, -.infinity, 1e100, 1e300] as [CGFloat]
    )
    func hostile(number: CGFloat) {
        // Four curves, and four lines without length between them.
        #expect(circle(number).polylines().allSatisfy { $0.points.count <= 4 * 256 + 5 })
        var path = Path()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: number, y: 1), control1: CGPoint(x: 1, y: number), control2: .zero)
        let styles = [
            StrokeStyle(lineWidth: number), StrokeStyle(dash: [number, 1]), StrokeStyle(dash: [1], dashPhase: number),
            StrokeStyle(dash: [1e-9]), StrokeStyle(dash: [0]), StrokeStyle(dash: [-1, 2]),
        ]
        for style in styles {
            #expect(path.strokedPath(style).polylines().count <= 1_000_000)
            #expect(circle(9).strokedPath(style).polylines().count <= 1_000_000)
        }
        _ = path.trimmedPath(from: 0.1, to: 0.9)
    }
}
