/// A section of the views that another view consists of.
public struct SectionConfiguration: Identifiable {
    /// Identifies a section as long as it exists; the same in equal trees.
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
final class SectionNode: ListingNode {
    enum Part { case header, content, footer }

    private var header: _ViewNode?
    private var content: _ViewNode?
    private var footer: _ViewNode?

    override init(at position: borrowing _ViewPosition) {
        super.init(at: position)
        graph.containers.hasSections = true
    }

    func update<Parent: View, Content: View, Footer: View>(_ view: Section<Parent, Content, Footer>) {
        let container = position(of: nil).container
        header = edge(header, view.header, isFooter: false, environment.forHeader, in: container)
        content =
            if let isExpanded = view.isExpanded {
                ClosableContent._reconcile(
                    ClosableContent(isExpanded: isExpanded, content: view.content),
                    at: position(of: content)
                )
            } else {
                position(of: content).bringIn(view.content)
            }
        footer = edge(footer, view.footer, isFooter: true, environment.forFooter, in: container)
        _ = collectElements()
    }

    /// Brings a header or footer to its place.
    private func edge<Content: View>(
        _ place: _ViewNode?,
        _ content: Content,
        isFooter: Bool,
        _ environment: EnvironmentValues,
        in container: (any LazyContainer)?
    ) -> _ViewNode {
        let position = position(of: place, environment: environment)
        if Content.self == EmptyView.self { return position.bringIn(content) }
        return position.bringIn { position in
            let node = position.node { SectionEdgeNode(of: self, isFooter: isFooter, at: $0) }
            node.update(content, in: container)
            return node
        }
    }

    /// The elements between header and footer.
    var contentElements: ElementList { content?.elements ?? .none }

    private var members: [_ViewNode] { [header, content, footer].compactMap { $0 } }

    override var hasDynamicElements: Bool { members.contains(where: \.hasDynamicElements) }

    override func passesElements(of child: _ViewNode?) -> Bool { true }

    override func collectElements() -> Bool {
        replaceElements(ElementList(concatenating: members))
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        members.forEach(visit)
    }

    /// The part to which an element, or the element inside it, belongs.
    func part(of element: Element) -> Part {
        var node = element.innermost(of: self)
        while let parent = node.parent, parent !== self { node = parent }
        return node === header ? .header : node === footer ? .footer : .content
    }
}

/// Content that is shown while a binding is true.
private nonisolated struct ClosableContent<Content: View>: BuiltInView {
    let isExpanded: Binding<Bool>
    let content: Content

    var body: some View {
        if isExpanded.wrappedValue { content }
    }
}

extension Element {
    /// The section in which the element, or the element inside it, was written. Looks up to the place `top`, which may
    /// be the section itself.
    func section(below top: _ViewNode) -> SectionNode? {
        var element: Element? = self
        while let current = element {
            if let section = current.node.enclosingSection(below: top) { return section }
            element = current.node.content(of: current)
        }
        return nil
    }

    /// The place of the element, or of the first element inside it whose place is in the section.
    fileprivate func innermost(of section: SectionNode) -> _ViewNode {
        var element = self
        while !element.node.isInside(section), let content = element.node.content(of: element) { element = content }
        return element.node
    }
}

extension _ViewNode {
    /// The nearest section around this place, up to the place `top`. Nil if `top` is not above this place, as for a
    /// subview's own place.
    fileprivate func enclosingSection(below top: _ViewNode) -> SectionNode? {
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
