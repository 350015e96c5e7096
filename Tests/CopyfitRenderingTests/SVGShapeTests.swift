import CopyfitDrawing
import CopyfitRendering
import Foundation
import Testing

@Suite("SVG files")
struct SVGShapeTests {
    private static let red = DisplayList.Paint.color(DisplayList.PlainColor(red: 1, green: 0, blue: 0))
    private static let square = Path(CGRect(x: 10, y: 20, width: 30, height: 40.5))
    private static let squareData = "M10 20h30v40.5h-30z"

    /// What is between the opening and closing tags of the file, without the file's sign in identifiers.
    private func content(_ items: DisplayList.Item..., background: DisplayList.PlainColor? = nil) throws -> String {
        var renderer = SVGRenderer()
        renderer.background = background
        let file = try renderer.render(
            DisplayList(size: CGSize(width: 100, height: 50), items: DisplayList.Items(items))
        )
        let text = String(decoding: file.bytes, as: UTF8.self)
        let head = """
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
            width="100" height="50" viewBox="0 0 100 50">
            """
        try #require(text.hasPrefix(head) && text.hasSuffix("</svg>\n"))
        let content = String(text.dropFirst(head.count).dropLast("</svg>\n".count))
        return content.replacing(/_[0-9A-Za-z]{6}(?=[0-9])/, with: "_")
    }

    @Test("SVG files have the drawing's size in points") func empty() throws {
        #expect(try content() == "")
        #expect(try content(background: .white) == "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>")
    }

    @Test("SVG files fill paths, opaque or not, by either rule") func fills() throws {
        let plain = DisplayList.Item.fill(Self.square, Self.red, FillStyle())
        #expect(try content(plain) == "<path fill=\"#f00\" d=\"\(Self.squareData)\"/>")
        let paint = DisplayList.Paint.color(DisplayList.PlainColor(red: 0.2, green: 0.4, blue: 0.5, alpha: 0.25))
        let other = DisplayList.Item.fill(Self.square, paint, FillStyle(eoFill: true, antialiased: false))
        // 0.2, 0.4 and 0.5 of 255 are 51, 102 and 127.5: 33, 66 and 80 in base 16.
        let attributes = "fill=\"#336680\" fill-opacity=\".25\" fill-rule=\"evenodd\" shape-rendering=\"crispEdges\""
        #expect(try content(other) == "<path \(attributes) d=\"\(Self.squareData)\"/>")
    }

    @Test("SVG files write curves relative to the last point, to a thousandth") func curves() throws {
        var path = Path()
        path.move(to: CGPoint(x: 1.00049, y: -0.5))
        path.addCurve(
            to: CGPoint(x: 4, y: -0.5),
            control1: CGPoint(x: 2, y: -2),
            control2: CGPoint(x: 3, y: 1.0006)
        )
        path.addQuadCurve(to: CGPoint(x: 0, y: 0), control: CGPoint(x: 5, y: 0))
        path.addLine(to: CGPoint(x: 3, y: -4))
        let item = DisplayList.Item.fill(path, Self.red, FillStyle())
        #expect(try content(item) == "<path fill=\"#f00\" d=\"M1-.5c1-1.5 2 1.501 3 0q1 .5-4 .5l3-4\"/>")
    }

    @Test("SVG files draw lines with all their properties") func strokes() throws {
        let style = StrokeStyle(
            lineWidth: 2.5,
            lineCap: .round,
            lineJoin: .bevel,
            dash: [4, 1.5],
            dashPhase: -1
        )
        let attributes = """
            stroke-width="2.5" stroke-linecap="round" stroke-linejoin="bevel" stroke-dasharray="4 1.5" \
            stroke-dashoffset="-1"
            """
        let dashed = try content(.stroke(Self.square, Self.red, style))
        #expect(dashed == "<path fill=\"none\" stroke=\"#f00\" \(attributes) d=\"\(Self.squareData)\"/>")
        let plain = try content(.stroke(Self.square, Self.red, StrokeStyle(lineWidth: 1, dash: [0, 0])))
        let mitre = "stroke-width=\"1\" stroke-miterlimit=\"10\""
        #expect(plain == "<path fill=\"none\" stroke=\"#f00\" \(mitre) d=\"\(Self.squareData)\"/>")
        #expect(try content(.stroke(Self.square, Self.red, StrokeStyle(lineWidth: 0))) == "")
    }

    @Test("SVG files define a gradient once") func gradients() throws {
        let stops = [
            DisplayList.Gradient.Stop(location: 0.25, color: .black),
            DisplayList.Gradient.Stop(location: 1, color: DisplayList.PlainColor.white.opacity(0.5)),
        ]
        let line = DisplayList.Gradient.Geometry.linear(CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4))
        let paint = DisplayList.Paint.gradient(DisplayList.Gradient(line, stops: stops))
        let twice = try content(.fill(Self.square, paint, FillStyle()), .fill(Self.square, paint, FillStyle()))
        let path = "<path fill=\"url(#_1)\" d=\"\(Self.squareData)\"/>"
        #expect(
            twice == """
                <defs><linearGradient id="_1" gradientUnits="userSpaceOnUse" x1="1" y1="2" x2="3" y2="4">\
                <stop offset=".25" stop-color="#000"/><stop offset="1" stop-color="#fff" stop-opacity=".5"/>\
                </linearGradient></defs>\(path)\(path)
                """
        )
    }

    @Test("SVG files have an inner radius of a gradient in its stops, and its aspect in its transform") func radial()
        throws
    {
        let stops = [
            DisplayList.Gradient.Stop(location: 0, color: .black),
            DisplayList.Gradient.Stop(location: 1, color: .white),
        ]
        let circle = DisplayList.Gradient.Geometry.radial(CGPoint(x: 5, y: 6), 10, 40, aspect: 0.5)
        let paint = DisplayList.Paint.gradient(DisplayList.Gradient(circle, stops: stops))
        let drawn = try content(.fill(Self.square, paint, FillStyle()))
        // Black is at 10 of 40 points.
        #expect(
            drawn == """
                <defs><radialGradient id="_1" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="40" \
                gradientTransform="translate(5 6)scale(1 .5)"><stop offset=".25" stop-color="#000"/>\
                <stop offset="1" stop-color="#fff"/></radialGradient></defs>\
                <path fill="url(#_1)" d="\(Self.squareData)"/>
                """
        )
    }

    @Test("SVG files keep what a layer says, and only that") func layers() throws {
        let fill = DisplayList.Item.fill(Self.square, Self.red, FillStyle())
        let path = "<path fill=\"#f00\" d=\"\(Self.squareData)\"/>"
        #expect(try content(.group(DisplayList.Group(DisplayList.Layer(), [fill]))) == path)
        var layer = DisplayList.Layer()
        layer.transform = CGAffineTransform(translationX: 5, y: -2.5)
        layer.clip = DisplayList.Clip(Self.square, style: FillStyle(eoFill: true))
        layer.opacity = 0.5
        layer.blendMode = .colorDodge
        (layer.identifier, layer.label) = ("total", "Sum & tax")
        #expect(
            try content(.group(DisplayList.Group(layer, [fill]))) == """
                <clipPath id="_1"><path clip-rule="evenodd" d="\(Self.squareData)"/></clipPath>\
                <g id="total" role="img" aria-label="Sum &amp; tax" opacity=".5" style="mix-blend-mode:color-dodge" \
                transform="translate(5 -2.5)" clip-path="url(#_1)">\(path)</g>
                """
        )
    }

    @Test("SVG files write more decimals inside a layer that enlarges") func precision() throws {
        var layer = DisplayList.Layer()
        layer.transform = CGAffineTransform(scaleX: 100, y: 100)
        let path = Path(CGRect(x: 0.123456789, y: 0, width: 1, height: 1))
        let drawn = try content(.group(DisplayList.Group(layer, [.fill(path, Self.red, FillStyle())])))
        // A thousandth of a point on the drawing is 0.00001 here.
        #expect(drawn.contains("d=\"M.12346 0h1v1h-1z\""))
    }

    @Test("SVG files write the mask of a layer after its content") func masks() throws {
        let fill = DisplayList.Item.fill(Self.square, Self.red, FillStyle())
        let path = "<path fill=\"#f00\" d=\"\(Self.squareData)\"/>"
        #expect(
            try content(.group(DisplayList.Group(DisplayList.Layer(), [fill], mask: [fill]))) == """
                <g mask="url(#_1)">\(path)</g><mask id="_1" maskUnits="userSpaceOnUse" mask-type="alpha" x="0" y="0" \
                width="100" height="50">\(path)</mask>
                """
        )
    }

    @Test("SVG files have filters around what a layer moves") func filters() throws {
        let fill = DisplayList.Item.fill(Self.square, Self.red, FillStyle())
        var layer = DisplayList.Layer()
        layer.transform = CGAffineTransform(scaleX: 2, y: 2)
        layer.filters = [.blur(radius: 8)]
        let drawn = try content(.group(DisplayList.Group(layer, [fill])))
        // The standard deviation is half the radius; three of them, and a point, on each side.
        #expect(
            drawn == """
                <defs><filter id="_1" filterUnits="userSpaceOnUse" x="-13" y="-13" width="126" height="76" \
                color-interpolation-filters="sRGB"><feGaussianBlur in="SourceGraphic" stdDeviation="4" result="r0"/>\
                </filter></defs><g filter="url(#_1)"><g transform="matrix(2 0 0 2 0 0)">\
                <path fill="#f00" d="\(Self.squareData)"/></g></g>
                """
        )
    }
}
