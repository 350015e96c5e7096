import CopyfitDrawing
import CopyfitFonts
import Foundation

/// Draws items on the pages of a PDF file.
struct PDFPainter: ItemPainter {
    /// The most layers that may be open at the same time.
    private static let depthLimit = 500

    var remarks = Remarks()
    var file = PDFFile()
    var pictures = PDFPictures()
    var states = PDFStates()
    var text: PDFText
    var colorGlyphs = ColorGlyphStore()
    /// The instructions of the innermost group.
    var content = PDFContent(pageHeight: 0)
    private(set) var pages: [PDFFile.Reference] = []
    let pageTree: PDFFile.Reference
    /// What the document's parts are; nil if that is not stated.
    var structure: PDFStructure?
    private(set) var maskDepth = 0
    /// The document's language; nil if it is not known.
    let language: String?
    /// How deep states were saved inside each other.
    var saveDepth = 0
    private var page = CGRect.zero
    private var links = PageLinks()
    private var levels: [Level] = []
    private var hiddenDepth = 0

    struct Level {
        let layer: DisplayList.Layer
        let map: PlaneMap
        /// A rectangle outside which nothing of the layer is seen, in the page's coordinates.
        let visible: CGRect
        /// The instructions around a group.
        var outer: PDFContent?
        /// The finished content of a group whose mask is being drawn.
        var masked: PDFFile.Reference?
        /// Whether the instructions around the layer's are restored after it.
        var isSaved = false
    }

    /// - Parameters:
    ///   - pages: All pages that will be drawn.
    ///   - language: The document's language; nil is that of its first text.
    ///   - isTagged: Whether the file states what its parts are.
    ///   - smooths: Whether pictures that are enlarged may be smoothed.
    init(_ pages: [DisplayList], language: String?, isTagged: Bool, smooths: Bool) {
        text = PDFText(pages)
        self.language = language ?? (isTagged ? text.language : nil)
        file.smooths = smooths
        structure = isTagged ? PDFStructure() : nil
        pageTree = file.reserve()
    }

    /// The map of the coordinates that items have now; nil inside a layer of which nothing is seen.
    var map: PlaneMap? { hiddenDepth > 0 ? nil : levels.last?.map ?? .identity }

    /// A rectangle outside which nothing can be seen, in the page's coordinates.
    var visible: CGRect { levels.last?.visible ?? page }

    /// Draws a list on a page of its own.
    mutating func drawPage(_ list: DisplayList, _ options: RenderingOptions) throws(RenderingError) {
        page = CGRect(origin: .zero, size: list.size)
        pages.append(file.reserve())
        content = PDFContent(pageHeight: list.size.height, key: structure?.key())
        try draw(list.items, options)
        content.endMark()
        saveDepth = max(saveDepth, content.saveDepth)
        let instructions = file.addStream(Markup(), compressing: content.code.bytes)
        var object = Markup()
        object.add("<</Type/Page/Parent ")
        object.reference(pageTree)
        object.add("/MediaBox")
        object.rectangle(page)
        object.add("/Group<</S/Transparency/I true/CS/DeviceRGB>>/Resources")
        content.resources.write(to: &object)
        object.add("/Contents ")
        object.reference(instructions)
        if let key = content.key { object.add("/StructParents \(key)/Tabs/S") }
        addLinks(to: &object)
        object.add(">>")
        file.set(pages[pages.count - 1], object)
    }

    private mutating func addLinks(to object: inout Markup) {
        let found = links.take(on: page)
        guard !found.isEmpty else { return }
        object.add("/Annots[")
        for link in found {
            let reference = file.reserve()
            let key = link.part.flatMap { structure?.add(reference, to: $0, page: pages[pages.count - 1]) }
            var annotation = Markup()
            annotation.add("<</Type/Annot/Subtype/Link/F 4/Border[0 0 0]/Rect")
            annotation.rectangle(link.place.applying(content.page))
            annotation.add("/A<</S/URI/URI(\(link.address))>>")
            if let key { annotation.add("/Contents(\(link.address))/StructParent \(key)") }
            annotation.add(">>")
            file.set(reference, annotation)
            object.reference(reference)
            object.add(" ")
        }
        object.add("]")
    }

    mutating func begin(_ layer: DisplayList.Layer, isMasked: Bool) {
        guard enter(layer, depthLimit: Self.depthLimit), let map else { return }
        remark(layer)
        let last = levels.count - 1
        if layer.isIsolated || layer.opacity < 1 || layer.blendMode != .normal || isMasked {
            levels[last].outer = content
            let isRead = structure != nil && maskDepth == 0
            content = content.group(isRead ? file.reserve() : nil, key: isRead ? structure?.key() : nil)
        } else if layer.clip != nil {
            content.save()
            levels[last].isSaved = true
        }
        // In a group the clip is its content's, so that the mask is not cut.
        if let clip = layer.clip { content.clip(clip.path, clip.style, in: map) }
    }

    /// Notes that a layer begins, and its link; false if nothing of it is seen. Every call is followed by one of `leave()`.
    @discardableResult
    mutating func enter(_ layer: DisplayList.Layer, depthLimit: Int = .max) -> Bool {
        let link = layer.link.flatMap { $0.isHarmless ? $0 : nil }
        if layer.link != nil, link == nil { remarks.add(.linkLeftOut) }
        structure?.begin(layer)
        links.begin(link, part: link == nil || maskDepth > 0 ? nil : structure?.beginLink())
        guard let outer = map, !(layer.opacity <= 0) else { return hide() }
        let map = layer.transform.concatenating(outer)
        guard map.isDrawable else { return hide() }
        guard levels.count < depthLimit else {
            remarks.add("Layers nested more than \(depthLimit) deep are not drawn.")
            return hide()
        }
        levels.append(Level(layer: layer, map: map, visible: visible(layer.clip, in: map)))
        return true
    }

    private func visible(_ clip: DisplayList.Clip?, in map: PlaneMap) -> CGRect {
        guard let clip else { return visible }
        var extent = LayerExtent()
        extent.add(clip.path, in: map)
        let rect = extent.rect?.intersection(visible) ?? .null
        return rect.isNull ? .zero : rect
    }

    private mutating func hide() -> Bool {
        hiddenDepth += 1
        return false
    }

    /// Notes that a layer begins of which nothing is seen.
    mutating func enterHidden() {
        structure?.begin(DisplayList.Layer())
        links.begin(nil, part: nil)
        hiddenDepth += 1
    }

    /// Notes that a layer ends; nil if nothing of it was seen.
    @discardableResult
    mutating func leave() -> Level? {
        links.end()
        structure?.end()
        if hiddenDepth == 0 { return levels.removeLast() }
        hiddenDepth -= 1
        return nil
    }

    mutating func beginMask() {
        guard hiddenDepth == 0, let level = levels.last, level.outer != nil else { return }
        levels[levels.count - 1].masked = addGroup()
        maskDepth += 1
        content = content.group()
    }

    mutating func end() {
        guard hiddenDepth == 0, levels.last?.outer != nil else {
            if leave()?.isSaved == true { content.restore() }
            return
        }
        let group = addGroup()
        guard var level = leave(), var outer = level.outer else { return }
        // The instructions around the group, which may be many, are copied if two have them.
        level.outer = nil
        let opacity = level.layer.opacity < 1 ? level.layer.opacity : 1
        let mask = level.masked == nil ? nil : PDFStates.Mask.alpha(group)
        if mask != nil { maskDepth -= 1 }
        let mode = level.layer.blendMode.isInPDF ? level.layer.blendMode : .normal
        // What a group draws says itself what it belongs to.
        outer.endMark()
        outer.save()
        outer.setGraphics(states.state(opacity: opacity, mode: mode, mask: mask, in: &file))
        outer.paint(level.masked ?? group)
        outer.restore()
        content = outer
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
