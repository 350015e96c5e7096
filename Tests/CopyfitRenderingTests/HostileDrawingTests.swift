import CopyfitDrawing
import CopyfitFonts
import Foundation
import Testing

@testable import CopyfitRendering

/// All renderers draw these without a crash, and go on drawing afterwards.
@Suite("Hostile drawings")
struct HostileDrawingTests {
    private static let numbers: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 0]

    private static func rows(_ number: Double) -> [DisplayList.Item] {
        let point = CGPoint(x: number, y: 1)
        let rect = CGRect(x: 0, y: 0, width: number, height: 5)
        let stops: [DisplayList.Gradient.Stop] = [
            .init(location: number, color: .pureRed), .init(location: 0.5, color: .pureBlue),
        ]
        let plainStops: [DisplayList.Gradient.Stop] = [
            .init(location: 0, color: .pureRed), .init(location: 1, color: .pureBlue),
        ]
        let geometries: [DisplayList.Gradient.Geometry] = [
            .linear(point, CGPoint(x: 1, y: number)), .radial(point, number, 5, aspect: 1),
            .radial(.zero, 0, 5, aspect: number), .angular(point, 0, 1), .angular(.zero, number, 1),
        ]
        let picture = DisplayList.Picture(bytes: Data([1, 2, 3, 255]), format: .rgba, width: 1, height: 1)
        var line = Path()
        line.move(to: .zero)
        line.addLine(to: point)
        line.addQuadCurve(to: .zero, control: point)
        let area = Path(CGRect(x: 0, y: 0, width: 8, height: 8))
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        let paints = geometries.map { DisplayList.Paint.gradient(.init($0, stops: stops)) }
        let turn = DisplayList.Paint.gradient(.init(.angular(.zero, 0, 1), stops: plainStops))
        let filled = paints.map { DisplayList.Item.fill(area, $0, FillStyle()) }
        let stroked = paints.map { DisplayList.Item.stroke(area, $0, StrokeStyle()) }
        return filled + stroked + [
            .stroke(area, turn, StrokeStyle(lineWidth: number)),
            .stroke(area, turn, StrokeStyle(lineWidth: 1, miterLimit: number)),
            .fill(line, .color(.pureRed), FillStyle()), .fill(Path(rect), .color(.pureRed), FillStyle()),
            .stroke(line, .color(.pureRed), StrokeStyle(lineWidth: number)),
            .stroke(area, .color(.pureRed), StrokeStyle(lineWidth: 1, miterLimit: number, dash: [number, 1])),
            .stroke(area, .color(.pureRed), StrokeStyle(lineWidth: 1, dash: [1, 1], dashPhase: number)),
            .image(.init(picture, source: rect, destination: unit)),
            .image(.init(picture, source: unit, destination: rect, opacity: number)),
            .fill(area, .pattern(.init(picture, source: unit, tile: rect)), FillStyle()),
            .group([.box(0, 0, 5, 5)]) { $0.transform = CGAffineTransform(scaleX: number, y: 1) },
            .group([.box(0, 0, 5, 5)]) { $0.opacity = number },
            .group([.box(0, 0, 5, 5)]) { $0.filters = [.blur(radius: number)] },
            .group([.box(0, 0, 5, 5)]) {
                $0.filters = [.shadow(.pureRed, radius: number, offset: CGSize(width: number, height: 0))]
            },
            .group([.box(0, 0, 5, 5)]) { $0.clip = DisplayList.Clip(line) },
        ]
    }

    private func expectDrawn(_ items: DisplayList.Items) throws {
        let pixels = try RenderedPixels(items + [.box(8, 8, 2, 2, .pureBlue)])
        #expect(pixels[9, 9] == [0, 0, 255, 255])
        let list = DisplayList(size: CGSize(width: 10, height: 10), items: items)
        #expect(try !PDFRenderer().render([list]).bytes.isEmpty)
        #expect(try !SVGRenderer().render(list).bytes.isEmpty)
    }

    @Test(arguments: numbers)
    func `numbers that cannot be drawn are left out`(_ number: Double) throws {
        for item in Self.rows(number) { try expectDrawnAlsoInGroup([item]) }
        try expectDrawn(DisplayList.Items(Self.rows(number)))
    }

    private func expectDrawnAlsoInGroup(_ items: DisplayList.Items) throws {
        try expectDrawn(items)
        try expectDrawn([.group(items) { $0.opacity = 0.5 }])
    }

    @Test(arguments: [Float.nan, -.infinity, .infinity, -1, 2])
    func `colours with impossible components are drawn in all renderers`(_ component: Float) throws {
        var color = DisplayList.PlainColor.pureRed
        (color.red, color.green) = (component, component)
        let stops: [DisplayList.Gradient.Stop] = [.init(location: 0, color: color), .init(location: 1, color: .white)]
        let area = Path(CGRect(x: 0, y: 0, width: 8, height: 8))
        let turn = DisplayList.Paint.gradient(.init(.angular(.zero, 0, 1), stops: stops))
        try expectDrawnAlsoInGroup([.fill(area, turn, FillStyle()), .fill(area, .color(color), FillStyle())])
        try expectDrawn(DrawnText(color: color).items("a", x: 0, y: -10))
        color.alpha = component
        try expectDrawn(DrawnText(color: color).items("a", x: 0, y: -10))
    }

    @Test func `a gradient between nearly equal angles is drawn in all renderers`() throws {
        let stops: [DisplayList.Gradient.Stop] = [
            .init(location: 0, color: .pureRed), .init(location: 1, color: .pureBlue),
        ]
        let area = Path(CGRect(x: 0, y: 0, width: 8, height: 8))
        for span in [1e-300, 1e-12, -1e-12, 1e-8] {
            let turn = DisplayList.Paint.gradient(.init(.angular(.zero, 0, span), stops: stops))
            try expectDrawnAlsoInGroup([.fill(area, turn, FillStyle()), .stroke(area, turn, StrokeStyle())])
        }
    }

    @Test func `glyphs at impossible places and of unknown numbers are left out`() throws {
        let face = try DrawnText.catalogue.get().chain(named: "Inter").primary
        for number in Self.numbers {
            for (size, x) in [(number, 1), (10, number)] {
                let glyphs = [DisplayList.GlyphRun.Glyph(id: 5, cluster: 7, position: CGPoint(x: x, y: 1), advance: 1)]
                let run = DisplayList.GlyphRun(
                    face: face,
                    size: size,
                    paint: .color(.pureRed),
                    glyphs: glyphs,
                    text: "é\u{0}"
                )
                try expectDrawn([.group([.glyphs(run)]) { $0.transform = .init(translationX: -100, y: 0) }])
            }
        }
        let unknown = DisplayList.GlyphRun.Glyph(id: .max, cluster: -4, position: CGPoint(x: -50, y: 0), advance: 1)
        let run = DisplayList.GlyphRun(
            face: face,
            size: 9,
            paint: .color(.pureRed),
            glyphs: [unknown, unknown],
            text: ""
        )
        try expectDrawn([.glyphs(run)])
    }

    @Test func `groups without items, and masks without items, draw nothing`() throws {
        let box = DisplayList.Item.box(0, 0, 5, 5)
        let groups: [DisplayList.Item] = [
            .group([]), .group([], mask: []), .group([], mask: [box]), .group([box], mask: []),
        ]
        for group in groups {
            try expectDrawnAlsoInGroup([group])
            #expect(try RenderedPixels([group])[2, 2] == [255, 255, 255, 255])
        }
    }

    @Test func `a hundred thousand groups inside each other are cut off`() throws {
        var layer = DisplayList.Layer()
        layer.isIsolated = true
        var recorder = ItemRecorder()
        for _ in 0..<100_000 { recorder.begin(layer) }
        recorder.add(.box(0, 0, 5, 5))
        try expectDrawn(recorder.items)
    }

    @Test func `a line of countless dashes is drawn solid`() throws {
        var line = Path()
        line.move(to: CGPoint(x: -1e9, y: 1))
        line.addLine(to: CGPoint(x: 1e9, y: 1))
        let style = StrokeStyle(lineWidth: 1, dash: [1e-7, 1e-7])
        try expectDrawn([.stroke(line, .color(.pureRed), style)])
    }

    @Test func `an empty gradient draws nothing`() throws {
        let gradient = DisplayList.Gradient(.linear(.zero, CGPoint(x: 1, y: 1)), stops: [])
        let area = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(try RenderedPixels([.fill(area, .gradient(gradient), FillStyle())])[5, 5] == [255, 255, 255, 255])
    }
}
