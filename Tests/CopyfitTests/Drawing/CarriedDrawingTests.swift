import Testing

import Copyfit
@testable import CopyfitViews

/// Gradients, masks, effects and canvases: what they are in layout and geometry.
@MainActor
struct CarriedDrawingTests {
    private static let proposals: [ProposedViewSize] = [
        .unspecified, .zero, ProposedViewSize(width: 200, height: 100), .infinity,
    ]

    @Test("Gradients and canvases take the proposal, 10 where nothing is proposed")
    func leaves() {
        let expected = [
            CGSize(width: 10, height: 10), .zero, CGSize(width: 200, height: 100),
            CGSize(width: CGFloat.infinity, height: .infinity),
        ]
        func check(_ view: some View) {
            let host = host(view)
            #expect(Self.proposals.map { host.size(for: $0) } == expected)
        }
        check(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        check(RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 5))
        check(AngularGradient(colors: [.red], center: .center))
        check(EllipticalGradient(colors: [.red]))
        check(Canvas { _, _ in })
    }

    @Test("Masks are proposed the content's size and never change it; effects take no room")
    func masks() {
        let host = host(Color.red.box(30, 20).mask(alignment: .topLeading) { Color.black.frame(width: 100).id("mask") })
        #expect(host.idealSize == CGSize(width: 30, height: 20))
        #expect(host.frame(id: "mask")?.size == CGSize(width: 100, height: 20))
        let effects = Color.red.box(30, 20).blur(radius: 9).blendMode(.multiply).compositingGroup().brightness(1)
            .redacted(reason: .placeholder).visualEffect { $0.offset(x: $1.size.width) }
        #expect(CopyfitTests.host(effects).idealSize == CGSize(width: 30, height: 20))
    }

    @Test("Maps of the plane take part in the conversion of coordinates")
    func projections() {
        struct Moved: GeometryEffect {
            func effectValue(size: CGSize) -> ProjectionTransform {
                ProjectionTransform(CGAffineTransform(translationX: size.width, y: 1))
            }
        }
        let map = CGAffineTransform(scaleX: 2, y: 3)
        let scaled = host(Color.red.box(10, 10).id("box").transformEffect(map), 10, 10)
        #expect(scaled.frame(id: "box") == CGRect(x: 0, y: 0, width: 20, height: 30))
        let moved = host(Color.red.box(10, 10).id("box").modifier(Moved()), 10, 10)
        #expect(moved.frame(id: "box") == CGRect(x: 10, y: 1, width: 10, height: 10))
    }

    @Test("Redaction is in the environment, and can be taken back")
    func redaction() {
        struct Reader: View {
            @Environment(\.redactionReasons) var reasons
            var body: some View { Color.red.box(CGFloat(reasons.rawValue), 1) }
        }
        #expect(host(Reader().redacted(reason: .privacy).redacted(reason: .placeholder)).idealSize.width == 3)
        #expect(host(Reader().unredacted().redacted(reason: .privacy)).idealSize.width == 0)
    }

    @Test("A graphics context notes what is drawn with its state")
    func context() {
        var context = GraphicsContext(environment: EnvironmentValues())
        context.translateBy(x: 5, y: 6)
        context.opacity = 0.5
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
        context.fill(Path(CGRect(x: 1, y: 1, width: 2, height: 2)), with: .color(.red))
        context.drawLayer { $0.stroke(Path(), with: .color(.blue)) }
        #expect(context.drawn.map(\.opacity) == [0.5, 0.5])
        #expect(context.drawn[0].transform == CGAffineTransform(translationX: 5, y: 6))
        #expect(context.clipBoundingRect == CGRect(x: 5, y: 6, width: 10, height: 10))
    }

    @Test("Arcs end where their angle points; areas contain what winds around")
    func arcs() throws {
        var path = Path()
        path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        let end = try #require(path.currentPoint)
        #expect(abs(end.x) < 1e-9 && abs(end.y - 10) < 1e-9)
        // The other way around: three quarters of the circle, over the left and the top.
        var other = Path()
        other.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
        #expect(abs(other.boundingRect.minX + 10) < 0.01 && abs(other.boundingRect.minY + 10) < 0.01)
        let ring = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(ring.contains(CGPoint(x: 5, y: 5)) && !ring.contains(CGPoint(x: 15, y: 5)))
        var doubled = ring
        doubled.addPath(ring)
        #expect(doubled.contains(CGPoint(x: 5, y: 5)) && !doubled.contains(CGPoint(x: 5, y: 5), eoFill: true))
        // A quarter circle of radius 5 in the corner (10, 0), between the top and the right edge of a square.
        var corner = Path()
        corner.move(to: .zero)
        corner.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 5)
        let reached = try #require(corner.currentPoint)
        #expect(abs(reached.x - 10) < 1e-9 && abs(reached.y - 5) < 1e-9)
    }

    @Test("A map and its inverse lead back; sizes are not moved")
    func affine() {
        let map = CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 3, ty: 5)
        #expect(map.concatenating(map.inverted()).isIdentity)
        #expect(CGSize(width: 1, height: 1).applying(map) == CGSize(width: 2, height: 4))
        #expect(CGRect(x: 1, y: 1, width: 1, height: 1).applying(map) == CGRect(x: 5, y: 9, width: 2, height: 4))
    }

    @Test("runtime rule R13: a picture of Core Graphics' stand-in has its pixels by its scale, turned if need be")
    func cgImage() {
        let picture = CGImage(width: 100, height: 50)
        #expect(size(of: Image(decorative: picture, scale: 2), .zero) == CGSize(width: 50, height: 25))
        #expect(
            size(of: Image(picture, scale: 1, orientation: .left, label: Text("a")), .zero)
                == CGSize(width: 50, height: 100)
        )
    }
}
