import CopyfitDrawing
import CopyfitFonts
import Foundation

/// Draws items on pixels.
struct RasterPainter: ItemPainter {
    /// The most layers that may be open at the same time, and the most pixels that they may have together.
    private static let depthLimit = 1000
    private static let layerPixelLimit = 1 << 27

    var remarks = Remarks()
    var pictures = PictureStore()
    var colorGlyphs = ColorGlyphStore()
    var outlines = OutlineStore()
    let rasterizer: GlyphRasterizer
    private(set) var levels: [RasterLevel]
    /// Where the content of each group may be, and how many groups have begun.
    private let extents: GroupExtents
    private var groupCount = 0
    /// The number of open layers that are invisible.
    private var hiddenDepth = 0
    private var layerPixels = 0

    /// What draws a list on a canvas.
    init(_ canvas: CairoImage, of items: DisplayList.Items, scale: Double) throws(RenderingError) {
        guard let rasterizer = GlyphRasterizer() else { throw .failed(reason: "FreeType could not be started") }
        self.rasterizer = rasterizer
        let map = PlaneMap(scaleX: scale, y: scale)
        extents = GroupExtents(items, in: map)
        let context = CairoContext(canvas)
        levels = [RasterLevel(context: context, image: canvas, map: map, clip: canvas.area, ending: .restore)]
    }

    /// What is drawn on now; nil inside a layer of which nothing is seen.
    var level: RasterLevel? { hiddenDepth > 0 ? nil : levels[levels.count - 1] }

    /// Throws if cairo has stopped drawing.
    func check() throws(RenderingError) { try levels[0].context.check() }

    mutating func begin(_ layer: DisplayList.Layer, isMasked: Bool) {
        let extent = extents.extents[groupCount]
        groupCount += 1
        guard let level, let next = open(layer, isMasked, extent, on: level) else {
            hiddenDepth += 1
            return
        }
        levels.append(next)
        if let clip = layer.clip { levels[levels.count - 1].cut(to: clip) }
    }

    mutating func beginMask() {
        guard let level else { return }
        guard let masked = level.masked() else { return remarks.add(Self.memoryRemark) }
        layerPixels += masked.image.count
        levels[levels.count - 1] = masked
    }

    mutating func end() {
        guard hiddenDepth == 0 else { return hiddenDepth -= 1 }
        let level = levels.removeLast()
        switch level.ending {
        case .restore: level.context.restore()
        case .compose(let layer): compose(level, layer)
        }
    }

    /// The level of a new layer; nil if nothing of it is seen.
    private mutating func open(
        _ layer: DisplayList.Layer,
        _ isMasked: Bool,
        _ extent: LayerExtent,
        on level: RasterLevel
    ) -> RasterLevel? {
        let map = layer.transform.concatenating(level.map)
        guard map.isDrawable, !(layer.opacity <= 0) else { return nil }
        guard levels.count < Self.depthLimit else {
            remarks.add("Layers nested more than \(Self.depthLimit) deep are not drawn.")
            return nil
        }
        guard layer.needsGroup || isMasked else {
            level.context.save()
            return RasterLevel(
                context: level.context,
                image: level.image,
                map: map,
                clip: level.clip,
                ending: .restore
            )
        }
        return openGroup(layer, extent, map, on: level)
    }

    private mutating func openGroup(
        _ layer: DisplayList.Layer,
        _ extent: LayerExtent,
        _ map: PlaneMap,
        on level: RasterLevel
    ) -> RasterLevel? {
        guard let visible = level.context.clipBounds, let rect = extent.rect else { return nil }
        let reach = layer.filters.map { $0.reach(in: level.map) }.reduce(0, +)
        // Very wide blurs leave out content farther outside.
        let around = PixelArea(touchedBy: visible)
            .grown(by: Int(min(reach, 512).rounded(.up)), upTo: Int(RasterPage.sideLimit))
        let area = PixelArea(touchedBy: rect).grown(by: 1).intersection(around)
        guard !area.isEmpty else { return nil }
        let count = area.width * area.height
        guard layerPixels + count <= Self.layerPixelLimit, let image = CairoImage(area) else {
            remarks.add(Self.memoryRemark)
            return nil
        }
        layerPixels += count
        let context = CairoContext(image)
        return RasterLevel(context: context, image: image, map: map, clip: area, ending: .compose(layer))
    }

    private static let memoryRemark = "A layer is not drawn, because there is not enough memory for its pixels."

    private mutating func compose(_ level: RasterLevel, _ layer: DisplayList.Layer) {
        var image = level.image
        if let content = level.content {
            CairoContext(content).keepWhere(image)
            layerPixels -= image.count
            image = content
        }
        layerPixels -= image.count
        let around = levels[levels.count - 1]
        for filter in layer.filters { image = filter.apply(to: image, in: around.map) }
        if layer.blendMode == .plusDarker {
            remarks.add("The blend mode plusDarker is not available; what uses it is drawn normally.")
        }
        let context = around.context
        context.setSource(image, in: .identity, CairoContext.Sampling(isPixelated: true))
        context.setOperator(layer.blendMode)
        context.paint(opacity: layer.opacity < 1 ? layer.opacity : 1)
        context.setOperator(.normal)
    }
}

extension DisplayList.Filter {
    /// The filtered pixels; the given ones may change.
    fileprivate func apply(to image: CairoImage, in map: PlaneMap) -> CairoImage {
        switch self {
        case .blur(let radius): BoxBlur(radius: radius * map.scale).apply(to: image)
        case .colors(let matrix): matrix.apply(to: image)
        case .shadow(let color, let radius, let offset):
            return image.withShadow(color, BoxBlur(radius: radius * map.scale), offset.applying(map))
        }
        return image
    }
}

extension CairoImage {
    /// These pixels on a blurred copy of their outline in a colour, moved by a number of pixels.
    fileprivate func withShadow(_ color: DisplayList.PlainColor, _ blur: BoxBlur, _ offset: CGSize) -> CairoImage {
        guard abs(offset.width) < 1e5, abs(offset.height) < 1e5, let shadow = CairoImage(area) else { return self }
        let context = CairoContext(shadow)
        context.setSource(color)
        context.mask(self, in: PlaneMap(translationX: offset.width, y: offset.height))
        blur.apply(to: shadow)
        context.setSource(self, in: .identity, CairoContext.Sampling(isPixelated: true))
        context.paint()
        return shadow
    }
}
