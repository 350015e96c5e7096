import CopyfitDrawing
import Foundation

/// A layer whose end has not come yet.
struct OpenLayer {
    /// Where its markup begins.
    let start: Int
    /// The coordinates around it.
    let outside: WritingSpace
    /// The number of its mask; nil if it has none.
    let mask: Int?
    /// The element that holds the content; nil if the layer changes nothing.
    var inner: String?
    /// The element around that one, where the filters are.
    var outer: String?
    var isInMask = false
    /// Whether it cannot be drawn.
    var isDropped = false
    var isLink = false
}

extension SVGWriter {
    mutating func begin(_ layer: DisplayList.Layer, isMasked: Bool) {
        var open = OpenLayer(start: body.count, outside: space, mask: isMasked ? identifiers.next() : nil)
        let filter = define(layer.filters)
        space.transform = layer.transform.concatenating(space.transform)
        let map = layer.transform
        if ![map.a, map.b, map.c, map.d, map.tx, map.ty].allSatisfy(Markup.isWritable) { hasFailed = true }
        let clip = layer.clip.map { clip in
            let number = identifiers.next()
            openClip(number, clip.path, clip.style)
            return number
        }
        let link = allowedLink(layer)
        let isMoved = !map.isIdentity || clip != nil || isMasked
        if isMoved || layer.needsGroup || layer.identifier != nil || layer.label != nil || link != nil {
            open.isLink = link != nil
            let name = link == nil ? "g" : "a"
            let isSplit = filter != nil && isMoved
            (open.outer, open.inner) = isSplit ? (name, "g") : (nil, name)
            body.add("<")
            body.add(name)
            attributes(of: layer, link: link, filter: filter)
            if isSplit { body.add("><g") }
            attributes(transform: map, decimals: open.outside.decimals)
            reference(" clip-path", clip)
            reference(" mask", open.mask)
            body.add(">")
        }
        open.isDropped = hasFailed
        hasFailed = false
        layers.append(open)
    }

    mutating func beginMask() {
        guard var layer = layers.popLast() else { return }
        defer { layers.append(layer) }
        guard let mask = layer.mask else { return }
        layer.isInMask = true
        close(layer.inner)
        body.add("<mask id=\"")
        body.identifier(.definition(mask))
        body.add("\" maskUnits=\"userSpaceOnUse\" mask-type=\"alpha\"")
        region(space.visible(size))
        body.add(">")
        layer.inner = "mask"
    }

    mutating func end() {
        guard let layer = layers.popLast() else { return }
        close(layer.inner)
        close(layer.outer)
        space = layer.outside
        guard layer.isDropped else { return }
        body.truncate(to: layer.start)
        remarks.add("A layer with numbers that are not finite, or too large, was left out.")
    }

    /// Writes the element that a clip refers to.
    mutating func openClip(_ number: Int, _ path: Path, _ style: FillStyle) {
        body.add("<clipPath id=\"")
        body.identifier(.definition(number))
        body.add("\"><path")
        if style.isEOFilled { body.add(" clip-rule=\"evenodd\"") }
        if !style.isAntialiased { body.add(" shape-rendering=\"crispEdges\"") }
        pathData(path)
        body.add("/></clipPath>")
    }

    /// Adds ` x="…" y="…" width="…" height="…"`.
    mutating func region(_ area: CGRect) {
        attribute("x", number: area.minX)
        attribute("y", number: area.minY)
        attribute("width", number: area.width)
        attribute("height", number: area.height)
    }

    private mutating func close(_ element: String?) {
        guard let element else { return }
        body.add("</")
        body.add(element)
        body.add(">")
    }

    private mutating func attributes(of layer: DisplayList.Layer, link: URL?, filter: Int?) {
        if let link { attribute("xlink:href", text: link.absoluteString) }
        if let identifier = layer.identifier { attribute("id", text: identifiers.unique(identifier)) }
        if let label = layer.label {
            if link == nil { body.add(" role=\"img\"") }
            attribute("aria-label", text: label)
        }
        if !(layer.opacity >= 1) {
            body.add(" opacity=\"")
            body.number(max(layer.opacity, 0))
            body.add("\"")
        }
        style(blendMode: layer.blendMode, isIsolated: layer.isIsolated)
        reference(" filter", filter)
    }

    private mutating func style(blendMode: BlendMode, isIsolated: Bool) {
        let name = blendMode.styleName
        if name == nil {
            remarks.add("SVG has no blend mode \(blendMode.rawValue): what uses it is drawn in the normal mode.")
        }
        let isBlended = blendMode != .normal && name != nil
        guard isBlended || isIsolated else { return }
        body.add(" style=\"")
        if let name, isBlended { body.add("mix-blend-mode:\(name)") }
        if isIsolated { body.add(isBlended ? ";isolation:isolate" : "isolation:isolate") }
        body.add("\"")
    }

    /// Adds ` transform="…"`, unless the map changes nothing.
    private mutating func attributes(transform map: CGAffineTransform, decimals: Int) {
        guard !map.isIdentity else { return }
        if (map.a, map.b, map.c, map.d) == (1, 0, 0, 1) {
            body.add(" transform=\"translate(")
        } else {
            body.add(" transform=\"matrix(")
            for factor in [map.a, map.b, map.c, map.d] {
                body.factor(factor)
                body.add(" ")
            }
        }
        body.number(map.tx, decimals: decimals)
        body.add(" ")
        body.number(map.ty, decimals: decimals)
        body.add(")\"")
    }

    /// Adds a reference to a definition, if there is one.
    mutating func reference(_ name: String, _ number: Int?) {
        guard let number else { return }
        body.add(name)
        body.add("=\"url(#")
        body.identifier(.definition(number))
        body.add(")\"")
    }

    mutating func attribute(_ name: String, text: String) {
        body.add(" ")
        body.add(name)
        body.add("=\"")
        body.escaped(text)
        body.add("\"")
    }

    /// The layer's address, if a reader can follow it and nothing else happens. Links are not nested, and masks have none.
    private mutating func allowedLink(_ layer: DisplayList.Layer) -> URL? {
        guard let link = layer.link, !layers.contains(where: { $0.isLink || $0.isInMask }) else { return nil }
        guard link.isHarmless else {
            remarks.add(.linkLeftOut)
            return nil
        }
        return link
    }
}

extension BlendMode {
    /// The mode's name in CSS; nil if it has none.
    fileprivate var styleName: String? {
        switch self {
        case .normal, .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue, .saturation,
            .color, .luminosity:
            rawValue
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .plusLighter: "plus-lighter"
        case .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
        }
    }
}
