extension View {
    /// Contributes a value for a key. It replaces all contributions from inside this view for the key.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceWriter<K>(value: value))
    }

    /// Changes the value that this view contributes for a key; starts with the default if it contributes none.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self,
        _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceTransform<K>(callback: callback))
    }

    /// Calls an action when the value that this view contributes for a key changes.
    ///
    /// It is first called after the first pass with a contribution, even if that is the default, and then whenever the
    /// value differs from the last one delivered. The action may write states.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self,
        perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceObserver<K>(action: action))
    }
}

/// Replaces what its content contributes.
nonisolated struct PreferenceWriter<K: PreferenceKey>: ElementWrapping {
    typealias Body = Never

    let value: K.Value

    func wrap(_ content: Element, in node: _ViewNode) -> Element {
        PreferenceWriterElement<K>(node: node, around: content) { [value] _ in value }
    }

    func update(_ wrapper: Element, from old: Self, in node: _ViewNode) {
        (wrapper as? PreferenceWriterElement<K>)?.value = { [value] _ in value }
    }
}

/// An element that sets a value for a key.
final class PreferenceWriterElement<K: PreferenceKey>: AttachedElement {
    /// Makes the value from this element.
    var value: (Element) -> K.Value
    private let own = PreferenceBit(K.self)

    init(node: _ViewNode, around content: Element, value: @escaping (Element) -> K.Value) {
        self.value = value
        super.init(node: node, around: content)
        absorb(own.mask)
    }

    override var name: String { "preference \(K.self)" }

    override func hasContributor<Key: PreferenceKey>(_ key: Key.Type, bit: PreferenceBit) -> Bool {
        key == K.self || super.hasContributor(key, bit: bit)
    }

    override func preference<Key: PreferenceKey>(_ key: Key.Type, bit: PreferenceBit) -> Key.Value? {
        key == K.self ? value(self) as? Key.Value : super.preference(key, bit: bit)
    }
}

/// Changes what its content contributes.
nonisolated struct PreferenceTransform<K: PreferenceKey>: ElementWrapping {
    typealias Body = Never

    let callback: (inout K.Value) -> Void

    func wrap(_ content: Element, in node: _ViewNode) -> Element {
        PreferenceTransformElement<K>(node: node, around: content) { [callback] value, _ in callback(&value) }
    }

    func update(_ wrapper: Element, from old: Self, in node: _ViewNode) {
        (wrapper as? PreferenceTransformElement<K>)?.callback = { [callback] value, _ in callback(&value) }
    }
}

/// An element that changes its content's value for a key.
final class PreferenceTransformElement<K: PreferenceKey>: AttachedElement {
    /// Changes the value, using this element.
    var callback: (inout K.Value, Element) -> Void
    private let own = PreferenceBit(K.self)

    init(node: _ViewNode, around content: Element, callback: @escaping (inout K.Value, Element) -> Void) {
        self.callback = callback
        super.init(node: node, around: content)
        absorb(own.mask)
    }

    override var name: String { "transformPreference \(K.self)" }

    override func hasContributor<Key: PreferenceKey>(_ key: Key.Type, bit: PreferenceBit) -> Bool {
        key == K.self || super.hasContributor(key, bit: bit)
    }

    override func preference<Key: PreferenceKey>(_ key: Key.Type, bit: PreferenceBit) -> Key.Value? {
        guard key == K.self else { return super.preference(key, bit: bit) }
        var value = super.preference(K.self, bit: own) ?? K.unisolatedDefault
        callback(&value, self)
        return value as? Key.Value
    }
}

/// Delivers what its content contributes.
nonisolated struct PreferenceObserver<K: PreferenceKey>: ElementWrapping where K.Value: Equatable {
    typealias Body = Never

    let action: (K.Value) -> Void

    var work: PendingWork { .actions }

    func wrap(_ content: Element, in node: _ViewNode) -> Element {
        PreferenceObserverElement<K>(node: node, around: content)
    }

    func update(_ wrapper: Element, from old: Self, in node: _ViewNode) {}

    func queueActions(of wrapper: Element, into queue: inout ActionQueue) {
        guard let wrapper = wrapper as? PreferenceObserverElement<K>, let value = wrapper.undelivered() else { return }
        queue.append(wrapper, subject: { "preference \(K.self) = \(value)" }) { [action] in action(value) }
    }
}

/// An element that remembers the last delivered value of a key.
final class PreferenceObserverElement<K: PreferenceKey>: AttachedElement where K.Value: Equatable {
    private var delivered: K.Value?

    /// The content's value, and the walk over the actions that found it. Observers around this one ask in the same walk.
    private var found: (value: K.Value?, walk: Int)?

    override var name: String { "onPreferenceChange \(K.self)" }

    /// The content's value if it must be delivered, else nil. Records it as delivered.
    func undelivered() -> K.Value? {
        let value = graph.evaluate(node, keepsReads: true) { super.preference(K.self, bit: PreferenceBit(K.self)) }
        found = (value, graph.actionWalks)
        if let delivered {
            let new = value ?? K.unisolatedDefault
            guard new != delivered else { return nil }
            self.delivered = new
        } else {
            guard let value else { return nil }
            delivered = value
            node.graph.checkReducer(K.self, with: value, at: node)
        }
        return delivered
    }

    override func preference<Key: PreferenceKey>(_ key: Key.Type, bit: PreferenceBit) -> Key.Value? {
        guard key == K.self, let found, found.walk == graph.actionWalks else { return super.preference(key, bit: bit) }
        return found.value.flatMap { $0 as? Key.Value }
    }
}
