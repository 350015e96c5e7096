import CopyfitDrawing
import CopyfitRendering
import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Hostile drawings as SVG")
struct SVGHostileTests {
    private static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    private static let black = DisplayList.Paint.color(.black)

    private func render(_ items: DisplayList.Items, title: String? = nil) throws -> (
        elements: XMLElements, remarks: Int
    ) {
        var renderer = SVGRenderer()
        renderer.title = title
        let file = try renderer.render(DisplayList(size: CGSize(width: 10, height: 10), items: items))
        return (try XMLElements(file.bytes), file.remarks.count)
    }

    @Test(
        "Hostile drawings as SVG have no area if a side is not a positive, finite number",
        arguments: [(0, 1), (1, 0), (-1, 1), (.nan, 1), (1, .infinity)] as [(Double, Double)]
    )
    func noArea(width: Double, height: Double) {
        #expect(throws: RenderingError.noArea) {
            try SVGRenderer().render(DisplayList(size: CGSize(width: width, height: height)))
        }
    }

    @Test(
        "Hostile drawings as SVG keep strings as strings",
        arguments: [
            "]]></text></svg>", "\"><script>alert(1)</script>", "&amp;'<!--", "a\u{0}b\u{1B}\u{FFFE}\u{FFFF}\r\n\tc",
        ]
    )
    func strings(text: String) throws {
        var layer = DisplayList.Layer()
        (layer.label, layer.identifier) = (text, text)
        let fill = DisplayList.Item.fill(Path(Self.unit), Self.black, FillStyle())
        let drawing = try render([.group(DisplayList.Group(layer, [fill]))], title: text)
        #expect(drawing.elements.names == ["svg", "title", "g", "path"])
        let allowed = String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { ["\u{0}", "\u{1B}", "\u{FFFE}", "\u{FFFF}"].contains($0) ? "\u{FFFD}" : $0 }
            )
        )
        #expect(drawing.elements.attributes["aria-label"] == [allowed])
        #expect(drawing.elements.text == allowed)
    }

    @Test("Hostile drawings as SVG give each layer an identifier of its own that XML allows") func identifiers() throws
    {
        let wishes = ["a", "a", "a-2", "_1", "", "1 2", "größe"]
        let items = wishes.map { wish -> DisplayList.Item in
            var layer = DisplayList.Layer()
            layer.identifier = wish
            return .group(DisplayList.Group(layer, []))
        }
        let names = try render(DisplayList.Items(items)).elements.attributes["id"]
        #expect(names == ["a", "a-2", "a-2-2", "id_1", "id", "id1-2", "größe"])
    }

    @Test(
        "Hostile drawings as SVG link only to what a reader can follow",
        arguments: [
            ("https://a.b/?c=1&d=2", true), ("HTTP://a.b", true), ("mailto:a@b.c", true), ("tel:+1", true),
            ("javascript:alert(1)", false), ("data:text/html,x", false), ("file:///etc/passwd", false),
            ("//a.b", false),
        ]
    )
    func links(address: String, isAllowed: Bool) throws {
        var layer = DisplayList.Layer()
        layer.link = URL(string: address)
        let drawing = try render([.group(DisplayList.Group(layer, []))])
        #expect(drawing.elements.attributes["xlink:href"] == (isAllowed ? [address] : nil))
        #expect(drawing.remarks == (isAllowed ? 0 : 1))
    }

    @Test(
        "Hostile drawings as SVG leave out items whose numbers are not finite, and say so",
        arguments: [.nan, .infinity, -.infinity, 1e300]
    )
    func numbers(number: Double) throws {
        let path = Path(CGRect(x: 0, y: number, width: 1, height: 1))
        var moved = DisplayList.Layer()
        moved.transform.a = number
        var blurred = DisplayList.Layer()
        blurred.filters = [.shadow(.black, radius: abs(number), offset: CGSize(width: 0, height: number))]
        var clipped = DisplayList.Layer()
        clipped.clip = DisplayList.Clip(path)
        let stop = DisplayList.Gradient.Stop(location: number, color: .white)
        let center = CGPoint(x: number, y: 0)
        let gradients: [DisplayList.Gradient.Geometry] = [
            .linear(center, .zero), .radial(center, 0, number, aspect: 1), .angular(center, 0, number),
        ]
        let fill = DisplayList.Item.fill(Path(Self.unit), Self.black, FillStyle())
        let fills = gradients.map { geometry in
            let gradient = DisplayList.Gradient(geometry, stops: [stop, stop])
            return DisplayList.Item.fill(Path(Self.unit), .gradient(gradient), FillStyle())
        }
        let items: DisplayList.Items = [
            .fill(path, Self.black, FillStyle()), .stroke(path, Self.black, StrokeStyle()),
            .group(DisplayList.Group(moved, [fill])), .group(DisplayList.Group(blurred, [fill])),
            .group(DisplayList.Group(clipped, [fill])),
        ]
        let drawing = try render(items + fills)
        #expect(!drawing.elements.names.contains("path"))
        #expect(drawing.remarks > 0)
    }

    @Test(
        "Hostile drawings as SVG have colours, opacities and sizes that are not numbers without a crash",
        arguments: [.nan, .infinity, -1e30]
    )
    func colors(number: Double) throws {
        var color = DisplayList.PlainColor.black
        (color.red, color.green, color.blue) = (Float(number), Float(-number), Float(number))
        let stops = ([0, number, 1] as [Double]).map {
            DisplayList.Gradient.Stop(location: $0, color: $0 == 1 ? .white : color)
        }
        let geometries: [DisplayList.Gradient.Geometry] = [
            .linear(.zero, CGPoint(x: 1, y: 1)), .radial(.zero, 1, 0, aspect: 1), .angular(.zero, 1, 0),
            .angular(.zero, 0, 0),
        ]
        let paints = geometries.map { DisplayList.Paint.gradient(DisplayList.Gradient($0, stops: stops)) }
        let styles = [
            StrokeStyle(lineWidth: number), StrokeStyle(miterLimit: number, dash: [1, number], dashPhase: number),
        ]
        var layer = DisplayList.Layer()
        layer.opacity = number
        let path = Path(Self.unit)
        let items = ([.color(color)] + paints).flatMap { paint -> [DisplayList.Item] in
            let filled = DisplayList.Group(layer, [.fill(path, paint, FillStyle())])
            return [.group(filled)] + styles.map { .stroke(path, paint, $0) }
        }
        let file = try render(DisplayList.Items(items))
        #expect(file.elements.names.first == "svg")
        #expect(!file.elements.attributes.values.joined().contains { $0.contains("nan") || $0.contains("inf") })
    }

    @Test("Hostile drawings as SVG leave out pictures whose bytes are something else") func pictures() throws {
        let svg = Data("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>".utf8)
        for format in [DisplayList.Picture.Format.png, .jpeg, .rgba] {
            let picture = DisplayList.Picture(bytes: svg, format: format, width: 3, height: 3)
            let drawing = try render([
                .image(DisplayList.ImageDrawing(picture, source: Self.unit, destination: Self.unit))
            ])
            #expect(drawing.elements.names == ["svg"])
            #expect(drawing.remarks == 1)
        }
    }
}

/// What Foundation's XML parser finds in a file.
final class XMLElements: NSObject, XMLParserDelegate {
    private(set) var names: [String] = []
    private(set) var attributes: [String: [String]] = [:]
    private(set) var text = ""

    /// Parses a file, which fails if it is not well-formed XML.
    init(_ file: Data) throws {
        super.init()
        let parser = XMLParser(data: file)
        parser.delegate = self
        if !parser.parse() { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        names.append(name)
        for (name, value) in attributes { self.attributes[name, default: []].append(value) }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        text += string
    }
}
