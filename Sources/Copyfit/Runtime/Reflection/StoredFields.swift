/// A stored field of a struct or tuple: its name, its distance from the value's start in bytes, its type, and whether
/// what lies there is a value of that type: a weak or unowned reference is not.
struct StoredField {
    let name: String
    let offset: Int
    let type: Any.Type
    let isStrong: Bool
}

/// The stored fields of a struct or tuple type in declaration order; none for any other kind of type, and none when the
/// program was built without reflection metadata.
///
/// Costs microseconds per field: callers keep the answer per type.
func storedFields(of type: Any.Type) -> [StoredField] {
    guard hasFields(type) else { return [] }
    let count = unsafe recursiveChildCount(type)
    return (0..<count).map { index in
        var metadata = unsafe FieldMetadata()
        // Proof: the three functions are the runtime's own, with the layout that the standard library's `Mirror`
        // uses; the index is below the count they gave.
        let fieldType = unsafe recursiveChildMetadata(type, index: index, metadata: &metadata)
        defer { unsafe metadata.free?(metadata.name) }
        let name = unsafe metadata.name.map { unsafe String(cString: $0) } ?? ""
        return StoredField(
            name: name,
            offset: unsafe recursiveChildOffset(type, index: index),
            type: fieldType,
            isStrong: unsafe metadata.isStrong
        )
    }
}

/// Whether the metadata of a type is that of a struct or tuple: of other kinds the runtime's functions read a value's
/// dynamic type, and there is no value.
private func hasFields(_ type: Any.Type) -> Bool {
    // Proof: a metatype of unconstrained type is the address of metadata, whose first word is the kind (Metadata.h and
    // MetadataKind.def of the Swift runtime); metadata is never freed.
    let kind = unsafe unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    return kind == MetadataKind.structure || kind == MetadataKind.tuple
}

/// The kinds of metadata with fields.
private enum MetadataKind {
    static let structure: UInt = 0x200
    static let tuple: UInt = 0x301
}

@unsafe private struct FieldMetadata {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVar = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
@unsafe private func recursiveChildCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
@unsafe private func recursiveChildMetadata(
    _ type: Any.Type,
    index: Int,
    metadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
@unsafe private func recursiveChildOffset(_ type: Any.Type, index: Int) -> Int
