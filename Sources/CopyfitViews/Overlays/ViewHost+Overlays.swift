public import CopyfitDrawing
import CopyfitLayout

extension ViewHost {
    /// The view's drawing, with marks that show its layout; updated first if that is due. Marks inside rotated
    /// or scaled views are upright. Linear in the number of elements and glyphs, times the depth.
    public nonisolated func displayList(showing overlay: LayoutOverlay) -> DisplayList {
        _ = updateUnchecked()
        return graph.query {
            guard let (painter, element) = drawing() else { return DisplayList(size: .zero) }
            var overlays = OverlayPainter(painter, overlay, graph, root.environment)
            return overlays.paint(element)
        }
    }
}
