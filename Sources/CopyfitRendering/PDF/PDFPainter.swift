import CopyfitDrawing
import CopyfitFonts
import Foundation

/// Draws items on the pages of a PDF file.
struct PDFPainter: ItemPainter {
    /// The most layers that may be open at the same time.
    private static let depthLimit = 500

    var remarks = Remarks()
    var pictures = PictureStore(embedsJPEG: true)
    var colorGlyphs = ColorGlyphStore()
    let context: CairoContext
    private var fonts: [FontFace: CairoFont] = [:]
    private var links = PageLinks()
    private var levels: [Level] = []
    private var hiddenDepth = 0

    struct Level {
        let layer: DisplayList.Layer
        let map: PlaneMap
        var isGroup = false
        var content: CairoGroup?
    }

    init(_ surface: CairoPDFSurface) { context = CairoContext(surface) }

    /// The map of the coordinates that items have now; nil inside a layer of which nothing is seen.
    var map: PlaneMap? { hiddenDepth > 0 ? nil : levels.last?.map ?? .identity }

    /// Draws a list and ends its page.
    mutating func drawPage(_ list: DisplayList, _ options: RenderingOptions) throws(RenderingError) {
        context.save()
        try draw(list.items, options)
        context.restore()
        links.write(on: context, page: CGRect(origin: .zero, size: list.size))
        context.showPage()
    }

    /// The font of a face, for this document alone; nil for a face that cannot be drawn.
    mutating func font(_ face: FontFace) -> CairoFont? {
        if let known = fonts[face] { return known }
        guard let font = FontPool.shared.take(face) else { return nil }
        fonts[face] = font
        return font
    }

    /// Ends the file, and then lets other documents use the fonts. A surface that failed is ended too, because until
    /// then it uses them.
    mutating func finish(_ surface: CairoPDFSurface) throws(RenderingError) -> Data {
        let file = Result { () throws(RenderingError) in try surface.finish() }
        try context.check()
        let bytes = try file.get()
        giveBackFonts()
        return bytes
    }

    private mutating func giveBackFonts() {
        fonts.values.sorted { $0.face.path < $1.face.path }.forEach(FontPool.shared.giveBack)
        fonts = [:]
    }

    mutating func begin(_ layer: DisplayList.Layer, isMasked: Bool) {
        guard enter(layer, depthLimit: Self.depthLimit), let map else { return }
        remark(layer)
        let isGroup = layer.isIsolated || layer.opacity < 1 || layer.blendMode != .normal || isMasked
        context.save()
        if isGroup { context.pushGroup() }
        levels[levels.count - 1].isGroup = isGroup
        cut(to: layer.clip, in: map)
    }

    /// Notes that a layer begins, and its link; false if nothing of it is seen. Every call is followed by one of `leave()`.
    @discardableResult
    mutating func enter(_ layer: DisplayList.Layer, depthLimit: Int = .max) -> Bool {
        let link = layer.link.flatMap { $0.isHarmless ? $0 : nil }
        if layer.link != nil, link == nil { remarks.add(.linkLeftOut) }
        links.begin(link)
        guard let outer = map, !(layer.opacity <= 0) else { return hide() }
        let map = layer.transform.concatenating(outer)
        guard map.isDrawable else { return hide() }
        guard levels.count < depthLimit else {
            remarks.add("Layers nested more than \(depthLimit) deep are not drawn.")
            return hide()
        }
        levels.append(Level(layer: layer, map: map))
        return true
    }

    private mutating func hide() -> Bool {
        hiddenDepth += 1
        return false
    }

    /// Notes that a layer begins of which nothing is seen.
    mutating func enterHidden() {
        links.begin(nil)
        hiddenDepth += 1
    }

    /// Notes that a layer ends; nil if nothing of it was seen.
    @discardableResult
    mutating func leave() -> Level? {
        links.end()
        if hiddenDepth == 0 { return levels.removeLast() }
        hiddenDepth -= 1
        return nil
    }

    /// In a group the clip is its content's, so that the mask is not cut.
    private func cut(to clip: DisplayList.Clip?, in map: PlaneMap) {
        context.save()
        guard let clip else { return }
        if context.setPath(clip.path, in: map) { context.clip(clip.style) } else { context.clipAll() }
    }

    mutating func beginMask() {
        guard hiddenDepth == 0, let level = levels.last, level.isGroup else { return }
        context.restore()
        levels[levels.count - 1].content = context.popGroup()
        context.pushGroup()
        context.save()
    }

    mutating func end() {
        guard let level = leave() else { return }
        context.restore()
        if level.isGroup { compose(level, context.popGroup()) }
        context.restore()
    }

    private func compose(_ level: Level, _ group: CairoGroup) {
        let mode = level.layer.blendMode
        let opacity = level.layer.opacity < 1 ? level.layer.opacity : 1
        guard let content = level.content else {
            context.setSource(group)
            context.setOperator(mode.isInPDF ? mode : .normal)
            context.paint(opacity: opacity)
            return context.setOperator(.normal)
        }
        let isDirect = opacity == 1 && mode == .normal
        if !isDirect { context.pushGroup() }
        context.setSource(content)
        context.mask(group)
        if !isDirect {
            context.setSource(context.popGroup())
            context.setOperator(mode.isInPDF ? mode : .normal)
            context.paint(opacity: opacity)
            context.setOperator(.normal)
        }
    }

    /// Says what a PDF cannot show of a layer.
    mutating func remark(_ layer: DisplayList.Layer) {
        if !layer.blendMode.isInPDF {
            remarks.add("A PDF has no blend mode \(layer.blendMode.rawValue); what uses it is drawn normally.")
        }
    }

    /// Notes where an item is, for the links around it.
    mutating func noteExtent(_ item: DisplayList.Item) {
        guard links.isInsideLink, let map else { return }
        links.add(item, in: map)
    }

    /// Notes a rectangle of the page for the links around it.
    mutating func noteExtent(_ place: CGRect) {
        links.add(.fill(Path(place), .color(.black), FillStyle()), in: .identity)
    }
}

extension BlendMode {
    /// Whether PDF has the blend mode.
    var isInPDF: Bool {
        switch self {
        case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: false
        default: true
        }
    }
}
