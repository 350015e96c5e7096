import CopyfitDrawing
import Foundation

extension PDFPainter {
    /// Makes a paint the current one and draws; `extent` is what will be painted, in the page's coordinates.
    mutating func draw(
        in paint: DisplayList.Paint,
        _ map: PlaneMap,
        _ extent: LayerExtent,
        isLine: Bool = false,
        _ body: (inout PDFPainter) -> Void
    ) {
        guard let plain = PlainPaint(paint) else { return }
        if case .color(let color) = plain {
            content.setGraphics(state(opacity: Double(color.alpha)))
            content.setColor(color, isLine: isLine)
            return body(&self)
        }
        guard let pattern = pattern(plain, map, extent) else { return }
        content.save()
        if let mask = pattern.mask {
            content.setGraphics(states.state(mask: mask, in: &file))
        } else {
            content.setGraphics(state(opacity: pattern.opacity))
        }
        content.setPattern(pattern.object, isLine: isLine)
        body(&self)
        content.restore()
    }

    /// A state with only an opacity.
    mutating func state(opacity: Double) -> PDFFile.Reference { states.state(opacity: opacity, in: &file) }

    private typealias Pattern = (object: PDFFile.Reference, opacity: Double, mask: PDFStates.Mask?)

    private mutating func pattern(_ paint: PlainPaint, _ map: PlaneMap, _ extent: LayerExtent) -> Pattern? {
        switch paint {
        case .color: return nil
        case .pattern(let pattern): return tiles(pattern, map).map { ($0, 1, nil) }
        case .linear(let start, let end, let stops):
            let line = [start.x, start.y, end.x, end.y].map { Double($0) }
            return gradient(map, stops) { file, part in file.addShading(line, stops, part) }
        case .radial(let center, let inner, let outer, let aspect, let stops):
            let ellipses = PlaneMap(scaleX: 1, y: aspect).around(center).concatenating(map)
            guard ellipses.isDrawable else { return nil }
            let (x, y) = (Double(center.x), Double(center.y))
            let circles = [x, y, inner, x, y, outer]
            return gradient(ellipses, stops) { file, part in file.addShading(circles, stops, part) }
        case .angular(let center, let start, let span, let stops):
            guard let rect = extent.rect?.applying(map.inverted()) else { return nil }
            let sectors = SectorFan(start: start, span: span, stops).sectors
            let radius = SectorFan.radius(from: center, over: rect)
            guard !sectors.isEmpty else { return nil }
            return gradient(map, stops) { file, part in file.addShading(center, radius: radius, sectors, part) }
        }
    }

    /// The pattern of a gradient, with its opacity, or with a mask if that changes.
    private mutating func gradient(
        _ map: PlaneMap,
        _ stops: [DisplayList.Gradient.Stop],
        _ shading: (inout PDFFile, PDFFile.ShadingPart) -> PDFFile.Reference
    ) -> Pattern {
        var object = Markup()
        object.add("<</Type/Pattern/PatternType 2/Matrix[")
        object.map(map.concatenating(content.page))
        object.add("]/Shading ")
        object.reference(shading(&file, .color))
        object.add(">>")
        let pattern = file.add(object)
        let opacities = Set(stops.map(\.color.alpha))
        if opacities.count == 1 { return (pattern, Double(opacities.first ?? 1), nil) }
        var mask = content.group()
        mask.paintShading(shading(&file, .opacity), in: map)
        return (pattern, 1, .grey(addGroup(mask, space: "/DeviceGray")))
    }

    private mutating func tiles(_ pattern: DisplayList.Pattern, _ map: PlaneMap) -> PDFFile.Reference? {
        let tile = pattern.tile
        guard let placed = pictures.place(pattern.source, of: pattern.picture, in: tile, in: &file, &remarks) else {
            return nil
        }
        let placing = map.concatenating(content.page)
        guard placing.isDrawable else { return nil }
        var resources = PDFResources()
        var code = Markup()
        code.map(placed.map)
        code.add("cm")
        resources.name(placed.object, .picture, in: &code)
        code.add("Do")
        var entries = Markup()
        entries.add("/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox")
        entries.rectangle(tile)
        entries.add("/XStep ")
        entries.factor(tile.width)
        entries.add("/YStep ")
        entries.factor(tile.height)
        entries.add("/Matrix[")
        entries.map(placing)
        entries.add("]/Resources")
        resources.write(to: &entries)
        return file.addStream(entries, compressing: code.bytes)
    }

    /// Adds the innermost group, as large as what may be drawn on.
    mutating func addGroup() -> PDFFile.Reference {
        content.endMark()
        saveDepth = max(saveDepth, content.saveDepth)
        return addGroup(content, space: "/DeviceRGB")
    }

    private mutating func addGroup(_ content: PDFContent, space: String) -> PDFFile.Reference {
        var entries = Markup()
        entries.add("/Type/XObject/Subtype/Form/BBox")
        entries.rectangle(visible.applying(content.page))
        entries.add("/Group<</S/Transparency/I true/CS\(space)>>/Resources")
        content.resources.write(to: &entries)
        if let key = content.key { entries.add("/StructParents \(key)") }
        return file.addStream(entries, compressing: content.code.bytes, as: content.group)
    }
}
