/// A section of the views that another view consists of.
public struct SectionConfiguration: Identifiable {
    /// What tells a section from the others, as long as it lives; the same in equal trees.
    public struct ID: Hashable {
        let place: StructuralPath
    }

    public let id: ID
    /// The views of the header.
    public let header: SubviewsCollection
    /// The views between header and footer.
    public let content: SubviewsCollection
    /// The views of the footer.
    public let footer: SubviewsCollection
}

/// The sections of the views that another view consists of, in order.
public struct SectionCollection: RandomAccessCollection {
    let sections: [SectionConfiguration]

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }

    /// The section at a position.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// The place of a section: its elements are those of the header, the content and the footer.
final class SectionNode: _ViewNode {
    enum Part { case header, content, footer }

    private var header: _ViewNode?
    private var content: _ViewNode?
    private var footer: _ViewNode?

    override init(at position: borrowing _ViewPosition) {
        super.init(at: position)
        graph.hasSections = true
    }

    func update<Parent: View, Content: View, Footer: View>(_ view: Section<Parent, Content, Footer>) {
        header = position(of: header).bringIn(view.header)
        content =
            if let isExpanded = view.isExpanded {
                ClosableContent._reconcile(
                    ClosableContent(isExpanded: isExpanded, content: view.content),
                    at: position(of: content)
                )
            } else {
                position(of: content).bringIn(view.content)
            }
        footer = position(of: footer).bringIn(view.footer)
        _ = collectElements()
    }

    private var children: [_ViewNode] { [header, content, footer].compactMap { $0 } }

    override var hasDynamicElements: Bool { children.contains(where: \.hasDynamicElements) }

    override func collectElements() -> Bool {
        replaceElements(ElementList(concatenating: children))
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        children.forEach(visit)
    }

    /// Which part an element belongs to, or what it is around.
    func part(of element: Element) -> Part {
        var node = element.innermost(of: self)
        while let parent = node.parent, parent !== self { node = parent }
        return node === header ? .header : node === footer ? .footer : .content
    }
}

/// Content that is there while a binding says so.
private nonisolated struct ClosableContent<Content: View>: BuiltInView {
    let isExpanded: Binding<Bool>
    let content: Content

    var body: some View {
        if isExpanded.wrappedValue { content }
    }
}

extension Element {
    /// The section that the element, or what it is around, was written in, up to a place above, which may be the section.
    func section(below top: _ViewNode) -> SectionNode? {
        var element: Element? = self
        while let current = element {
            if let section = current.node.section(below: top) { return section }
            element = current.node.content(of: current)
        }
        return nil
    }

    /// The place of what the element is around, down to one that lies in a section.
    fileprivate func innermost(of section: SectionNode) -> _ViewNode {
        var element = self
        while !element.node.isInside(section), let content = element.node.content(of: element) { element = content }
        return element.node
    }
}

extension _ViewNode {
    /// The nearest section around this place, up to a place above; nil where that is not above: a subview's own place is not.
    fileprivate func section(below top: _ViewNode) -> SectionNode? {
        var section: SectionNode?
        var node: _ViewNode? = self
        while let place = node {
            section = section ?? place as? SectionNode
            if place === top { return section }
            node = place.parent
        }
        return nil
    }

    fileprivate func isInside(_ other: _ViewNode) -> Bool {
        var node = parent
        while let current = node {
            if current === other { return true }
            node = current.parent
        }
        return false
    }
}
