import CopyfitDrawing
import Foundation

/// What a tint depends on.
struct TintKey: Hashable {
    let color: DisplayList.PlainColor
    let destination: CGRect
}

extension SVGWriter {
    /// Defines a filter that does all of these in order, in the coordinates around the layer; nil if there is nothing to
    /// do.
    mutating func define(_ filters: [DisplayList.Filter]) -> Int? {
        let filters = filters.filter(\.hasEffect)
        guard !filters.isEmpty else { return nil }
        guard filters.allSatisfy(\.isWritable) else {
            hasFailed = true
            return nil
        }
        let number = identifiers.next()
        let area = space.visible(size, margin: filters.map(\.reach).reduce(0, +))
        definitions.add("<filter id=\"")
        definitions.identifier(.definition(number))
        definitions.add("\"")
        regionOfFilter(area)
        var last = "SourceGraphic"
        for (index, filter) in filters.enumerated() {
            let result = "r\(index)"
            switch filter {
            case .blur(let radius): defineBlur(radius, of: last, result)
            case .shadow(let color, let radius, let offset): defineShadow(color, radius, offset, of: last, result)
            case .colors(let matrix): define(matrix, of: last, result)
            }
            last = result
        }
        definitions.add("</filter>")
        return number
    }

    /// A filter that gives everything one colour, in a rectangle.
    mutating func defineTint(_ color: DisplayList.PlainColor, in area: CGRect) -> Int {
        let key = TintKey(color: color, destination: area)
        if let known = tints[key] { return known }
        let number = identifiers.next()
        tints[key] = number
        definitions.add("<filter id=\"")
        definitions.identifier(.definition(number))
        definitions.add("\"")
        regionOfFilter(area)
        let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
        let rows = [
            0, 0, 0, 0, red, 0, 0, 0, 0, green, 0, 0, 0, 0, blue, 0, 0, 0, Double(color.alpha), 0,
        ]
        define(DisplayList.ColorMatrix(rows: rows), of: "SourceGraphic", "r0")
        definitions.add("</filter>")
        return number
    }

    private mutating func regionOfFilter(_ area: CGRect) {
        definitions.add(" filterUnits=\"userSpaceOnUse\"")
        for (name, value) in [("x", area.minX), ("y", area.minY), ("width", area.width), ("height", area.height)] {
            definitionAttribute(name, value)
        }
        definitions.add(" color-interpolation-filters=\"sRGB\">")
    }

    private mutating func defineBlur(_ radius: CGFloat, of source: String, _ result: String) {
        definitions.add("<feGaussianBlur in=\"\(source)\"")
        definitionAttribute("stdDeviation", radius / 2)
        definitions.add(" result=\"\(result)\"/>")
    }

    /// The parts of `feDropShadow`, which SVG 1.1 does not have.
    private mutating func defineShadow(
        _ color: DisplayList.PlainColor,
        _ radius: CGFloat,
        _ offset: CGSize,
        of source: String,
        _ result: String
    ) {
        definitions.add("<feFlood flood-color=\"")
        definitions.color(color)
        definitions.add("\" flood-opacity=\"")
        definitions.number(Double(color.alpha))
        definitions.add("\" result=\"\(result)f\"/><feComposite in=\"\(result)f\" in2=\"\(source)\" operator=\"in\"")
        definitions.add(" result=\"\(result)c\"/>")
        if radius > 0 { defineBlur(radius, of: "\(result)c", "\(result)b") }
        definitions.add("<feOffset in=\"\(result)\(radius > 0 ? "b" : "c")\"")
        definitionAttribute("dx", offset.width)
        definitionAttribute("dy", offset.height)
        definitions.add(" result=\"\(result)o\"/><feMerge result=\"\(result)\"><feMergeNode in=\"\(result)o\"/>")
        definitions.add("<feMergeNode in=\"\(source)\"/></feMerge>")
    }

    private mutating func define(_ matrix: DisplayList.ColorMatrix, of source: String, _ result: String) {
        definitions.add("<feColorMatrix in=\"\(source)\" type=\"matrix\" values=\"")
        for (index, value) in matrix.rows.enumerated() {
            if index > 0 { definitions.add(" ") }
            definitions.number(value, decimals: 4)
        }
        definitions.add("\" result=\"\(result)\"/>")
    }
}

extension DisplayList.Filter {
    /// Whether anything changes.
    var hasEffect: Bool {
        switch self {
        case .blur(let radius): !(radius <= 0)
        case .shadow(let color, _, _): color.alpha > 0
        case .colors(let matrix): matrix != .identity
        }
    }

    fileprivate var isWritable: Bool {
        switch self {
        case .blur(let radius): Markup.isWritable(radius)
        case .shadow(_, let radius, let offset): [radius, offset.width, offset.height].allSatisfy(Markup.isWritable)
        case .colors(let matrix): matrix.rows.count == 20 && matrix.rows.allSatisfy(Markup.isWritable)
        }
    }

    /// How far away content has an effect. Beyond three standard deviations a Gaussian is less than a colour step.
    fileprivate var reach: Double {
        switch self {
        case .blur(let radius): radius * 1.5 + 1
        case .shadow(_, let radius, let offset):
            max(radius, 0) * 1.5 + 1 + max(abs(offset.width), abs(offset.height))
        case .colors: 0
        }
    }
}
