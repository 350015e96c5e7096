import CopyfitDrawing
import Foundation

extension SVGWriter {
    mutating func image(_ drawing: DisplayList.ImageDrawing) {
        let (source, destination) = (drawing.source, drawing.destination)
        let sides = [source.width, source.height, destination.width, destination.height]
        guard !sides.contains(where: { $0 <= 0 }), drawing.opacity > 0 else { return }
        guard let picture = define(drawing.picture) else { return }
        let start = body.count
        let tint = drawing.tint.map { defineTint($0, in: destination) }
        let whole = CGRect(origin: .zero, size: drawing.picture.uprightSize)
        body.add("<g")
        if drawing.opacity < 1 { attribute("opacity", number: drawing.opacity) }
        if drawing.isPixelated { body.add(" image-rendering=\"pixelated\"") }
        reference(" filter", tint)
        body.add(">")
        if source == whole {
            useWhole(picture, whole.size, in: destination)
        } else {
            body.add("<svg")
            region(destination)
            viewBox(source)
            body.add(">")
            use(picture)
            body.add("</svg>")
        }
        body.add("</g>")
        dropIfFailed(start)
    }

    /// The number of a pattern; nil if nothing would be drawn.
    mutating func define(_ pattern: DisplayList.Pattern) -> Int? {
        if let known = patterns[pattern] { return known }
        let (source, tile) = (pattern.source, pattern.tile)
        guard source.width > 0, source.height > 0, tile.width > 0, tile.height > 0 else { return nil }
        guard let picture = define(pattern.picture) else { return nil }
        let number = identifiers.next()
        let start = body.count
        body.add("<pattern id=\"")
        body.identifier(.definition(number))
        body.add("\" patternUnits=\"userSpaceOnUse\"")
        region(tile)
        viewBox(source)
        body.add(">")
        use(picture)
        body.add("</pattern>")
        guard !dropIfFailed(start) else { return nil }
        body.move(from: start, to: &definitions)
        patterns[pattern] = number
        return number
    }

    /// The number of a picture's definition; nil, with a remark, for bytes that are no picture.
    private mutating func define(_ picture: DisplayList.Picture) -> Int? {
        if let known = pictures[picture] { return known }
        guard let file = EmbeddedPicture(picture, &remarks) else {
            pictures[picture] = .some(nil)
            return nil
        }
        let number = identifiers.next()
        pictures[picture] = number
        definitions.add("<image id=\"")
        definitions.identifier(.definition(number))
        definitions.add("\" width=\"")
        definitions.integer(picture.width)
        definitions.add("\" height=\"")
        definitions.integer(picture.height)
        // Whatever the file says about its orientation.
        definitions.add("\" preserveAspectRatio=\"none\" style=\"image-orientation:none\"")
        let map = picture.uprightMap
        if !map.isIdentity {
            let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty].map { String(Int($0)) }
            definitions.add(" transform=\"matrix(\(numbers.joined(separator: " ")))\"")
        }
        definitions.add(" xlink:href=\"data:image/\(file.type);base64,")
        definitions.base64(file.bytes)
        definitions.add("\"/>")
        return number
    }

    private mutating func useWhole(_ picture: Int, _ size: CGSize, in destination: CGRect) {
        if ![destination.minX, destination.minY, destination.width, destination.height].allSatisfy(Markup.isWritable) {
            hasFailed = true
        }
        body.add("<use xlink:href=\"#")
        body.identifier(.definition(picture))
        body.add("\" transform=\"translate(")
        body.number(destination.minX, decimals: space.decimals)
        body.add(" ")
        body.number(destination.minY, decimals: space.decimals)
        body.add(")scale(")
        body.factor(destination.width / size.width)
        body.add(" ")
        body.factor(destination.height / size.height)
        body.add(")\"/>")
    }

    private mutating func use(_ picture: Int) {
        body.add("<use xlink:href=\"#")
        body.identifier(.definition(picture))
        body.add("\"/>")
    }

    /// Adds the attributes that stretch a part of a picture.
    private mutating func viewBox(_ source: CGRect) {
        let numbers: [Double] = [source.minX, source.minY, source.width, source.height]
        if !numbers.allSatisfy(Markup.isWritable) { hasFailed = true }
        body.add(" viewBox=\"")
        for (index, number) in numbers.enumerated() {
            if index > 0 { body.add(" ") }
            body.number(number, decimals: 4)
        }
        body.add("\" preserveAspectRatio=\"none\"")
    }
}
