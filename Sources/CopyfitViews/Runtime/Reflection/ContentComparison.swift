/// The depth down to which the contents of nested enumerations and existentials are compared; deeper ones count as
/// changed. Chains of indirect cases may be longer than any stack.
private let contentDepthLimit = 64

extension Comparison {
    /// The comparison of an existential by its value, or of an enumeration by its case and associated values. Nil for
    /// other types and for enumerations with a custom mirror.
    init?(contentsOf type: Any.Type) {
        switch metadataKind(of: type) {
        case .existential: self = .contents(type)
        case .enumeration where !(type is any CustomReflectable.Type): self = .cases(type)
        default: return nil
        }
    }
}

/// Whether both existentials hold values of the same type that make no difference.
func areContentsUnchanged<Value>(_ old: Value, _ new: Value, depth: Int) -> Bool {
    let type = Swift.type(of: old as Any)
    guard depth < contentDepthLimit, type == Swift.type(of: new as Any) else { return false }
    func compare<Content>(_: Content.Type) -> Bool {
        guard let old = old as? Content, let new = new as? Content else { return false }
        return Comparison.of(Content.self).areUnchanged(old, new, depth: depth + 1)
    }
    return _openExistential(type, do: compare)
}

/// Whether both enumerations have the same case with associated values that make no difference.
///
/// Cases of the same name differ in the types or labels of their associated values.
func areCasesUnchanged<Value>(_ old: Value, _ new: Value, depth: Int) -> Bool {
    guard let name = caseName(of: old), name == caseName(of: new) else { return false }
    switch (Mirror(reflecting: old).children.first?.value, Mirror(reflecting: new).children.first?.value) {
    case (nil, nil): return true
    case (let old?, let new?): return areContentsUnchanged(old, new, depth: depth)
    default: return false
    }
}

/// The name of an enumeration's case; nil if the program has no reflection metadata.
private func caseName<Value>(of value: Value) -> String? {
    // Proof: the runtime's function takes any enumeration, as the standard library calls it, and returns a name that is
    // never freed.
    unsafe enumCaseName(value).map { unsafe String(cString: $0) }
}

@_silgen_name("swift_EnumCaseName")
@unsafe private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
