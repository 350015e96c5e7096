import Copyfit
import Testing

/// Shapes derived from others: their outlines, and that they take the room of the original.
@MainActor
struct ShapeTests {
    private let proposal = ProposedViewSize(width: 40, height: 20)
    private let proposalSize = CGSize(width: 40, height: 20)

    private func points(_ path: Path) -> [CGPoint] {
        var points: [CGPoint] = []
        path.forEach {
            switch $0 {
            case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): points.append(end)
            case .closeSubpath: break
            }
        }
        return points.map { CGPoint(x: ($0.x * 1e6).rounded() / 1e6, y: ($0.y * 1e6).rounded() / 1e6) }
    }

    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    @Test(
        "layout rule 4.3: parts and lines of a circle keep its square; every other shape made of it fills the proposal"
    )
    func room() {
        let whole = CGSize(width: 60, height: 40)
        let square = CGSize(width: 40, height: 40)
        func check(_ view: some View, _ expected: CGSize, _ comment: Comment) {
            #expect(size(of: view, ProposedViewSize(whole)) == expected, comment)
            #expect(size(of: view, .unspecified) == CGSize(width: 10, height: 10), comment)
        }
        check(Circle(), square, "circle")
        check(Circle().trim(from: 0.5), square, "trim")
        check(Circle().stroke(lineWidth: 9), square, "stroke")
        check(Circle().scale(0.5), whole, "scale")
        check(Circle().offset(x: 5), whole, "offset")
        check(Circle().rotation(.degrees(30)), whole, "rotation")
        check(Circle().transform(CGAffineTransform(scaleX: 2, y: 2)), whole, "transform")
        check(Circle().size(width: 100, height: 100), whole, "size")
        check(Circle().inset(by: 4), whole, "inset")
        check(Circle().strokeBorder(.red, lineWidth: 2), whole, "strokeBorder")
        check(Circle().scale(0.5).trim(from: 0.5), whole, "trimmed scale")
        check(Circle().trim(from: 0.5).scale(0.5), whole, "scaled trim")
        check(Rectangle().rotation(.degrees(90)), whole, "rectangle")
        check(UnevenRoundedRectangle(topLeadingRadius: 50), whole, "uneven")
        check(ContainerRelativeShape(), whole, "container")
    }

    @Test("Arcs end after one turn and what is over, and add nothing where an angle is not finite")
    func hostileArcs() {
        func arc(by delta: Angle, from start: Angle = .zero) -> [CGPoint] {
            var path = Path()
            path.addRelativeArc(center: .zero, radius: 10, startAngle: start, delta: delta)
            return points(path)
        }
        for delta: Double in [.nan, .infinity, -.infinity] {
            #expect(arc(by: .radians(delta)).isEmpty)
            #expect(arc(by: .degrees(90), from: .radians(delta)).isEmpty)
            var path = Path()
            path.addArc(
                center: .zero,
                radius: 10,
                startAngle: .zero,
                endAngle: .radians(delta),
                clockwise: false
            )
            #expect(points(path).count == (delta.isNaN ? 0 : 5))
        }
        // A quarter over several turns: the start, a turn of a quarter and less per curve, and the end of the quarter.
        for turns: Double in [1, 2, 1000] {
            let path = arc(by: .degrees(360 * turns + 90))
            #expect((6...7).contains(path.count))
            #expect(path.last == point(0, 10))
        }
        #expect(arc(by: .degrees(-360 * 3 - 90)).last == point(0, -10))
        #expect(arc(by: .radians(1e9)).count <= 9)
        #expect(arc(by: .degrees(90)) == [point(10, 0), point(0, 10)])
    }

    @Test("A shape filled and stroked in turn has the shape's size")
    func chaining() {
        let circle = CGSize(width: 20, height: 20)
        #expect(size(of: Circle().fill(.red).stroke(.blue, lineWidth: 8), proposal) == circle)
        #expect(size(of: Circle().stroke(.blue).fill(), proposal) == circle)
        // The topmost shape decides, and an inset circle fills the proposal.
        #expect(size(of: Circle().stroke(.blue).strokeBorder(.red, lineWidth: 2), proposal) == proposalSize)
        #expect(size(of: Capsule().strokeBorder(style: StrokeStyle()), proposal) == CGSize(width: 40, height: 20))
    }

    @Test("Transformed outlines, calculated by hand")
    func outlines() {
        let rect = CGRect(x: 10, y: 10, width: 4, height: 2)
        // A quarter turn around the centre (12, 11): (dx, dy) becomes (-dy, dx), so the corner (-2, -1) goes to (1, -2).
        let turned = Rectangle().rotation(.degrees(90)).path(in: rect)
        #expect(points(turned) == [point(13, 9), point(13, 13), point(11, 13), point(11, 9)])
        let doubled = Rectangle().scale(2, anchor: .topLeading).path(in: rect)
        #expect(points(doubled) == [point(10, 10), point(18, 10), point(18, 14), point(10, 14)])
        let sized = Rectangle().size(width: 1, height: 1).path(in: rect)
        #expect(points(sized) == [point(10, 10), point(11, 10), point(11, 11), point(10, 11)])
        let moved = Rectangle().offset(x: 1, y: 2).path(in: rect)
        #expect(points(moved) == [point(11, 12), point(15, 12), point(15, 14), point(11, 14)])
        // First doubled, then moved by 3.
        let map = CGAffineTransform(translationX: 3, y: 0).scaledBy(x: 2, y: 2)
        #expect(points(Rectangle().transform(map).path(in: rect)).first == point(23, 20))
    }

    @Test("Trimming goes by length along the outline, the closing line included")
    func trimming() {
        // Sides of 4, 2, 4, 2, twelve in all: a quarter is 3, half is 6.
        let rect = CGRect(x: 0, y: 0, width: 4, height: 2)
        #expect(points(Rectangle().trim(to: 0.25).path(in: rect)) == [point(0, 0), point(3, 0)])
        #expect(
            points(Rectangle().trim(from: 0.25, to: 0.5).path(in: rect)) == [point(3, 0), point(4, 0), point(4, 2)]
        )
        #expect(
            points(Rectangle().trim(from: 0.75).path(in: rect)) == [point(1, 2), point(0, 2), point(0, 0)]
        )
        #expect(Rectangle().trim(from: 0.5, to: 0.25).path(in: rect).isEmpty)
        #expect(Rectangle().trim().path(in: rect) == Rectangle().path(in: rect))
        // Half of a circle ends opposite of its beginning.
        let half = points(Circle().trim(to: 0.5).path(in: CGRect(x: 0, y: 0, width: 2, height: 2)))
        #expect(half.first == point(1, 0))
        #expect(abs((half.last?.x ?? 0) - 1) < 1e-6 && abs((half.last?.y ?? 0) - 2) < 1e-6)
    }

    @Test("Corners with a radius each begin and end at their radius, at most half of the shorter side")
    func corners() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        let shape = UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 50, topTrailingRadius: 6)
        let expected = [
            point(4, 0), point(34, 0), point(40, 6), point(40, 10), point(30, 20), point(0, 20), point(0, 20),
            point(0, 4), point(4, 0),
        ]
        #expect(points(shape.path(in: rect)) == expected)
    }

    /// A line from (0, 0) to (10, 0).
    private var line: Path { Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) } }

    @Test("The area of a line: half of its width to each side, its ends as the cap says, one piece per dash")
    func strokes() {
        let butt = points(line.strokedPath(StrokeStyle(lineWidth: 2)))
        #expect(Set(butt) == [point(0, -1), point(10, -1), point(10, 1), point(0, 1)])
        let square = points(line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square)))
        #expect(square.map(\.x).min() == -1 && square.map(\.x).max() == 11)
        let round = points(line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round)))
        #expect(Set(round).isSuperset(of: [point(-1, 0), point(11, 0)]))
        // Dashes of 4 after gaps of 2, begun 1 into the first dash: 0…3, 5…9.
        let dashed = points(line.strokedPath(StrokeStyle(lineWidth: 2, dash: [4, 2], dashPhase: 1)))
        #expect(Set(dashed.map(\.x)) == [0, 3, 5, 9])
        #expect(size(of: Circle().stroke(lineWidth: 9), proposal) == CGSize(width: 20, height: 20))
    }

    @Test("Mitred corners reach to the tip, bevelled ones to the line's sides, closed outlines have no ends")
    func joins() {
        let corner = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]) }
        #expect(points(corner.strokedPath(StrokeStyle(lineWidth: 2))).contains(point(11, -1)))
        let bevel = points(corner.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .bevel)))
        #expect(!bevel.contains(point(11, -1)) && bevel.contains(point(10, -1)) && bevel.contains(point(11, 0)))
        // A right angle's tip lies √2 half widths away.
        #expect(!points(corner.strokedPath(StrokeStyle(lineWidth: 2, miterLimit: 1.4))).contains(point(11, -1)))
        let frame = points(Path(CGRect(x: 0, y: 0, width: 4, height: 2)).strokedPath(StrokeStyle(lineWidth: 2)))
        #expect(Set(frame).isSuperset(of: [point(-1, -1), point(5, -1), point(5, 3), point(-1, 3)]))
    }
}
