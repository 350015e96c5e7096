public import CopyfitDrawing
import CopyfitLayout
import Foundation

extension ViewHost {
    /// The view's drawing, from the frames and the lines that the last update found; updates first if that is due.
    ///
    /// The drawing has the host's size; along an axis on which the host proposes none or infinity, it has the root
    /// view's length. Frames are rounded to pixels of `displayScale`, as in SwiftUI. Runs the functions of canvases,
    /// visual effects and custom shapes on the calling thread. Linear in the number of elements and glyphs.
    public nonisolated func displayList() -> DisplayList {
        displayList(describingStructure: false)
    }

    /// The drawing as ``displayList()`` gives it, perhaps with layers that say what their content is in a document: texts, headings
    /// and lists, tables and grids, pictures with their labels, and what is hidden from assistive tools.
    public nonisolated func displayList(describingStructure: Bool) -> DisplayList {
        _ = updateUnchecked()
        return graph.query {
            drawing(describesStructure: describingStructure)?.painter.list ?? DisplayList(size: .zero)
        }
    }

    /// The drawing of the root view, with its element; nil if there is none.
    func drawing(describesStructure: Bool = false) -> (painter: Painter, root: Element)? {
        guard let element = root.slot.element else { return nil }
        let frame = element.frame
        let drawing = CGSize(
            width: size.width.flatMap { $0.isFinite ? $0 : nil } ?? frame.width,
            height: size.height.flatMap { $0.isFinite ? $0 : nil } ?? frame.height
        )
        var painter = Painter(size: drawing, describesStructure: describesStructure)
        painter.paint(element)
        return (painter, element)
    }
}
