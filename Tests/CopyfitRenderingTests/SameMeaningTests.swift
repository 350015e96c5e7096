import CopyfitDrawing
import Foundation
import TestSupport
import Testing

@testable import CopyfitRendering

/// What could be read in two ways has one meaning in all renderers.
@Suite("One meaning in all renderers")
struct SameMeaningTests {
    private static let side = 100.0

    /// Our pixels, librsvg's of our SVG, and poppler's of our PDF, all 100 pixels wide and high.
    private func pictures(_ items: DisplayList.Items, hasPDF: Bool = true) throws -> [RenderedPixels] {
        let list = DisplayList(
            size: CGSize(width: Self.side, height: Self.side),
            items: [.box(0, 0, 100, 100, .white)] + items
        )
        let svg = try SVGRenderer().render(list).bytes
        var pictures = [
            try RenderedPixels(png: PNGRenderer().render(list).bytes),
            try RenderedPixels(png: OtherProgram(name: "rsvg-convert").output("-f", "png", file: svg)),
        ]
        if hasPDF {
            let pdf = try PDFRenderer().render([list]).bytes
            let png = try OtherPrograms.bytes("pdftocairo", ["-png", "-singlefile", "-r", "72"], on: pdf, then: ["-"])
            pictures.append(try RenderedPixels(png: png))
        }
        return pictures
    }

    /// A shadow 10 to the right stays 10 away, though its layer is enlarged twice: 20...40 becomes 30...50.
    @Test func `lengths of filters are in the coordinates around the layer`() throws {
        let items: DisplayList.Items = [
            .group([.box(10, 10, 10, 10)]) {
                $0.transform = CGAffineTransform(scaleX: 2, y: 2)
                $0.filters = [.shadow(.pureRed, radius: 0, offset: CGSize(width: 10, height: 0))]
            }
        ]
        for picture in try pictures(items, hasPDF: false) {
            let inked = (0..<100).filter { picture[$0, 30].prefix(3) != [255, 255, 255] }
            #expect((inked.first, inked.last) == (20, 49))
        }
    }

    /// Between -0.5 and 1.5, that is from 0 to 100 points, the colour changes evenly from black to white.
    @Test func `colours beyond 0 and 1 lie beyond a gradient's ends`() throws {
        let stops: [DisplayList.Gradient.Stop] = [
            .init(location: -0.5, color: .black), .init(location: 1.5, color: .white),
        ]
        let area = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
        let geometries: [DisplayList.Gradient.Geometry] = [
            .linear(CGPoint(x: 25, y: 0), CGPoint(x: 75, y: 0)), .radial(CGPoint(x: 0, y: 50), 25, 75, aspect: 1),
        ]
        for geometry in geometries {
            for picture in try pictures([.fill(area, .gradient(.init(geometry, stops: stops)), FillStyle())]) {
                for x in [5, 30, 60, 90] {
                    #expect(abs(Double(picture[x, 50][0]) - 255 * (Double(x) + 0.5) / 100) < 4, "\(geometry) \(x)")
                }
            }
        }
    }

    /// A quarter of the turn to 1, so that 2 is at half of it.
    @Test func `colours beyond 1 lie beyond a gradient's last angle`() throws {
        let stops: [DisplayList.Gradient.Stop] = [.init(location: 0, color: .black), .init(location: 2, color: .white)]
        let area = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
        let turn = DisplayList.Gradient(.angular(CGPoint(x: 50, y: 50), 0, .pi / 2), stops: stops)
        for picture in try pictures([.fill(area, .gradient(turn), FillStyle())]) {
            #expect(abs(picture[49, 90][0] - 128) < 6)
            #expect(picture[20, 20][0] > 250)
        }
    }

    @Test func `a negative radius is 0, and no stops draw nothing`() throws {
        let stops: [DisplayList.Gradient.Stop] = [.init(location: 0, color: .black), .init(location: 1, color: .white)]
        let area = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
        let center = CGPoint(x: 0, y: 50)
        let circles = DisplayList.Gradient(.radial(center, -50, 100, aspect: 1), stops: stops)
        for picture in try pictures([.fill(area, .gradient(circles), FillStyle())]) {
            #expect(abs(picture[50, 50][0] - 129) < 4)
        }
        for geometry in [DisplayList.Gradient.Geometry.angular(center, 0, 1), .radial(center, 0, 9, aspect: 1)] {
            for picture in try pictures([.fill(area, .gradient(.init(geometry, stops: [])), FillStyle())]) {
                #expect(picture[50, 50] == [255, 255, 255, 255])
            }
        }
    }

    /// Half of black on white is 127 or 128, also where glyphs lie on each other.
    @Test func `overlapping glyphs of translucent text are not darker`() throws {
        let items = try DrawnText(size: 60, color: .black.opacity(0.5)).items("OO", x: 0, y: 10)
        let drawn = DisplayList.Items(
            items.lazy.map { item -> DisplayList.Item in
                guard case .glyphs(var run) = item, run.glyphs.count == 2 else { return item }
                run.glyphs[1].position.x = run.glyphs[0].position.x + 20
                return .glyphs(run)
            }
        )
        #expect(drawn != items)
        let darkest = try RenderedPixels(drawn, width: 100, height: 100).values.map { $0 & 0xFF }.min()
        #expect((126...128).contains(darkest ?? 0))
    }
}
