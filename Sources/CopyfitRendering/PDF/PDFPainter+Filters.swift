import CopyfitDrawing
import CopyfitFonts
import Foundation

extension PDFPainter {
    /// A PDF has no blurs, shadows and filters of colours: pixels of just that part are drawn, over text that can be found. Of a
    /// shadow only the shadow is pixels; what casts it is drawn by its items.
    mutating func drawWhole(_ group: DisplayList.Group, _ options: RenderingOptions) throws(RenderingError) -> Bool {
        let layer = group.layer
        guard let map, layer.filters.contains(where: \.hasEffect), !(layer.opacity <= 0) else { return false }
        if let shadow = group.shadow {
            try drawPixels(of: shadow, layer, in: map, options)
            return false
        }
        remark(layer)
        var plain = layer
        (plain.opacity, plain.blendMode) = (1, .normal)
        drawTextAndLinks(of: group)
        try drawPixels(of: .group(DisplayList.Group(plain, group.items, mask: group.mask)), layer, in: map, options)
        return true
    }

    /// Draws pixels of an item with the opacity and the blend mode of a layer.
    private mutating func drawPixels(
        of item: DisplayList.Item,
        _ layer: DisplayList.Layer,
        in map: PlaneMap,
        _ options: RenderingOptions
    ) throws(RenderingError) {
        guard let pixels = try PixelPart(item, in: map, visible: visible, options, &remarks) else { return }
        noteExtent(pixels.place)
        let mode = layer.blendMode.isInPDF ? layer.blendMode : .normal
        markShape()
        content.save()
        content.setGraphics(states.state(opacity: min(layer.opacity, 1), mode: mode, in: &file))
        content.paint(file.add(pixels.image, PDFImage()), in: pixels.map)
        content.restore()
    }

    /// What a group has in the file beside its pixels: text that can be found but is not seen, and links. Masks have neither.
    private mutating func drawTextAndLinks(of group: DisplayList.Group) {
        enter(group.layer)
        for step in group.items.steps {
            switch step {
            case .item(.group(let inner)): enter(inner.layer)
            case .item(let item):
                noteExtent(item)
                switch item {
                case .glyphs(let run): showUnseen(run)
                case .image: markShape(isPicture: true)
                default: break
                }
            case .mask:
                leave()
                enterHidden()
            case .end: leave()
            }
        }
        leave()
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
    /// Maps the unit square in which a file has its pixels.
    let map: PlaneMap

    /// Nil if nothing of the item is visible.
    init?(
        _ item: DisplayList.Item,
        in map: PlaneMap,
        visible: CGRect,
        _ options: RenderingOptions,
        _ remarks: inout Remarks
    ) throws(RenderingError) {
        guard let extent = GroupExtents([item], in: map).extents.first?.rect else { return nil }
        let place = extent.insetBy(dx: -1, dy: -1).intersection(visible)
        guard place.width > 0, place.height > 0 else { return nil }
        let limit = min(options.pixelLimit ?? Self.pixelLimit, Self.pixelLimit)
        let scale = Self.scale(of: place.size, pixelLimit: limit)
        var moved = DisplayList.Layer()
        moved.transform = map.concatenating(PlaneMap(translationX: -place.minX, y: -place.minY))
        let list = DisplayList(size: place.size, items: [.group(DisplayList.Group(moved, [item]))])
        var options = options
        options.pixelLimit = limit
        let page = try RasterPage(list, scale: scale, background: nil, pixelLimit: limit, options)
        page.remarks.forEach { remarks.add($0) }
        (image, self.place) = (page.canvas, place)
        let size = CGSize(width: Double(image.area.width) / scale, height: Double(image.area.height) / scale)
        self.map = PlaneMap(a: size.width, b: 0, c: 0, d: -size.height, tx: place.minX, ty: place.minY + size.height)
    }

    /// Pixels to a point: fewer than usual for a part that would have too many pixels in all or on a side. Where each side has
    /// less than a whole pixel more than its length, (width × scale + 1) (height × scale + 1) is the limit.
    private static func scale(of size: CGSize, pixelLimit: Int) -> Double {
        let (sum, longest) = (size.width + size.height, max(size.width, size.height))
        let rest = Double(max(pixelLimit, 1) - 1)
        let byCount = 2 * rest / (sum + (sum * sum + 4 * size.width * size.height * rest).squareRoot())
        return min(Self.scale, max(byCount, 1 / longest), RasterPage.sideLimit / longest)
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
