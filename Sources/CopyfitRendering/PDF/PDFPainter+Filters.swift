import CopyfitDrawing
import CopyfitFonts
import Foundation

extension PDFPainter {
    /// A PDF has no blurs, shadows and filters of colours: pixels of just that part are drawn, over text that can be found. Of a
    /// shadow only the shadow is pixels; what casts it is drawn by its items.
    mutating func drawWhole(_ group: DisplayList.Group) -> Bool {
        let layer = group.layer
        guard let map, layer.filters.contains(where: \.hasEffect), !(layer.opacity <= 0) else { return false }
        if let shadow = group.shadow {
            drawPixels(of: shadow, layer, in: map)
            return false
        }
        var plain = layer
        (plain.opacity, plain.blendMode) = (1, .normal)
        showTextInvisibly(of: group, in: map)
        drawPixels(of: .group(DisplayList.Group(plain, group.items, mask: group.mask)), layer, in: map)
        return true
    }

    /// Draws pixels of an item with the opacity and the blend mode of a layer.
    private mutating func drawPixels(of item: DisplayList.Item, _ layer: DisplayList.Layer, in map: PlaneMap) {
        guard let visible = context.clipBounds,
            let pixels = PixelPart(item, in: map, visible: visible, &remarks)
        else { return }
        noteExtent(pixels.place)
        context.save()
        context.setSource(pixels.image, in: pixels.map)
        context.setOperator(layer.blendMode.isInPDF ? layer.blendMode : .normal)
        context.paint(opacity: min(layer.opacity, 1))
        context.setOperator(.normal)
        context.restore()
    }

    private mutating func showTextInvisibly(of group: DisplayList.Group, in map: PlaneMap) {
        var maps = [group.layer.transform.concatenating(map)]
        for step in group.items.steps {
            switch step {
            case .item(.group(let inner)): maps.append(inner.layer.transform.concatenating(maps[maps.count - 1]))
            case .item(.glyphs(let run)) where run.isDrawable && !run.glyphs.isEmpty:
                showInvisibly(run, in: maps[maps.count - 1])
            case .end: maps.removeLast()
            case .item, .mask: break
            }
        }
    }
}

extension PDFPainter {
    private mutating func showInvisibly(_ run: DisplayList.GlyphRun, in map: PlaneMap) {
        guard !run.face.hasColorGlyphs, let font = font(run.face) else { return context.showInvisibly(run, in: map) }
        context.setSource(DisplayList.PlainColor(red: 0, green: 0, blue: 0, alpha: CairoContext.leastOpacity))
        font.use(in: context, size: run.size)
        context.show(run, in: map)
    }
}

/// A part of a page as pixels, and where they are.
private struct PixelPart {
    /// 288 pixels to an inch.
    private static let scale = 4.0
    private static let pixelLimit = 1 << 24

    let image: CairoImage
    /// The extent in the page's coordinates.
    let place: CGRect
    let map: PlaneMap

    /// Nil if nothing of the item is visible. A part that would have too many pixels has fewer to a point.
    init?(_ item: DisplayList.Item, in map: PlaneMap, visible: CGRect, _ remarks: inout Remarks) {
        guard let extent = GroupExtents([item], in: map).extents.first?.rect else { return nil }
        let place = extent.insetBy(dx: -1, dy: -1).intersection(visible)
        guard place.width > 0, place.height > 0, place.width * place.height < 1e9 else { return nil }
        let scale = min(Self.scale, (Double(Self.pixelLimit) / (place.width * place.height)).squareRoot() * 0.99)
        var moved = DisplayList.Layer()
        moved.transform = map.concatenating(PlaneMap(translationX: -place.minX, y: -place.minY))
        let list = DisplayList(size: place.size, items: [.group(DisplayList.Group(moved, [item]))])
        let options = RenderingOptions()
        guard let page = try? RasterPage(list, scale: scale, background: nil, pixelLimit: Self.pixelLimit, options)
        else {
            remarks.add("A blur, a shadow or a filter of colours is not drawn, because it would need too many pixels.")
            return nil
        }
        page.remarks.forEach { remarks.add($0) }
        (image, self.place) = (page.canvas, place)
        self.map = PlaneMap(scaleX: 1 / scale, y: 1 / scale).concatenating(
            PlaneMap(translationX: place.minX, y: place.minY)
        )
    }
}

extension DisplayList.Group {
    /// The shadow alone of a group that has one and is otherwise drawn plainly: its outline in the shadow's colour, blurred and
    /// moved; nil for other groups.
    fileprivate var shadow: DisplayList.Item? {
        var inner = layer
        guard inner.opacity >= 1, inner.blendMode == .normal, inner.filters.count == 1,
            case .shadow(let color, let radius, let offset) = inner.filters[0]
        else { return nil }
        let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
        let rows = [
            0, 0, 0, 0, red, 0, 0, 0, 0, green, 0, 0, 0, 0, blue, 0, 0, 0, Double(color.alpha), 0,
        ]
        inner.filters = [.colors(DisplayList.ColorMatrix(rows: rows)), .blur(radius: radius)]
        var outer = DisplayList.Layer()
        outer.transform = PlaneMap(translationX: offset.width, y: offset.height)
        return .group(DisplayList.Group(outer, [.group(DisplayList.Group(inner, items, mask: mask))]))
    }
}
