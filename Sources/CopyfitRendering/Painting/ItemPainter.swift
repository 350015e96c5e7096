import CopyfitDrawing

/// What draws the items of a list, in order.
protocol ItemPainter: AnyObject {
    func fill(_ path: Path, _ paint: DisplayList.Paint, _ style: FillStyle)
    func stroke(_ path: Path, _ paint: DisplayList.Paint, _ style: StrokeStyle)
    func glyphs(_ run: DisplayList.GlyphRun)
    func image(_ drawing: DisplayList.ImageDrawing)
    /// Begins a layer; every call is followed by one of `end()`. `extent` is where its content may be.
    func begin(_ layer: DisplayList.Layer, isMasked: Bool, extent: LayerExtent)
    /// Ends the content of the innermost layer, one that was begun as masked, and begins its mask.
    func beginMask()
    func end()
}

extension ItemPainter {
    /// Draws all items. Ends and masks without a layer are ignored; layers without an end last to the end of the list.
    /// O(items).
    func draw(_ items: [DisplayList.Item], in matrix: PlaneMap) {
        let structure = LayerStructure(items, in: matrix)
        for (index, item) in items.enumerated() {
            switch item {
            case .fill(let path, let paint, let style): fill(path, paint, style)
            case .stroke(let path, let paint, let style): stroke(path, paint, style)
            case .glyphs(let run): glyphs(run)
            case .image(let drawing): image(drawing)
            case .begin(let layer):
                let extent = structure.extents[index] ?? LayerExtent()
                begin(layer, isMasked: structure.maskOfLayer[index] != nil, extent: extent)
            case .mask: if structure.masks.contains(index) { beginMask() }
            case .end: if structure.ends.contains(index) { end() }
            }
        }
        for _ in 0..<structure.unendedCount { end() }
    }
}
