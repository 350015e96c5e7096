import CopyfitDrawing

/// What draws items in a format.
protocol ItemPainter {
    mutating func fill(_ path: Path, _ paint: DisplayList.Paint, _ style: FillStyle)
    mutating func stroke(_ path: Path, _ paint: DisplayList.Paint, _ style: StrokeStyle)
    mutating func glyphs(_ run: DisplayList.GlyphRun)
    mutating func image(_ drawing: DisplayList.ImageDrawing)
    /// Draws a group that has to be drawn as a whole; false for one whose items are drawn next.
    ///
    /// - Throws: What ends the rendering.
    mutating func drawWhole(_ group: DisplayList.Group, _ options: RenderingOptions) throws(RenderingError) -> Bool
    /// Begins a group; every call is followed by one of `end()`.
    mutating func begin(_ layer: DisplayList.Layer, isMasked: Bool)
    /// Ends the content of the innermost group, one that was begun as masked, and begins its mask.
    mutating func beginMask()
    mutating func end()
}

extension ItemPainter {
    mutating func drawWhole(_ group: DisplayList.Group, _ options: RenderingOptions) throws(RenderingError) -> Bool {
        false
    }

    /// Draws all items. O(items).
    ///
    /// - Throws: What the options say of a rendering that has to end.
    mutating func draw(_ items: DisplayList.Items, _ options: RenderingOptions) throws(RenderingError) {
        // How deep the walk is in a group that is drawn already.
        var depth = 0
        for (index, step) in items.steps.enumerated() {
            try options.check(after: index)
            switch step {
            case .item(.group) where depth > 0: depth += 1
            case .end where depth > 0: depth -= 1
            case _ where depth > 0: break
            case .item(.group(let group)):
                if try drawWhole(group, options) {
                    depth = 1
                } else {
                    begin(group.layer, isMasked: group.hasMask)
                }
            case .item(.fill(let path, let paint, let style)): fill(path, paint, style)
            case .item(.stroke(let path, let paint, let style)): stroke(path, paint, style)
            case .item(.glyphs(let run)): glyphs(run)
            case .item(.image(let drawing)): image(drawing)
            case .mask: beginMask()
            case .end: end()
            }
        }
    }
}
