/// What a function makes of the elements that a view consists of.
nonisolated struct SubviewsView<Base: View, Result: View>: View {
    typealias Body = Never

    let base: Base
    let transform: (SubviewSource) -> Result

    nonisolated static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        let node = position.node { SubviewsNode(at: $0) }
        node.graph.presence.noteChoice()
        node.update(view)
        return node
    }
}

/// The elements of a view, as subviews and sections.
struct SubviewSource {
    fileprivate let elements: [Element]
    fileprivate let base: _ViewNode

    var subviews: SubviewsCollection { collection(elements) }

    /// The elements, grouped by the section in which they were written. Elements between sections form additional
    /// sections.
    var sections: [SectionConfiguration] {
        var sections: [SectionConfiguration] = []
        var rest = elements[...]
        while let first = rest.first {
            let section = first.section(below: base)
            let members = rest.prefix { $0.section(below: base) === section }
            rest = rest.dropFirst(members.count)
            sections.append(configuration(of: Array(members), in: section))
        }
        return sections
    }

    private func configuration(of members: [Element], in section: SectionNode?) -> SectionConfiguration {
        func part(_ part: SectionNode.Part) -> SubviewsCollection {
            collection(members.filter { section?.part(of: $0) ?? .content == part })
        }
        return SectionConfiguration(
            id: SectionConfiguration.ID(
                place: section.map { StructuralPath(from: $0, upTo: base) }
                    ?? StructuralPath(of: members[0], upTo: base)
            ),
            header: part(.header),
            content: part(.content),
            footer: part(.footer)
        )
    }

    private func collection(_ elements: [Element]) -> SubviewsCollection {
        SubviewsCollection(
            subviews: elements.map {
                Subview(
                    element: $0,
                    implicitTag: $0.idInForEach(below: base),
                    id: Subview.ID(place: StructuralPath(of: $0, upTo: base))
                )
            }
        )
    }
}

/// The place of a view whose elements are laid out by another view.
final class SubviewsNode: ListingNode {
    private var base: _ViewNode?
    private var result: _ViewNode?
    private var updateAgain: (() -> Void)?
    private var known = ElementList.none

    func update<Base: View, Result: View>(_ view: SubviewsView<Base, Result>) {
        let base = position(of: base).bringIn(view.base)
        self.base = base
        updateAgain = { [unowned self] in
            known = base.elements
            let source = SubviewSource(elements: known.present.array, base: base)
            let content = graph.evaluate(self) { view.transform(source) }
            result = position(of: result).bringIn(content)
        }
        updateAgain?()
        _ = replaceElements(result?.elements ?? .none)
    }

    override func reevaluate() -> Bool {
        updateAgain?()
        return replaceElements(result?.elements ?? .none)
    }

    /// Whether the elements of a place directly below this one are those that the function sees.
    fileprivate func reads(_ child: _ViewNode) -> Bool { child === base }

    override var hasDynamicElements: Bool { base?.hasDynamicElements ?? false }

    override func collectElements() -> Bool {
        if let base, !base.elements.isIdentical(to: known) { updateAgain?() }
        return replaceElements(result?.elements ?? .none)
    }

    /// The result comes first, because its places keep elements of the base.
    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        result.map(visit)
        base.map(visit)
    }
}

extension _ViewNode {
    /// Marks the places around this one whose functions see the container values of its elements, so that they are
    /// evaluated again.
    func announceContainerValues() {
        var node = self
        while let parent = node.parent {
            if let reader = parent as? SubviewsNode, reader.reads(node) { graph.markDirty(reader) }
            node = parent
        }
    }
}

extension Element {
    /// The id of the innermost `ForEach` element in which this one, or the element inside it, was written. Looks up to
    /// the place `top`. A subview has its own.
    fileprivate func idInForEach(below top: _ViewNode) -> AnyHashable? {
        if let id = (node as? SubviewNode)?.implicitTag { return id }
        return node.content(of: self)?.idInForEach(below: top) ?? node.enclosingID(below: top)
    }
}

extension _ViewNode {
    fileprivate func enclosingID(below top: _ViewNode) -> AnyHashable? {
        var node = self
        while node !== top, let parent = node.parent {
            if let id = (parent as? any IdentifyingNode)?.id(of: node) { return id }
            node = parent
        }
        return nil
    }
}
