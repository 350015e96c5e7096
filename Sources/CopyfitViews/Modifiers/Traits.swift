public import CopyfitLayout

extension View {
    /// Gives a value to the container directly around this view, for custom layouts.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(TraitModifier(name: "layoutValue \(K.self)") { $0[K.self] = value })
    }

    /// Gives a value to the containers that lay this view out.
    nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        modifier(TraitModifier(name: "containerValue") { $0.containerValues[keyPath: keyPath] = value })
    }

    /// Tags this view for selections; has no effect on layout.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TraitModifier(name: "tag") { $0.containerValues[TagKey.self] = AnyHashable(tag) })
    }
}

/// The tag of a view for selections.
struct TagKey: ContainerValueKey {
    static var defaultValue: AnyHashable? { nil }
}

/// Gives values to the container around each element of its content.
nonisolated struct TraitModifier: ElementWrapping {
    typealias Body = Never

    let name: String
    private var traits = LayoutTraits()

    init(name: String, set: (inout LayoutTraits) -> Void) {
        self.name = name
        set(&traits)
    }

    func wrap(_ content: Element, in node: _ViewNode) -> Element {
        let wrapper = NamedElement(node: node, behaviour: .passThrough, name: name)
        wrapper.setChildren(.one(content))
        wrapper.layout.setTraits(traits, of: wrapper.layoutNode)
        return wrapper
    }

    func update(_ wrapper: Element, from old: TraitModifier, in node: _ViewNode) {
        (wrapper as? NamedElement)?.givenName = name
        wrapper.layout.setTraits(traits, of: wrapper.layoutNode)
        if !traits.containerValues.isSame(as: old.traits.containerValues) { node.announceContainerValues() }
    }
}
