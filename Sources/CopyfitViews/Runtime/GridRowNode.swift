import CopyfitLayout
import Foundation

/// The place of a row. Its elements are the cells, marked as belonging to the row. The grid above gathers them under
/// the row's own element, below any modifiers between the grid and the row.
final class GridRowNode: ListingNode {
    private var alignment: VerticalAlignment?
    private var child: _ViewNode?

    /// The element above the cells; exists while a grid lays them out.
    private var row: GridRowElement?

    /// Takes the place of the cells in a row without any.
    private var placeholder: NamedElement?

    init(_ alignment: VerticalAlignment?, at position: _ViewPosition) {
        self.alignment = alignment
        super.init(at: position)
        graph.containers.hasGridRows = true
    }

    func update<Content: View>(_ content: Content, alignment: VerticalAlignment?) {
        if let row {
            row.layout.setLayoutDirection(environment.builtIn.layoutDirection, of: row.layoutNode)
            if alignment != self.alignment { row.layout.setBehaviour(.gridRow(alignment), of: row.layoutNode) }
        }
        self.alignment = alignment
        child = position(of: child).bringIn(content)
        _ = collectElements()
    }

    /// The row's element over its cells, for a grid.
    func element(over cells: [Element]) -> Element {
        let element = row ?? GridRowElement(node: self, behaviour: .gridRow(alignment))
        row = element
        element.setChildren(cells.filter { !holdsOnlyPlace($0) })
        return element
    }

    /// Gives up the row's element; the cells become elements like any others.
    func dissolve() {
        row?.setChildren([])
        row?.release()
        row = nil
    }

    /// Whether an element is the placeholder of a row without cells, or only wraps it without a layout of its own.
    func holdsOnlyPlace(_ element: Element) -> Bool {
        var element = element
        while !element.ownsLayoutNode, let content = element.children.first { element = content }
        return element === placeholder
    }

    override var hasDynamicElements: Bool { child?.hasDynamicElements ?? false }

    override func collectElements() -> Bool {
        let cells = child?.elements ?? .none
        if cells.count == 0, placeholder == nil {
            placeholder = NamedElement(node: self, behaviour: .passThrough, name: "empty GridRow")
        }
        let old = elements
        let isChanged = replaceElements(cells.count > 0 ? cells : placeholder.map { .one($0) } ?? .none)
        if isChanged { old.forEach(unmark) }
        for element in elements {
            element.gridRow = self
            element.hasRowOfContent = false
        }
        return isChanged
    }

    /// Lets go of an element that another row may take.
    private func unmark(_ element: Element) {
        if element.gridRow === self, !element.hasRowOfContent { element.gridRow = nil }
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        child.map(visit)
    }

    override func willDestroy() {
        elements.forEach(unmark)
        dissolve()
        placeholder?.release()
    }
}

/// The element over the cells of a row.
final class GridRowElement: AttachedElement {
    override func draw(in painter: inout Painter, frame: CGRect) { painter.drawContent(of: self, in: .cell) }

    override var name: String { "GridRow" }
}

extension Element {
    /// Whether a container that is no grid lays the element out: it does not take the place of a row without cells.
    var isLaidOutInLine: Bool { gridRow?.holdsOnlyPlace(self) != true }
}

extension ElementList {
    /// The elements as a grid takes them: the cells of each row under the row's element.
    func gatheredIntoRows() -> ElementList {
        var gathered: [Element] = []
        var rest = array[...]
        while let first = rest.first {
            guard let row = first.gridRow else {
                gathered.append(rest.removeFirst())
                continue
            }
            let cells = rest.prefix { $0.gridRow === row }
            rest = rest.dropFirst(cells.count)
            gathered.append(row.element(over: Array(cells)))
        }
        return ElementList(gathered)
    }

    /// The elements as other containers take them.
    func dissolvedFromRows() -> ElementList {
        guard contains(where: { $0.gridRow != nil }) else { return self }
        let elements = filter { element in
            element.gridRow?.dissolve()
            return element.isLaidOutInLine
        }
        return ElementList(elements)
    }
}
