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
        let whole = CGRect(x: 0, y: 0, width: drawing.picture.width, height: drawing.picture.height)
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
        body.add("<pattern id=\"_")
        body.integer(number)
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
        guard let file = picture.file else {
            remarks.add("A picture was left out: its bytes do not match its stated format.")
            pictures[picture] = .some(nil)
            return nil
        }
        let number = identifiers.next()
        pictures[picture] = number
        definitions.add("<image id=\"_")
        definitions.integer(number)
        definitions.add("\" width=\"")
        definitions.integer(picture.width)
        definitions.add("\" height=\"")
        definitions.integer(picture.height)
        // Pixels are drawn as they are stored, whatever the file says about its orientation.
        definitions.add("\" preserveAspectRatio=\"none\" style=\"image-orientation:none\" xlink:href=\"data:image/")
        definitions.add(picture.format == .jpeg ? "jpeg" : "png")
        definitions.add(";base64,")
        definitions.base64(file)
        definitions.add("\"/>")
        return number
    }

    private mutating func useWhole(_ picture: Int, _ size: CGSize, in destination: CGRect) {
        if ![destination.minX, destination.minY, destination.width, destination.height].allSatisfy(Markup.isWritable) {
            hasFailed = true
        }
        body.add("<use xlink:href=\"#_")
        body.integer(picture)
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
        body.add("<use xlink:href=\"#_")
        body.integer(picture)
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

extension DisplayList.Picture {
    /// A file that can be embedded; nil if the bytes do not begin like one of the format, or pixels are missing.
    fileprivate var file: Data? {
        guard width > 0, height > 0 else { return nil }
        switch format {
        case .png: return bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) ? bytes : nil
        case .jpeg: return bytes.starts(with: [0xFF, 0xD8, 0xFF]) ? bytes : nil
        case .rgba:
            let (pixels, hasOverflown) = width.multipliedReportingOverflow(by: height)
            guard !hasOverflown, pixels <= Int.max / 4, bytes.count == 4 * pixels else { return nil }
            return try? PNGEncoder().encode(rgba: [UInt8](bytes), width: width, height: height)
        }
    }
}
