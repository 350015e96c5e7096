import CopyfitDrawing
import CopyfitFonts
import Foundation
import Testing

@testable import CopyfitRendering

/// Files that are parts of one HTML page share its names. Chromium shows each file twice: as a part of the page, and as an
/// image, which has a page of its own. Both must look the same.
@Suite("SVG files in one page do not change each other")
struct SharedPageTests {
    private static let cell = CGSize(width: 60, height: 40)
    private static let red = DisplayList.PlainColor(red: 0.9, green: 0.1, blue: 0.1)
    private static let blue = DisplayList.PlainColor(red: 0.1, green: 0.2, blue: 0.9)

    /// Two drawings of the same kind.
    private static func pairs() throws -> [(DisplayList.Items, DisplayList.Items)] {
        let chain = try FontCatalogue().chain(named: "Inter")
        let box = Path(CGRect(x: 5, y: 5, width: 50, height: 30))
        let circle = Path(ellipseIn: CGRect(x: 10, y: 5, width: 30, height: 30))
        func text(_ string: String) throws -> DisplayList.Items {
            [.group(try DrawnLines.items(string, chain)) { $0.transform = CGAffineTransform(translationX: 2, y: 4) }]
        }
        func fill(_ geometry: DisplayList.Gradient.Geometry, _ colors: [DisplayList.PlainColor]) -> DisplayList.Items {
            let stops = [
                DisplayList.Gradient.Stop(location: 0, color: colors[0]),
                DisplayList.Gradient.Stop(location: 1, color: colors[1]),
            ]
            return [.fill(box, .gradient(DisplayList.Gradient(geometry, stops: stops)), FillStyle())]
        }
        let plain: DisplayList.Items = [.fill(box, .color(red), FillStyle())]
        func picture(_ color: [UInt8]) -> DisplayList.Items {
            let picture = DisplayList.Picture(bytes: Data(color + [255]), format: .rgba, width: 1, height: 1)
            let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)
            let pattern = DisplayList.Pattern(picture, source: pixel, tile: pixel)
            return [
                .image(.init(picture, source: pixel, destination: CGRect(x: 2, y: 2, width: 20, height: 20))),
                .fill(circle, .pattern(pattern), FillStyle()),
            ]
        }
        let line = DisplayList.Gradient.Geometry.linear(CGPoint(x: 5, y: 0), CGPoint(x: 55, y: 0))
        let rings = DisplayList.Gradient.Geometry.radial(CGPoint(x: 30, y: 20), 0, 20, aspect: 1)
        let turn = DisplayList.Gradient.Geometry.angular(CGPoint(x: 30, y: 20), 0, 6)
        return [
            (try text("Hello"), try text("World")),
            (try text("العربية"), try text("हिन्दी")),
            (fill(line, [red, blue]), fill(line, [blue, red])),
            (fill(rings, [red, blue]), fill(rings, [blue, red])),
            (fill(turn, [red, blue]), fill(turn, [blue, red])),
            (
                [.group(plain) { $0.clip = DisplayList.Clip(circle) }],
                [.group(plain) { $0.clip = DisplayList.Clip(box) }]
            ),
            (
                [.group(plain, mask: [.fill(circle, .color(.black), FillStyle())])],
                [.group(plain, mask: [.box(0, 0, 20, 20)])]
            ),
            ([.group(plain) { $0.filters = [.blur(radius: 6)] }], [.group(plain) { $0.filters = [.blur(radius: 1)] }]),
            (picture([255, 0, 0]), picture([0, 0, 255])),
        ]
    }

    @Test(
        "glyphs, gradients, clips, masks, filters, pictures and fonts",
        arguments: [SVGRenderer.TextMode.outlines, .fonts]
    )
    func parts(_ text: SVGRenderer.TextMode) throws {
        var renderer = SVGRenderer()
        (renderer.text, renderer.background) = (text, .white)
        let files = try Self.pairs().flatMap { [$0.0, $0.1] }
            .map { try renderer.render(DisplayList(size: Self.cell, items: $0)).bytes }
        var page = "<body style=\"margin:0;line-height:0;background:#fff\">"
        for file in files {
            let image = "data:image/svg+xml;base64," + file.base64EncodedString()
            page += "<div style=\"height:40px\">\(String(decoding: file, as: UTF8.self))"
            page += "<img style=\"position:absolute;left:60px\" src=\"\(image)\"></div>"
        }
        let size = CGSize(width: 120, height: 40 * files.count)
        let pixels = try Screenshot.pixels(of: Data(page.utf8), extension: "html", size)
        for index in files.indices {
            var (different, inked) = (0, 0)
            for y in 40 * index..<40 * index + 40 {
                for x in 0..<60 {
                    let (one, other) = (pixels[x, y], pixels[x + 60, y])
                    if zip(one, other).contains(where: { abs($0 - $1) > 8 }) { different += 1 }
                    if other[0] < 200 || other[1] < 200 { inked += 1 }
                }
            }
            #expect(different == 0 && inked > 50, "file \(index): \(different) of \(inked)")
        }
    }

    @Test("and a file has the same names whenever it is made, others have others") func names() throws {
        func names(_ string: String) throws -> Set<String> {
            let svg = String(decoding: try SVGRenderer().render(DrawnLines.list(string)).bytes, as: UTF8.self)
            return Set(svg.matches(of: /id="(_[^"]+)"/).map { String($0.1) })
        }
        let (one, other) = (try names("Hello"), try names("World"))
        #expect(try names("Hello") == one && one.count == 4 && other.count == 5 && one.isDisjoint(with: other))
    }
}
