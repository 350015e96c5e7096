extension PreferenceKey {
    nonisolated static var unisolatedDefault: Value {
        callUnisolated(Self.self) { $0.defaultValue }
    }

    nonisolated static func unisolatedReduce(_ value: inout Value, _ next: @escaping () -> Value) {
        changeUnisolated(&value, (Self.self, next)) { $1.0.reduce(value: &$0, nextValue: $1.1) }
    }
}

extension ViewGraph {
    /// Reports, once per key, a reducer for which the default is not neutral: the result would depend on views that
    /// contribute nothing. Skips values that are not equal to themselves, because they prove nothing.
    func checkReducer<K: PreferenceKey>(_ key: K.Type, with value: K.Value, at place: _ViewNode)
    where K.Value: Equatable {
        let neutral = K.unisolatedDefault
        guard value == value, neutral == neutral, value != neutral,
            sideTables.checkedReducers.insert(ObjectIdentifier(key)).inserted
        else { return }
        var reduced = value
        K.unisolatedReduce(&reduced) { neutral }
        guard reduced != value, !isUnchanged(value, reduced) else { return }
        diagnostics.report(
            .unlawfulReducer,
            at: place,
            "\(K.self) loses a value when the next one is the default; combine the two in reduce(value:nextValue:)."
        )
    }
}

/// The combined value of a key from several elements, in order; nil if none contributes.
func combinedPreference<K: PreferenceKey>(_ key: K.Type, of elements: some Sequence<Element>) -> K.Value? {
    let bit = PreferenceBit(key)
    var rest = elements.makeIterator()
    while let first = rest.next() {
        guard var value = first.preference(key, bit: bit) else { continue }
        // The only copy, so that a reducer adds to it in place.
        while let next = rest.next() {
            guard next.hasContributor(key, bit: bit) else { continue }
            K.unisolatedReduce(&value) { next.preference(key, bit: bit) ?? K.unisolatedDefault }
        }
        return value
    }
    return nil
}
