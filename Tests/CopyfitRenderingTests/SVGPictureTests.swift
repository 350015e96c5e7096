import CopyfitDrawing
import CopyfitRendering
import Foundation
import Testing

/// librsvg has to draw our file exactly as it draws a plain one that was written by hand.
@Suite("librsvg draws our SVG as")
struct SVGPictureTests {
    private static let red = DisplayList.Paint.color(DisplayList.PlainColor(red: 1, green: 0, blue: 0))
    private static let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

    private func pixels(_ file: Data) throws -> Data {
        let picture = try OtherProgram(name: "rsvg-convert").output("--format=png", file: file)
        try #require(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        return picture
    }

    private func expect(
        _ items: DisplayList.Items,
        drawAs content: String,
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        let file = try SVGRenderer().render(DisplayList(size: CGSize(width: 40, height: 40), items: items))
        let plain = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"40\">\(content)</svg>"
        #expect(try pixels(file.bytes) == pixels(Data(plain.utf8)), sourceLocation: location)
        #expect(file.remarks == [], sourceLocation: location)
    }

    private func layer(_ items: DisplayList.Items, _ change: (inout DisplayList.Layer) -> Void) -> DisplayList.Items {
        var layer = DisplayList.Layer()
        change(&layer)
        return [.group(DisplayList.Group(layer, items))]
    }

    private static let fill = DisplayList.Item.fill(square, red, FillStyle())

    @Test("librsvg draws our SVG as what is inside a clip, whose coordinates a layer maps") func clip() throws {
        let items = layer([Self.fill]) {
            $0.transform = CGAffineTransform(translationX: 4, y: 0)
            $0.clip = DisplayList.Clip(Path(CGRect(x: 0, y: 0, width: 20, height: 20)))
        }
        try expect(items, drawAs: "<rect x=\"14\" y=\"10\" width=\"10\" height=\"10\" fill=\"#f00\"/>")
    }

    @Test("librsvg draws our SVG as what a mask covers, whatever its colour") func mask() throws {
        let half = DisplayList.Paint.color(DisplayList.PlainColor.black.opacity(0.6))
        let cover = DisplayList.Item.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 40)), half, FillStyle())
        let items: DisplayList.Items = [.group(DisplayList.Group(DisplayList.Layer(), [Self.fill], mask: [cover]))]
        try expect(items, drawAs: "<rect x=\"10\" y=\"10\" width=\"10\" height=\"20\" fill=\"#f00\" opacity=\".6\"/>")
    }

    @Test("librsvg draws our SVG as one shape, where shapes of a transparent layer overlap") func opacity() throws {
        let items = layer([Self.fill, Self.fill]) { $0.opacity = 0.6 }
        try expect(items, drawAs: "<rect x=\"10\" y=\"10\" width=\"20\" height=\"20\" fill=\"#f00\" opacity=\".6\"/>")
    }

    @Test("librsvg draws our SVG as product of colours") func blend() throws {
        let white = DisplayList.Item.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), .color(.white), FillStyle())
        let green = DisplayList.Paint.color(DisplayList.PlainColor(red: 0, green: 1, blue: 0))
        let items = layer([.fill(Self.square, green, FillStyle())]) { $0.blendMode = .multiply }
        let background = "<rect width=\"40\" height=\"40\" fill=\"#fff\"/>"
        // Red times green is black.
        try expect(
            [white, Self.fill] + items,
            drawAs: background + "<rect x=\"10\" y=\"10\" width=\"20\" height=\"20\" fill=\"#000\"/>"
        )
    }

    @Test("librsvg draws our SVG as moved copy below a shape without blur") func shadow() throws {
        let items = layer([Self.fill]) {
            $0.filters = [.shadow(.black, radius: 0, offset: CGSize(width: 5, height: 3))]
        }
        try expect(
            items,
            drawAs: """
                <rect x="15" y="13" width="20" height="20"/>\
                <rect x="10" y="10" width="20" height="20" fill="#f00"/>
                """
        )
    }

    @Test("librsvg draws our SVG as colours that a matrix maps") func colors() throws {
        var matrix = DisplayList.ColorMatrix.identity
        // Blue becomes the red that was, red half of itself.
        (matrix.rows[0], matrix.rows[10]) = (0.6, 1)
        let items = layer([Self.fill]) { $0.filters = [.colors(matrix)] }
        try expect(items, drawAs: "<rect x=\"10\" y=\"10\" width=\"20\" height=\"20\" fill=\"#9900ff\"/>")
    }

    private static let picture = DisplayList.Picture(
        bytes: Data([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0]),
        format: .rgba,
        width: 2,
        height: 2
    )

    @Test("librsvg draws our SVG as a picture's pixels at their size") func pixels() throws {
        let whole = CGRect(x: 0, y: 0, width: 2, height: 2)
        let place = CGRect(x: 5, y: 6, width: 2, height: 2)
        try expect(
            [.image(DisplayList.ImageDrawing(Self.picture, source: whole, destination: place))],
            drawAs: """
                <rect x="5" y="6" width="1" height="1" fill="#f00"/><rect x="6" y="6" width="1" height="1" \
                fill="#0f0"/><rect x="5" y="7" width="1" height="1" fill="#00f"/>
                """
        )
        let tint = DisplayList.PlainColor(red: 1, green: 0, blue: 1)
        try expect(
            [.image(DisplayList.ImageDrawing(Self.picture, source: whole, destination: place, tint: tint))],
            drawAs: "<path d=\"M5 6h2v1h-1v1h-1z\" fill=\"#f0f\"/>"
        )
    }

    @Test("librsvg draws our SVG as a part of a picture, repeated") func pattern() throws {
        let source = CGRect(x: 0, y: 0, width: 2, height: 1)
        let tile = CGRect(x: 0, y: 0, width: 2, height: 1)
        let paint = DisplayList.Paint.pattern(DisplayList.Pattern(Self.picture, source: source, tile: tile))
        let area = Path(CGRect(x: 10, y: 10, width: 4, height: 2))
        try expect(
            [.fill(area, paint, FillStyle())],
            drawAs: """
                <path d="M10 10h1v2h-1zM12 10h1v2h-1z" fill="#f00"/><path d="M11 10h1v2h-1zM13 10h1v2h-1z" fill="#0f0"/>
                """
        )
    }

    @Test("librsvg draws our SVG as quarters of an angular gradient whose colours change at once") func angular() throws
    {
        let colors: [DisplayList.PlainColor] = [.black, .white, DisplayList.PlainColor(red: 1, green: 0, blue: 0)]
        let stops = [0, 0.25, 0.25, 0.5, 0.5, 1].enumerated().map { index, location in
            DisplayList.Gradient.Stop(location: location, color: colors[index / 2])
        }
        let circle = DisplayList.Gradient.Geometry.angular(CGPoint(x: 20, y: 20), 0, 2 * .pi)
        let paint = DisplayList.Paint.gradient(DisplayList.Gradient(circle, stops: stops))
        try expect(
            [.fill(Self.square, paint, FillStyle())],
            drawAs: """
                <path d="M20 20h10v10h-10z"/><path d="M20 20h-10v10h10z" fill="#fff"/>\
                <path d="M10 20h20v-10h-20z" fill="#f00"/>
                """
        )
    }
}
